"""Our own emblems, where no ready picture is true to the text or to its age."""

from collections.abc import Callable

from tools.paint.drawn import fathers, holy, judges_kings, nations, peoples, places, schemes
from tools.paint.icons import Icons
from tools.paint.shapes import Part

DRAWN: dict[str, Callable[[Icons], list[Part]]] = {
    "ark": holy.ark,
    "basin": holy.basin,
    "bread_table": holy.bread_table,
    "bronze_altar": holy.bronze_altar,
    "cherubim": holy.cherubim,
    "gate": holy.gate,
    "incense_altar": holy.incense_altar,
    "lampstand": holy.lampstand,
    "seraphim": holy.seraphim,
    "veil": holy.veil,
    "coat": fathers.coat,
    "goat_hair_tent": fathers.goat_hair_tent,
    "stone_well": fathers.stone_well,
    "doorposts": fathers.doorposts,
    "archangels_sword": judges_kings.archangels_sword,
    "clay_lamp": judges_kings.clay_lamp,
    "crenelled_crown": judges_kings.crenelled_crown,
    "scarlet_cord": judges_kings.scarlet_cord,
    "shields": judges_kings.shields,
    "stairs_of_ahaz": judges_kings.stairs_of_ahaz,
    "three_flames": judges_kings.three_flames,
    "bow": peoples.bow,
    "canaanite_helmet": peoples.canaanite_helmet,
    "feathered_headdress": peoples.feathered_headdress,
    "five_crowns": peoples.five_crowns,
    "great_spear": peoples.great_spear,
    "iron_bed": peoples.iron_bed,
    "iron_wheels": peoples.iron_wheels,
    "sickle_swords": peoples.sickle_swords,
    "silver_pieces": peoples.silver_pieces,
    "goblet": nations.goblet,
    "plain_throne": nations.plain_throne,
    "siege_engine": nations.siege_engine,
    "signet": nations.signet,
    "burning_houses": places.burning_houses,
    "calf": places.calf,
    "house_of_dagon": places.house_of_dagon,
    "jericho": places.jericho,
    "kiln": places.kiln,
    "ziggurat": places.ziggurat,
    "bricks": schemes.bricks,
    "fruit": schemes.fruit,
    "pit": schemes.pit,
    "reed_basket": schemes.reed_basket,
    "seven_locks": schemes.seven_locks,
    "wedge_of_gold": schemes.wedge_of_gold,
    "deep_waters": schemes.deep_waters,
}
"""Each shape by the name that a recipe gives it."""
