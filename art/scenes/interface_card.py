"""A network interface card standing on its gold contacts."""
import random

from studio.lights import AMBER, HONEY, SAND, STRAW, floor, haze, softbox
from studio.materials import light_source, material
from studio.parts import screw, socket
from studio.shapes import box, disc, group, prism, slab, wire
from studio.view import View

PICTURES = {
    'interface-card': View(camera=(-1.3, -8.8, 2.9), target=(0.0, 0, 1.42), lens=56, stop=3.6, focus=(-0.1, -0.4, 1.4)),
}

WIDTH, HEIGHT = 4.2, 2.0


def contacts(m, parent):
    for step in range(26):
        x = -1.55 + step * 0.115 + (0.16 if step > 6 else 0)
        for side in (-1, 1):
            box((0.075, 0.012, 0.26), (x, side * 0.052, -HEIGHT / 2 - 0.17), m.foil, 0.004, 2, parent=parent)


def traces(m, parent, chance):
    for step in range(30):
        x, z = -1.6 + step * 0.105, chance.uniform(-0.95, -0.75)
        reach, across = chance.uniform(0.2, 1.1), chance.uniform(-0.25, 0.25)
        wire([(x, -0.052, -0.98), (x, -0.052, z), (x + across, -0.052, z + abs(across)), (x + across, -0.052, z + abs(across) + reach)], 0.011, m.foil, parent, smoothness=2)


def parts(m, parent, chance):
    slab((0.95, 0.95, 0.10), 0.04, (-0.35, -0.10, 0.10), m.gloss, 0.02, 3, (90, 0, 0), parent)
    slab((1.02, 1.02, 0.03), 0.04, (-0.35, -0.065, 0.10), m.foil, 0.008, 2, (90, 0, 0), parent)
    for fin in range(9):
        box((0.045, 0.34, 0.84), (-0.72 + fin * 0.0925, -0.30, 0.10), m.brushed_gold, 0.010, 2, parent=parent)
    for x, z in ((0.62, 0.62), (0.62, 0.22), (-1.35, 0.65), (-1.35, 0.20)):
        slab((0.42, 0.28, 0.07), 0.02, (x, -0.085, z), m.satin, 0.012, 2, (90, 0, 0), parent)
    for _ in range(34):
        x, z = chance.uniform(-1.85, 0.95), chance.choice((0.85, 0.90, -0.42, -0.52, -0.62))
        box((0.09, 0.05, 0.05), (x, -0.07, z), m.black, 0.006, 2, parent=parent)
        for end in (-0.04, 0.04):
            box((0.02, 0.054, 0.052), (x + end, -0.07, z), m.foil, 0.004, 2, parent=parent)
    for x in (-1.75, 0.95):
        disc(0.11, 0.28, (x, -0.05, -0.15), m.anodised, 0.03, 48, (90, 0, 0), parent)


def bracket(m, parent):
    """The metal plate at the card's end with its two sockets, facing to the right and towards the viewer."""
    edge = group((WIDTH / 2 - 0.02, -0.25, 0), (0, 0, 90), parent)
    box((0.95, 0.05, 2.5), (0, 0, 0.05), m.brushed_gold, 0.015, 3, parent=edge)
    box((0.95, 0.45, 0.05), (0, 0.2, 1.28), m.brushed_gold, 0.015, 3, parent=edge)
    bright = light_source(8, (1, 0.52, 0.12))
    for z in (0.42, -0.35):
        port = group((0, -0.03, z), parent=edge)
        port.scale = (2, 1.6, 2)
        socket(m, bright, (0, 0, 0), port)
    screw(m, (0.2, 0.2, 1.30), (0, 0, 0), edge, 0.07, 0.05)
    for z in (0.42, -0.35):
        box((0.72, 0.75, 0.58), (0, 0.42, z), m.anodised, 0.03, 3, parent=edge)


def build(m):
    chance = random.Random(5)
    card = group((0, 0.2, 1.50), (0, 0, 32))
    board = material((0.009, 0.0072, 0.0055), 0.45, specular=0.18, bump=0.05, grain=60)
    outline = [(-WIDTH / 2, -HEIGHT / 2), (-1.66, -HEIGHT / 2), (-1.66, -1.32), (1.62, -1.32), (1.62, -HEIGHT / 2), (WIDTH / 2, -HEIGHT / 2)]
    prism([*outline, (WIDTH / 2, HEIGHT / 2), (-WIDTH / 2, HEIGHT / 2)], 0.09, (0, 0, 0), board, 0.015, 3, (90, 0, 0), card)
    box((WIDTH, 0.095, 0.02), (0, 0, HEIGHT / 2), m.foil, 0.004, 2, parent=card)
    contacts(m, card)
    traces(m, card, chance)
    parts(m, card, chance)
    bracket(m, card)
    floor()
    haze((0, 9, 2.8), 20, 12)
    softbox((-4.6, -6.4, 3.8), (0, 0, 1.5), 3.4, 3.0, 12, SAND, 0.9)
    softbox((6.0, 0.6, 3.0), (0, 0, 1.5), 1.0, 5, 28, AMBER)
    softbox((-6.0, 1.6, 3.0), (0, 0, 1.5), 1.0, 5, 22, STRAW)
    softbox((0, 2.6, 6.6), (0, 0, 1.6), 7, 1.6, 20, HONEY)
    softbox((-3.2, -8.4, 1.2), (0, 0, 1.3), 5.0, 1.2, 10, SAND)
    softbox((5.0, -5.6, 2.6), (1, 0, 1.5), 1.6, 3.2, 15, AMBER)
