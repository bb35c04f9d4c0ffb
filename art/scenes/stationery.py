"""Branding: letterhead, envelope, box, cards and pen that carry one mark."""
import random

from studio.lights import AMBER, HONEY, SAND, haze, softbox
from studio.mark import company_mark
from studio.materials import material
from studio.shapes import box, group, lathe, plane, ring, rounded, slab, wire
from studio.view import PAGE_HERO, View

PICTURES = {
    'stationery': View(camera=(-0.6, -8.6, 6.2), target=(-0.08, -0.35, 0.15), lens=43, stop=5.6, focus=(0.3, -0.6, 0.4), size=PAGE_HERO),
    'visiting-cards': View(camera=(-0.9, -7.0, 3.5), target=(1.15, -1.05, 0.12), lens=56, stop=4.5, focus=(0.9, -1.5, 0.3)),
}


class Stack:
    """Sheets of paper on each other, not quite flush, with gilded edges; `top` is where the upper one is printed."""

    def __init__(self, m, chance, width, height, thickness, at, turn, parent, paper, count=1):
        pile = group(at, (0, 0, turn), parent)
        step = thickness * 1.15
        for index in range(count):
            middle = thickness / 2 + index * step
            place = (chance.uniform(-0.01, 0.01), chance.uniform(-0.01, 0.01), middle)
            slab((width, height, thickness), 0.03, place, paper, thickness * 0.12, 2, parent=pile)
            slab((width + 0.022, height + 0.022, thickness * 0.8), 0.034, (0, 0, middle), m.foil, thickness * 0.1, 2, parent=pile)
        self.top = group((0, 0, count * step), parent=pile)


def letterhead(m, top):
    company_mark(0.40, m.foil, 0.02, (-1.08, 1.60, 0.002), parent=top)
    for line, width in enumerate((1.5, 1.9, 1.7, 1.85, 1.1)):
        box((width, 0.022, 0.006), (-1.28 + width / 2, 0.95 - line * 0.22, 0.004), m.foil, 0, parent=top)
    box((2.5, 0.014, 0.008), (0, -1.78, 0.004), m.foil, 0, parent=top)


def envelope(m, top):
    for side in (-1, 1):
        wire([(side * 1.43, 0.70, 0.004), (0, -0.16, 0.004)], 0.007, m.foil, top)
    ring(0.17, 0.17, 0.03, (0, -0.12, 0), m.dull_gold, top)
    company_mark(0.15, m.foil, 0.012, (0, -0.12, 0.028), parent=top)


def gift_box(m, paper, at, turn, parent):
    made = group(at, (0, 0, turn), parent)
    slab((2.1, 2.1, 0.62), 0.06, (0, 0, 0.31), paper, 0.03, 3, parent=made)
    slab((2.12, 2.12, 0.02), 0.07, (0, 0, 0.44), m.foil, 0.004, 2, parent=made)
    slab((2.14, 2.14, 0.24), 0.06, (0, 0, 0.58), paper, 0.03, 3, parent=made)
    company_mark(0.92, m.foil, 0.04, (0, 0, 0.70), parent=made)


def pen(m, at, turn, parent):
    made = group(at, (0, 90, turn), parent)
    profile = [(0, -1.5), (0.03, -1.48), (0.085, -1.1), (0.105, -0.9), (0.115, 0.2), (0.115, 1.3), (0.09, 1.42), (0, 1.44)]
    lathe(rounded(profile, 0.02), (0, 0, 0), m.gloss, 96, parent=made)
    for height in (-0.92, 0.18, 0.24, 1.28):
        ring(0.122, 0.03, 0.035, (0, 0, height), m.foil, made, segments=64)
    box((0.05, 0.05, 0.8), (-0.145, 0, 0.85), m.foil, 0.02, 3, parent=made)


def build(m):
    chance = random.Random(4)
    stock = material((0.011, 0.0105, 0.0100), 0.58, specular=0.28, bump=0.16, grain=55)
    bronze = material((0.42, 0.26, 0.085), 0.36, 0.9, bump=0.10, grain=80)
    desk = group(turn=(0, 0, -24))
    letterhead(m, Stack(m, chance, 3.0, 4.1, 0.03, (-0.55, 0.45, 0), 0, desk, stock).top)
    envelope(m, Stack(m, chance, 2.9, 1.45, 0.05, (-1.6, -1.75, 0.04), 12, desk, stock).top)
    gift_box(m, stock, (1.95, 0.75, 0), 8, desk)
    company_mark(0.40, m.foil, 0.016, parent=Stack(m, chance, 1.55, 0.92, 0.035, (0.75, -1.72, 0), -10, desk, stock, 9).top)
    card = Stack(m, chance, 1.55, 0.92, 0.035, (2.45, -1.55, 0), 16, desk, bronze).top
    for width, x, y in ((0.62, -0.36, 0.14), (0.42, -0.46, 0.02), (0.50, -0.42, -0.08)):
        box((width, 0.025, 0.01), (x, y, 0), m.dark, 0, parent=card)
    company_mark(0.26, m.dark, 0.012, (0.48, 0, 0), parent=card)
    pen(m, (-0.15, -0.35, 0.17), -28, desk)
    plane(60, 60, (0, 0, 0), material((0.0045, 0.0042, 0.004), 0.50, specular=0.22))
    haze((0, 9, 2.6), 20, 12, 0.08, towards=(0, 0, 1))
    softbox((-5.5, 3.0, 4.0), (0, 0, 0.2), 2.2, 4.5, 22, SAND)
    softbox((4.6, 4.2, 3.4), (0, 0, 0.2), 4.0, 1.2, 26, AMBER)
    softbox((0.2, 8.6, 5.4), (0, 0, 0.2), 11, 2.6, 13, HONEY)
    softbox((5.4, -2.4, 3.2), (0, 0, 0.2), 1.0, 4.5, 14, AMBER)
    softbox((-2.5, -5.5, 5.0), (0, 0, 0.2), 3.0, 1.6, 9)
    softbox((-1.5, -8.2, 1.3), (0, 0, 0.3), 8, 1.2, 16, SAND)
