"""Folding: each event calls the atom that recorded it."""

from collections.abc import Callable
from typing import Final, Never

from engine.kernel.agenda import drop_all, put_all
from engine.kernel.ids import Ref
from engine.seraphs import atoms
from engine.seraphs import events as ev
from engine.seraphs.events import Event
from engine.seraphs.events import siege as siege_ev
from engine.seraphs.prompts import Announcement
from engine.seraphs.state import InPlay, KeptTask, Lasting, State, find


def evolve(state: State, event: Event) -> None:
    """Fold one event, in place. The state keeps no record."""
    _FOLDS[type(event)](state, event)  # type: ignore[arg-type]  # by type


def _entry(state: State, ref: Ref) -> InPlay:
    entry = find(state, ref)
    if entry is None:
        raise ValueError(f"no card {ref} is in play")
    return entry


def _asked(state: State, event: ev.Asked) -> None:
    drop_all(state.agenda)
    put_all(state.agenda, event.agenda[::-1])
    atoms.ask(state, event.question)


def _announced(state: State, event: ev.Announced) -> None:
    atoms.announce(state, Announcement(*event.announcement))


_FOLDS: Final[dict[type, Callable[[State, Never], object]]] = {
    ev.Shuffled: lambda s, e: atoms.shuffle(s, e.side, e.cards, e.rng),
    ev.RngMoved: lambda s, e: atoms.move_rng(s, e.rng),
    ev.HandPutBack: lambda s, e: atoms.put_hand_back(s, e.side),
    ev.CardDrawn: lambda s, e: atoms.draw(s, e.side),
    ev.CouldNotDraw: lambda s, e: atoms.could_not_draw(s, e.side),
    ev.Looked: lambda s, e: atoms.look(s, e.side, e.refs),
    ev.Kept: lambda s, e: atoms.keep(s, e.side, e.ref, e.rest),
    ev.Found: lambda s, e: atoms.take_found(s, e.side, e.ref),
    ev.LaidOnAltar: lambda s, e: atoms.lay_on_altar(s, e.side, e.ref, e.sideways),
    ev.Discarded: lambda s, e: atoms.discard(s, e.side, e.ref),
    ev.MorningBroke: lambda s, e: atoms.break_morning(s, e.side, e.day),
    ev.StoodUpAll: lambda s, e: atoms.stand_up_all(s, e.side),
    ev.PhaseBegan: lambda s, e: atoms.begin_phase(s, e.phase),
    ev.Announced: _announced,
    ev.MannaPaid: lambda s, e: atoms.pay(s, e.side, e.turned, e.manna),
    ev.MannaGained: lambda s, e: atoms.gain_manna(s, e.side, e.n),
    ev.MannaLost: lambda s, e: atoms.lose_manna(s, e.side),
    ev.PauseBegan: lambda s, e: atoms.begin_pause(s, e.speaker),
    ev.Spoke: lambda s, e: atoms.speak(s, e.side),
    ev.Passed: lambda s, e: atoms.pass_by(s, e.side),
    ev.PauseEnded: lambda s, e: atoms.end_pause(s),
    ev.Stopped: lambda s, e: atoms.stop(s, e.ref),
    ev.PowerWorked: atoms.work,
    ev.Entered: lambda s, e: atoms.enter(s, e.side, e.ref, e.sideways, e.returned),
    ev.WentOut: lambda s, e: atoms.go_out(s, _entry(s, e.ref)),
    ev.StoodInTheWay: lambda s, e: atoms.stand_in_the_way(s, e.ref, e.attacker),
    ev.TurnedBack: lambda s, e: atoms.turn_back(s, _entry(s, e.ref)),
    ev.FightBegan: lambda s, e: atoms.begin_fight(s, e.attacker, e.blockers),
    ev.Damaged: lambda s, e: atoms.damage(s, _entry(s, e.ref), e.n, e.by_pair),
    ev.BattleEnded: lambda s, e: atoms.end_battle(s),
    ev.TurnedSideways: lambda s, e: atoms.turn_sideways(s, e.ref),
    ev.StoodUp: lambda s, e: atoms.stand_up(s, e.ref),
    ev.Fell: lambda s, e: atoms.fall(s, _entry(s, e.ref)),
    ev.Stayed: lambda s, e: atoms.stay(s, _entry(s, e.ref)),
    ev.TakenUp: lambda s, e: atoms.take_up(s, _entry(s, e.ref)),
    ev.LeftTheGame: lambda s, e: atoms.leave_the_game(s, _entry(s, e.ref)),
    ev.WentBackToHand: lambda s, e: atoms.go_back_to_hand(s, e.ref),
    ev.WentToWilderness: lambda s, e: atoms.go_to_wilderness(s, e.ref),
    ev.Turned: lambda s, e: atoms.turn(s, _entry(s, e.ref)),
    ev.WallsBroken: lambda s, e: atoms.break_walls(s, e.side, e.n, e.by),
    ev.WallsMended: lambda s, e: atoms.mend_walls(s, e.side, e.n),
    ev.LastingBegan: lambda s, e: atoms.begin_lasting(
        s, Lasting(e.kind, e.refs, e.side, e.strength, e.heart, e.until, e.source, e.forbidden)
    ),
    ev.KeptForMorning: lambda s, e: atoms.keep_for_morning(
        s, KeptTask(e.side, e.ref, e.card, e.power)
    ),
    ev.KeptDone: lambda s, e: atoms.begin_kept(s, e.side),
    ev.EveningHealed: lambda s, e: atoms.heal(s),
    ev.StoryMoment: lambda s, e: atoms.read_story(s, e.card),
    ev.Testimony: lambda s, e: atoms.give_testimony(s, e.ref, e.covenant_card, e.read),
    ev.FallenSettled: lambda s, e: atoms.settle_fallen(s),
    ev.ElderDrew: lambda s, e: atoms.draw_for_elder(s, e.side, e.ref),
    ev.Asked: _asked,
    ev.GameEnded: lambda s, e: atoms.end_game(s, e.winners, e.how),
    siege_ev.PileLaid: lambda s, e: atoms.lay_pile(s, e.cards, e.aside, e.rng),
    siege_ev.TurnedOver: lambda s, e: atoms.turn_over(s, e.ref),
    siege_ev.CardSkipped: lambda s, e: atoms.skip_card(s, e.ref),
    siege_ev.Skipped: atoms.skip,
    siege_ev.WentUnderThePile: lambda s, e: atoms.go_under_the_pile(s, e.ref),
    siege_ev.StoodUpAllBut: lambda s, e: atoms.stand_up_all_but(s, e.side, e.refs),
    siege_ev.Gathered: lambda s, e: atoms.gather(s),
    siege_ev.OneHandPutBack: lambda s, e: atoms.put_one_hand_back(s, e.refs),
    siege_ev.SeenAlone: lambda s, e: atoms.see_alone(s, e.refs, e.seat),
    siege_ev.PlayedBy: lambda s, e: atoms.play_by(s, e.ref, e.seat),
    siege_ev.SeatAsked: lambda s, e: atoms.ask_seat(s, e.seat),
}
