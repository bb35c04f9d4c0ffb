"""Maintenance: a spanner and a screwdriver crossed over gears."""
import math

from studio.lights import AMBER, SAND, house_light, softbox
from studio.materials import material
from studio.parts import ribs
from studio.shapes import arc, around, box, group, lathe, prism, ring, rounded, slab
from studio.view import PAGE_HERO, View

PICTURES = {
    'tools': View(camera=(0, -10.8, 2.5), target=(0.25, 0, 2.12), lens=47, focus=(0, -0.2, 2.2), size=PAGE_HERO),
    'gears': View(camera=(3.2, -7.8, 1.5), target=(0.9, 0, 1.78), lens=44, stop=3.4, focus=(0.9, -0.3, 1.6)),
}


def gear(radius, teeth, height, at, surface, parent, turn=0.0):
    made = group(at, (0, 0, turn), parent)
    ring(radius, radius * 0.30, height, (0, 0, -height / 2), surface, made, segments=192, softness=0.15)
    pitch = 2 * math.pi * radius / teeth
    half = [(0.30 * pitch, -0.12), (0.28 * pitch, 0.02), (0.17 * pitch, 0.28)]
    tooth = [(-x, y) for x, y in half[:1]] + half + [(-x, y) for x, y in half[:0:-1]]
    for x, y, angle in around(radius, teeth):
        prism(tooth, height, (x, y, 0), surface, 0.03, 3, (0, 0, angle - 90), made)
    for x, y, angle in around(radius * 0.52, 6):
        box((radius * 0.46, radius * 0.13, height * 0.6), (x, y, 0), surface, 0.03, 3, (0, 0, angle), made)
    return made


def inlaid_gear(m, radius, teeth, height, at, surface, parent):
    """A dark gear with two gold lines and a gold hub."""
    made = gear(radius, teeth, height, at, surface, parent)
    for share in (0.95, 0.73):
        ring(radius * share, 0.035, 0.03, (0, 0, height / 2 - 0.012), m.gold, made, segments=192)
    ring(radius * 0.34, radius * 0.16, height * 1.1, (0, 0, -height * 0.55), m.gold, made)


def spanner(m, parent):
    """Open jaw at the upper end, ring at the lower."""
    reach, radius, opening = 1.75, 0.52, 0.21
    flank = math.degrees(math.asin(opening / radius))
    jaw = [(x, y + reach) for x, y in arc(radius, 90 + flank, 450 - flank, 48)]
    jaw += [(opening, reach + 0.02), (opening / 2, reach - 0.12), (-opening / 2, reach - 0.12), (-opening, reach + 0.02)]
    prism(jaw, 0.24, (0, 0, 0), m.gold, 0.045, parent=parent)
    slab((0.42, 2.9, 0.16), 0.10, (0, 0, 0), m.gold, 0.05, parent=parent)
    slab((0.20, 2.1, 0.02), 0.09, (0, 0, 0.08), m.bronze, 0.006, 2, parent=parent)
    ring(0.46, 0.19, 0.26, (0, -reach, -0.13), m.gold, parent, segments=120)


def screwdriver(m, parent):
    steel = material((0.56, 0.48, 0.38), 0.23, 1)
    made = group(turn=(-90, 0, 0), parent=parent)
    shaft = [(0, -2.35), (0.06, -2.35), (0.07, -2.2), (0.10, -2.0), (0.10, -0.35), (0.16, -0.30), (0.16, -0.10)]
    grip = [(0, -0.12), (0.22, -0.12), (0.30, 0.05), (0.26, 0.30), (0.37, 0.6), (0.39, 1.5), (0.33, 1.85), (0, 1.92)]
    lathe(rounded(shaft, 0.02), (0, 0, 0), steel, 64, parent=made)
    box((0.20, 0.05, 0.25), (0, 0, -2.28), steel, 0.015, 2, parent=made)
    lathe(rounded(grip, 0.05), (0, 0, 0), m.satin, 96, parent=made)
    ribs(0.375, 0.95, 14, 1.08, m.rubber, made, 0.06, 0.45)
    ring(0.33, 0.10, 0.10, (0, 0, 0.10), m.gold, made)
    ring(0.36, 0.10, 0.07, (0, 0, 1.72), m.gold, made)


def build(m):
    wall = group((0, 0.3, 2.15), (86, 0, -16))
    cast = material((0.010, 0.0088, 0.0075), 0.40, 0.1, bump=0.12, grain=90)
    inlaid_gear(m, 1.55, 18, 0.42, (0, 0.05, -0.45), cast, wall)
    small = gear(0.62, 11, 0.26, (2.02, -1.28, -0.40), m.brushed_gold, wall, turn=11)
    ring(0.21, 0.10, 0.286, (0, 0, -0.143), m.brushed_gold, small)
    spanner(m, group((0, 0, 0.15), (0, 0, -42), wall))
    screwdriver(m, group((0.05, 0.05, 0.52), (0, 0, 42), wall))
    softbox((-4.6, -8.0, 1.6), (0, 0, 2), 5.0, 3.0, 13, SAND, 0.9)
    softbox((5.6, -5.0, 3.0), (0, 0, 2), 1.2, 4, 16, AMBER)
    softbox((-2.5, -7.5, 1.0), (0, 0, 2), 4.0, 1.0, 9, SAND)
    house_light(height=2.0, key=16, rim=28, top=20, fill=10, glow=0.12)
