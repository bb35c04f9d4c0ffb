"""Network cables: a coil of patch cable, its two plugs in front, one with its contacts up, one with its latch."""
import math

from studio.lights import AMBER, SAND, house_light, softbox
from studio.plug import plug
from studio.shapes import cable, group
from studio.view import View

PICTURES = {
    'cables': View(camera=(-0.4, -8.6, 3.9), target=(-0.05, -0.75, 0.42), lens=54, stop=4.5, focus=(0.1, -2.6, 0.4)),
    'cable-coil': View(camera=(-3.5, -6.2, 2.7), target=(-1.0, -1.25, 0.5), lens=50, stop=3, focus=(-0.9, -2.6, 0.5)),
}

RADIUS = 1.65
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
    table = group((0, 0.7, 0), (0, 0, -10))
    points = coil(math.radians(-60), math.radians(-120))
    lead_out = [(0.72, -2.42, 0.22), (0.86, -2.05, 0.18), (1.00, -1.65, 0.14)]
    lead_in = [(-1.10, -1.60, 0.78), (-1.30, -2.00, 0.50), (-1.30, -2.42, 0.40)]
    cable([*lead_out, *points, *lead_in], 0.105, m.satin, table)
    plug(m, (0.36, -3.28, 0.24), (6, 0, 157), table)
    plug(m, (-1.18, -3.32, 0.34), (-4, 180, -172), table)
    house_light(height=0.8, key=26, rim=28, top=24, fill=12, glow=0.12)
    softbox((-4.2, -7.0, 1.6), (0, 0, 0.4), 4.0, 1.6, 12, SAND, 0.9)
    softbox((4.8, -4.6, 2.6), (0, -0.5, 0.4), 1.2, 3.6, 16, AMBER)
