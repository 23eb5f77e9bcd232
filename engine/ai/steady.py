from engine.ai.player import Thought
from engine.kernel.rng import split
from engine.seraphs.habits import habit
from engine.seraphs.rules import GAME
from engine.seraphs.evaluate import evaluate
from engine.seraphs.words import SETUP
from engine.seraphs import prompts as ask
import os
SAMPLES=int(os.environ.get('SAMPLES','4')); ROUNDS=int(os.environ.get('ROUNDS','1'))
class SteadyPlayer:
    def think(self, view, decision, rng):
        yield
        side=decision.seat
        opts=decision.options
        first=habit(view.table)
        if view.table.phase==SETUP:
            return Thought(first,"")
        if decision.prompt.kind==ask.ASK_DEAL: return Thought(first,'')
        tot=dict.fromkeys(opts,0)
        tot[first]=1
        for _ in range(SAMPLES):
            mine,rng=split(rng)
            base=GAME.resample(view,mine)
            for o in opts:
                s=base.copy()
                GAME.play(s,o)
                self.on(s,side)
                tot[o]+=evaluate(s,side)
            yield
        return Thought(max(opts,key=lambda o:tot[o]),'')
    def on(self,s,side):
        start=s.count; n=0
        want = start + (1 if s.active!=side else 2)+2*(ROUNDS-1)
        while s.question is not None:
            if s.count>=want and s.question.kind==ask.ASK_OFFERING and s.question.side==side: return
            GAME.play(s,habit(s))
