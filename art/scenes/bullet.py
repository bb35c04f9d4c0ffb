"""Night vision: a camera under a sun shield on a dark wall, its infrared lamps on."""
import math

from studio.lights import AMBER, HONEY, SAND, STRAW, softbox
from studio.parts import fluted_wall, screw
from studio.shapes import around, bowl, box, cable, disc, group, lathe, ring, rounded, sphere, surface, wire
from studio.view import View

PICTURES = {
    'bullet': View(camera=(-0.9, -9.4, 1.55), target=(0.42, 0, 2.15), lens=47, stop=3.4, focus=(-0.5, -1.1, 1.6)),
}


def bracket(m):
    base = group((1.75, 2.55, 2.95), (90, 0, 0))
    lathe(rounded([(0, 0.34), (0.42, 0.34), (0.62, 0.12), (0.64, 0)], 0.05), (0, 0, 0), m.satin, parent=base)
    ring(0.66, 0.07, 0.05, (0, 0, 0.02), m.gold, base)
    for x, y, _ in around(0.50, 4, 45):
        screw(m, (x, y, 0.22), (0, 0, 0), base, head=0.05)
    cable([(1.75, 2.3, 2.95), (1.72, 1.5, 2.92), (1.55, 0.95, 2.62), (1.42, 0.82, 2.30)], 0.17, m.satin)
    sphere(0.26, (1.42, 0.80, 2.26), m.anodised, 48)
    cable([(1.95, 2.5, 2.5), (1.9, 1.9, 1.9), (1.4, 1.2, 1.75), (1.1, 0.7, 1.95)], 0.045, m.rubber)


def sun_shield(m, parent):
    def point_at(round_, along):
        angle = math.radians(20 + 140 * round_)
        return 0.88 * math.cos(angle), 0.88 * math.sin(angle), -1.5 + 3.75 * along + 0.28 * math.sin(math.pi * round_) * along

    surface(point_at, 48, 12, m.satin, parent, thickness=0.05)
    wire([point_at(step / 40, 1) for step in range(41)], 0.03, m.gold, parent)


def face(m, parent):
    disc(0.60, 0.04, (0, 0, 1.40), m.gloss, 0.01, parent=parent)
    ring(0.34, 0.06, 0.10, (0, 0, 1.42), m.satin, parent)
    ring(0.285, 0.03, 0.05, (0, 0, 1.47), m.gold, parent)
    bowl(0.26, 0.10, (0, 0, 0), m.lens, base=1.44, parent=parent)
    for x, y, _ in around(0.465, 12):
        ring(0.055, 0.013, 0.03, (x, y, 1.44), m.anodised, parent, segments=24)
        sphere(0.034, (x, y, 1.445), m.soft_glow, 16, parent)


def build(m):
    fluted_wall(m, 2.75, 7)
    bracket(m)
    camera = group((0.30, -0.20, 1.95), (70, 0, -44))
    barrel = [(0, -1.9), (0.62, -1.9), (0.74, -1.72), (0.76, -1.2), (0.76, 1.45), (0.72, 1.55), (0.62, 1.55), (0.60, 1.42), (0, 1.42)]
    lathe(rounded(barrel, 0.05), (0, 0, 0), m.satin, 192, parent=camera)
    for z in (-1.2, -1.05, -0.90):
        ring(0.775, 0.05, 0.05, (0, 0, z), m.anodised, camera)
    ring(0.775, 0.03, 0.035, (0, 0, 1.18), m.gold, camera, segments=192)
    ring(0.70, 0.07, 0.05, (0, 0, 1.52), m.gold, camera, segments=192)
    sun_shield(m, camera)
    face(m, camera)
    box((0.5, 0.5, 0.5), (0, -0.62, -0.1), m.satin, 0.10, parent=camera)
    softbox((-5.2, -3.0, 5.4), (0, 0, 2), 2.6, 3.4, 14, SAND)
    softbox((5.4, -1.0, 3.6), (0, 0, 2), 1.0, 6, 28, AMBER)
    softbox((-5.6, 1.4, 3.0), (0, 0.5, 2), 1.0, 5, 24, STRAW)
    softbox((0, 1.6, 7.5), (0, 0, 2), 7, 1.4, 26, HONEY)
    softbox((-2.4, -7.0, 0.8), (0, -0.8, 1.6), 2.6, 0.8, 12, SAND)
