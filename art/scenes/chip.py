"""AI: a processor on its board, lines of light leaving it."""
import random

from studio.files import FONT
from studio.lettering import lettering
from studio.lights import AMBER, HONEY, STRAW, softbox
from studio.materials import light_source, material
from studio.parts import frame
from studio.shapes import arc, box, disc, group, lathe, plane, rounded, slab, sphere, wire
from studio.view import PAGE_HERO, View

PICTURES = {
    'chip': View(camera=(-3.4, -6.6, 3.5), target=(0, 0, 0.12), lens=56, focus=(-0.2, -0.9, 0.34), size=PAGE_HERO),
    'chip-traces': View(camera=(3.6, -4.3, 3.9), target=(0.75, -0.75, 0.1), lens=58, stop=3.2, focus=(0.9, -1.0, 0.2)),
}

ROOM = {'reflections': 0.08, 'turn': 250}  # the reflected studio's lamp would lie on the processor
PINS = 26  # along each side
QUARTERS = (0, 90, 180, 270)


def processor(m):
    slab((3.2, 3.2, 0.16), 0.10, (0, 0, 0.11), m.satin, 0.03)
    slab((2.55, 2.55, 0.12), 0.12, (0, 0, 0.25), m.brushed_gold, 0.03)
    slab((2.40, 2.40, 0.12), 0.10, (0, 0, 0.285), m.gloss, 0.02)
    frame(1.982, 1.982, 0.018, 0.01, m.hot, group((0, 0, 0.347)))
    lettering('AI', 1.02, (0, -0.02, 0.352), m.hot, FONT, depth=0.006)
    for side in QUARTERS:
        edge = group(turn=(0, 0, side))
        for step in range(9):
            x = -1.2 + step * 0.3
            box((0.17, 0.10, 0.07), (x, -1.44, 0.225), m.black, 0.012, 2, parent=edge)
            for end in (-0.075, 0.075):
                box((0.035, 0.104, 0.074), (x + end, -1.44, 0.225), m.gold, 0.01, 2, parent=edge)


def pin_places():
    return [-1.42 + pin * 2.84 / (PINS - 1) for pin in range(PINS)]


def trace(m, flat_gold, x, edge, chance):
    """A line from the edge of the processor outwards: straight, 45 degrees away from its neighbours, straight."""
    lit = chance.random() < 0.13
    spread = 1.47 * x
    first = -1.85 - 0.30 * abs(x) - chance.uniform(0, 0.1)
    second = first - abs(spread)
    end = second - chance.uniform(0.8, 7.5)
    route = [(x, -1.6), (x, first), (x + spread, second), (x + spread, end)]
    line = wire([(px, py, 0) for px, py in route], 0.020 if lit else 0.028, m.hot if lit else flat_gold, edge, smoothness=2)
    line.location, line.scale = (0, 0, 0.018), (1, 1, 0.5)
    lathe(rounded([(0.085, 0), (0.085, 0.03), (0.04, 0.03), (0.04, 0)], 0.008), (x + spread, end, 0), flat_gold, 32, parent=edge)
    if lit:
        sphere(0.035, (x + spread, end, 0.02), m.hot, 16, edge)


def far_parts(m, chance):
    """Something for the board to fade into."""
    for _ in range(46):
        (x, y) = arc(chance.uniform(4.2, 11), chance.uniform(0, 360), 360, 1)[0]
        kind = chance.random()
        if kind < 0.45:
            width = chance.uniform(0.3, 0.9)
            slab((width, width * 0.7, 0.22), 0.04, (x, y, 0.12), m.satin, 0.02, 3, (0, 0, chance.choice((0, 90))))
        elif kind < 0.75:
            disc(0.2, 0.5, (x, y, 0), m.anodised, 0.05, 48)
        else:
            box((0.34, 0.18, 0.14), (x, y, 0.08), m.black, 0.02, 2)
            for end in (-0.15, 0.15):
                box((0.06, 0.186, 0.146), (x + end, y, 0.08), m.gold, 0.02, 2)


def build(m):
    chance = random.Random(3)
    plane(40, 40, (0, 0, 0), material((0.0055, 0.0052, 0.005), 0.32, bump=0.06, grain=60, smudge=0.15))
    m.hot = light_source(5.5)
    flat_gold = material((0.630, 0.375, 0.100), 0.24, 1)
    processor(m)
    for side in QUARTERS:
        edge = group(turn=(0, 0, side))
        for x in pin_places():
            trace(m, flat_gold, x, edge, chance)
            box((0.055, 0.22, 0.05), (x, -1.66, 0.03), flat_gold, 0.01, 2, parent=edge)
    far_parts(m, chance)
    # One below and one above what the processor's top mirrors to the camera.
    softbox((-1, 7.5, 1.9), (0, 0, 0.2), 9, 1.0, 15, HONEY)
    softbox((-1, 7.5, 6.6), (0, -2, 0.2), 9, 0.8, 18, HONEY)
    softbox((6, 5.5, 2.4), (0, 0, 0.2), 4, 1.0, 24, STRAW)
    softbox((-6.5, -1.5, 4.2), (0, 0, 0.2), 0.5, 4.5, 20, AMBER, 0.9)
    softbox((6.5, -2, 2.2), (0, 0, 0.2), 0.9, 5, 18, AMBER)
