"""A firewall: one slim box, its ports lit, a pattern of gold bricks in the grille."""
from studio.lights import AMBER, HONEY, SAND, STRAW, floor, haze, softbox
from studio.materials import light_source, material
from studio.parts import screw, socket
from studio.shapes import box, group, lathe, rounded, slab, sphere
from studio.view import View

PICTURES = {
    'firewall': View(camera=(1.3, -9.4, 3.2), target=(0.05, -0.1, 0.66), lens=50, stop=3.6, focus=(-0.2, -1.7, 0.8)),
}

WIDTH, DEPTH, HEIGHT = 5.4, 3.2, 1.0
FRONT = -DEPTH / 2 - 0.06


def bricks(m, parent):
    """The wall itself: courses of bricks, each shifted by half a brick, one of them lit."""
    for course in range(6):
        for place in range(7 if course % 2 else 6):
            x = -2.22 + place * 0.27 - (0.135 if course % 2 else 0)
            is_lit = (course, place) in {(2, 3), (3, 4), (4, 2)}
            z = -0.325 + course * 0.13
            box((0.245, 0.05, 0.105), (x, FRONT - 0.02, z), m.hot if is_lit else m.foil, 0.012, 3, parent=parent)


def build(m):
    unit = group((0, 0.2, 0.64), (0, 0, 20))
    face = material((0.016, 0.0155, 0.015), 0.30, bump=0.04, grain=160)
    slab((WIDTH, DEPTH, HEIGHT), 0.10, (0, 0, 0), m.satin, 0.05, parent=unit)
    slab((WIDTH + 0.012, DEPTH + 0.012, 0.025), 0.105, (0, 0, 0.36), m.foil, 0.008, 2, parent=unit)
    box((WIDTH - 0.14, 0.08, HEIGHT - 0.14), (0, -DEPTH / 2 - 0.01, 0), face, 0.03, parent=unit)
    box((1.95, 0.03, 0.86), (-1.42, FRONT + 0.02, 0), m.dark, 0.02, 3, parent=unit)
    bricks(m, unit)
    dim, bright = light_source(1.2, (1, 0.52, 0.12)), light_source(8, (1, 0.52, 0.12))
    for row in (0, 1):
        for column in range(4):
            lamp = dim if (row, column) == (1, 3) else bright
            socket(m, lamp, (0.15 + column * 0.40, FRONT, 0.16 - row * 0.32), unit, upside_down=row == 1)
    for column in range(2):
        box((0.36, 0.03, 0.20), (1.95 + column * 0.44, FRONT, 0.16), m.foil, 0.012, 2, parent=unit)
        box((0.32, 0.034, 0.16), (1.95 + column * 0.44, FRONT, 0.16), m.dark, 0.01, 2, parent=unit)
    for step in range(4):
        sphere(0.028, (1.80 + step * 0.13, FRONT - 0.005, -0.16), bright if step < 3 else dim, 16, unit)
    lathe(rounded([(0.11, 0), (0.11, 0.03), (0.08, 0.03), (0.08, 0)], 0.008), (2.42, FRONT, -0.16), m.hot, 48, (90, 0, 0), unit)
    for side in (-1, 1):
        for z in (-0.33, 0.33):
            screw(m, (side * 2.50, FRONT, z), (90, 0, 0), unit)
        for y in (-1.1, 1.1):
            lathe(rounded([(0, 0.14), (0.2, 0.14), (0.2, 0)], 0.03), (side * 2.2, y, -0.64), m.rubber, 48, parent=unit)
    for step in range(16):
        box((0.05, 1.9, 0.012), (-1.9 + step * 0.25, 0.1, HEIGHT / 2), m.dark, 0, parent=unit)
    floor()
    haze((0, 9, 2.4), 20, 12)
    softbox((-5.4, -3.4, 4.8), (0, 0, 0.8), 3.0, 3.0, 16)
    softbox((6.4, 1.2, 3.0), (0, 0, 0.9), 1.0, 5, 26, AMBER)
    softbox((-6.2, 2.0, 2.2), (0, 0, 0.9), 1.0, 4, 20, STRAW)
    softbox((0, 3.4, 6.2), (0, 0, 1), 7, 1.8, 20, HONEY)
    softbox((-3.6, -8.0, 1.4), (0, -1, 0.8), 5.0, 1.8, 12, SAND, 0.9)
    softbox((4.6, -6.0, 2.8), (0, -1, 0.8), 1.6, 2.4, 14, AMBER)
