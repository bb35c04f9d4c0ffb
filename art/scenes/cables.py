"""Network cables: a coil of patch cable, two plugs in front."""
import math

from studio.lights import AMBER, SAND, house_light, softbox
from studio.parts import plug
from studio.shapes import cable, group
from studio.view import View

PICTURES = {
    'cables': View(camera=(-0.5, -8.4, 4.3), target=(-0.1, -0.55, 0.35), lens=55, stop=3.6, focus=(0.1, -1.6, 0.4)),
}

RADIUS = 1.75
TURNS = 7


def coil_point(angle, turn):
    """With a little disorder, as in a cable wound by hand."""
    radius = RADIUS + 0.10 * math.sin(2.3 * turn) + 0.06 * math.sin(2 * angle + turn)
    height = 0.14 + 0.115 * turn + 0.03 * math.sin(3 * angle + 1.7 * turn)
    return radius * math.cos(angle), 0.9 * radius * math.sin(angle), height


def coil(start, end):
    """Points from angle `start` in the first turn to `end` in the last, in radians."""
    total = 2 * math.pi * (TURNS - 1) + end - start
    steps = [start + total * step / (TURNS * 20) for step in range(TURNS * 20 + 1)]
    return [coil_point(angle, (angle - start) / (2 * math.pi)) for angle in steps]


def build(m):
    table = group((0, 0.5, 0), (0, 0, -14))
    points = coil(math.radians(-60), math.radians(-120))
    lead_out = [(0.35, -2.6, 0.14), (0.55, -2.2, 0.14), (0.80, -1.75, 0.14)]
    lead_in = [(-1.05, -1.75, 0.80), (-1.25, -2.15, 0.40), (-1.15, -2.55, 0.14)]
    cable([*lead_out, *points, *lead_in], 0.105, m.satin, table)
    plug(m, (0.14, -3.02, 0.16), (0, 0, 152), table, m.brushed_gold)
    plug(m, (-0.98, -3.0, 0.16), (0, 0, -158), table, m.brushed_gold)
    house_light(height=0.8, key=26, rim=28, top=24, fill=12, glow=0.12)
    softbox((-4.2, -7.0, 1.6), (0, 0, 0.4), 4.0, 1.6, 12, SAND, 0.9)
    softbox((4.8, -4.6, 2.6), (0, -0.5, 0.4), 1.2, 3.6, 16, AMBER)
