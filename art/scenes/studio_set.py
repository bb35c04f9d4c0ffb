"""Photography: a bottle on a table before the backdrop, a lamp at each side, the camera on its tripod."""
import math

from scenes.bottle import flacon
from studio.lights import AMBER, HONEY, floor, softbox
from studio.materials import material, thin_glass
from studio.shapes import bowl, box, disc, group, lathe, ring, rounded, slab, surface
from studio.stands import small_table, soft_lamp, tripod
from studio.view import View

PICTURES = {'studio-set': View(camera=(-1.2, -12.0, 3.0), target=(0.0, 0, 2.15), lens=53, focus=(0, 0, 2), samples=20)}


def backdrop(m):
    """Paper from a roll, falling and running out over the floor in one curve."""
    paper = material((0.060, 0.038, 0.018), 0.75, specular=0.15, bump=0.05, grain=30)
    width, height, bend = 4.4, 4.6, 1.2

    def point_at(u, v):
        x = (u - 0.5) * width
        if v < 0.5:
            return x, 2.4, height + (bend - height) * v / 0.5
        if v < 0.75:
            angle = (v - 0.5) / 0.25 * math.pi / 2
            return x, 2.4 - bend * (1 - math.cos(angle)), bend * (1 - math.sin(angle)) + 0.01
        return x, 2.4 - bend - (v - 0.75) / 0.25 * 1.6, 0.01

    surface(point_at, 2, 60, paper)
    roll = group((0, 2.46, height + 0.06), (0, 90, 0))
    lathe(rounded([(0, -2.35), (0.16, -2.35), (0.16, 2.35), (0, 2.35)], 0.02), (0, 0, 0), paper, 64, parent=roll)
    lathe([(0.06, -2.75), (0.06, 2.75)], (0, 0, 0), m.gold, 48, parent=roll)
    for x in (-2.65, 2.65):
        box((0.09, 0.09, height + 0.2), (x, 2.46, (height + 0.2) / 2), m.satin, 0.02)


def camera_from_behind(m, at, turn):
    stand = group(at, (0, 0, turn))
    tripod(m, 1.75, 0.80, stand)
    body = group((0, 0, 2.02), parent=stand)
    slab((0.92, 0.34, 0.56), 0.07, (0, 0, 0), m.black, 0.03, parent=body)
    slab((0.93, 0.35, 0.012), 0.07, (0, 0, 0.20), m.gold, 0.003, 2, parent=body)
    box((0.34, 0.30, 0.18), (0, 0, 0.34), m.satin, 0.04, parent=body)
    box((0.46, 0.02, 0.30), (-0.12, -0.175, -0.06), m.warm, 0.01, 2, parent=body)
    barrel = group((0, 0.16, -0.02), (-90, 0, 0), body)
    disc(0.25, 0.62, (0, 0, 0), m.satin, 0.02, 96, parent=barrel)
    ring(0.262, 0.03, 0.05, (0, 0, 0.46), m.gold, barrel)
    bowl(0.2, 0.05, (0, 0, 0), thin_glass(), 0.62, 64, parent=barrel)


def build(m):
    floor(roughness=0.18, smudge=0.2)
    backdrop(m)
    small_table(m, (0, 0.6, 0), 0.95, 1.15)
    flacon(m, (0, 0.6, 1.15), -10, 0.48)
    soft_lamp(m, (-3.05, 0.3, 0), 62, 2.75, 1.5, 2.1, 2.2)
    soft_lamp(m, (3.05, 0.7, 0), -66, 2.45, 0.75, 2.4, 2.0)
    camera_from_behind(m, (0.95, -2.5, 0), 14)
    softbox((-1.7, -0.6, 2.8), (0, 0.6, 1.8), 1.4, 1.9, 9, HONEY)
    softbox((2.0, 0.1, 2.5), (0, 0.6, 1.8), 0.7, 2.2, 10, AMBER)
    softbox((0, 1.6, 5.0), (0, 2.3, 2.2), 3.5, 1.0, 9, HONEY)
    softbox((-6.5, -4.0, 5.0), (0, -1, 1.5), 1.6, 4, 13, HONEY)
    softbox((6.5, -3.0, 4.0), (0, -1, 1.5), 1.2, 5, 15, AMBER)
