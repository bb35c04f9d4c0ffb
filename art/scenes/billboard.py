"""Content: an advert on a lit board by the road at night."""
import random

from studio.files import screen_file
from studio.lights import AMBER, HONEY, floor, haze, softbox
from studio.materials import light_source, screen
from studio.parts import bar
from studio.shapes import box, disc, group, plane, slab, sphere
from studio.view import View

PICTURES = {'billboard': View(camera=(-2.9, -9.8, 1.6), target=(0.05, 0, 2.62), lens=43, focus=(0, -0.4, 3))}

WIDTH, HEIGHT = 5.4, 2.7


def board(m, parent):
    slab((WIDTH + 0.34, HEIGHT + 0.34, 0.30), 0.10, (0, 0, -0.16), m.satin, 0.04, parent=parent)
    slab((WIDTH + 0.36, HEIGHT + 0.36, 0.03), 0.10, (0, 0, -0.08), m.gold, 0.008, 2, parent=parent)
    plane(WIDTH, HEIGHT, (0, 0, 0.004), screen(screen_file('billboard.png'), 1.7), parent=parent)


def lamps(m, parent):
    """Three lamps on arms over the upper edge."""
    for x in (-1.8, 0, 1.8):
        bar((x, HEIGHT / 2 + 0.16, -0.1), (x, HEIGHT / 2 + 0.42, 0.55), 0.025, m.satin, parent)
        slab((0.62, 0.16, 0.10), 0.04, (x, HEIGHT / 2 + 0.42, 0.60), m.satin, 0.02, parent=parent)
        box((0.50, 0.10, 0.02), (x, HEIGHT / 2 + 0.36, 0.62), m.hot, 0, parent=parent)


def posts(m):
    for x in (-1.5, 1.5):
        disc(0.34, 0.10, (x, 0.3, 0), m.satin, 0.03, 64)
        slab((0.26, 0.26, 1.6), 0.05, (x, 0.3, 0.8), m.satin, 0.03)
        slab((0.27, 0.27, 0.04), 0.05, (x, 0.3, 1.2), m.gold, 0.01, 2)


def street(chance):
    """Lights far behind, out of focus."""
    for _ in range(42):
        place = (chance.uniform(-16, 16), chance.uniform(16, 30), chance.uniform(0.3, 4.2) ** 1.15)
        sphere(chance.uniform(0.03, 0.08), place, light_source(chance.uniform(4, 16)), 16)


def build(m):
    posts(m)
    stand = group((0, 0, 3.05), (88, 0, 0))
    board(m, stand)
    lamps(m, stand)
    street(random.Random(8))
    floor(roughness=0.16, smudge=0.26)
    haze((0, 20, 3), 44, 18, 0.10)
    softbox((-6.2, -2.0, 5.2), (0, 0, 2.6), 2.0, 4, 16, HONEY)
    softbox((6.0, 0.4, 4.0), (0, 0, 2.6), 1.0, 6, 24, AMBER)
    softbox((0, 3.6, 7.6), (0, 0, 3), 8, 1.4, 16, HONEY)
