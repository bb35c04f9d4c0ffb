"""Monitoring: three displays round a desk, readings of a network on them."""
from studio.files import screen_file
from studio.lights import AMBER, HONEY, STRAW, floor, haze, softbox
from studio.materials import screen
from studio.shapes import group, plane, slab
from studio.view import Grade, View

PICTURES = {
    'monitors': View(camera=(-0.9, -11.8, 3.6), target=(0.0, 0.3, 1.66), lens=37, stop=4, focus=(0, -0.1, 1.9), grade=Grade(exposure=0.75)),
}

WIDTH, HEIGHT = 3.5, 2.25


def display(m, picture, at, turn, parent):
    stand = group(at, (0, 0, turn), parent)
    slab((1.3, 0.9, 0.06), 0.12, (0, 0.25, 0.04), m.satin, 0.02, 3, parent=stand)
    slab((0.36, 0.10, 1.3), 0.04, (0, 0.36, 0.68), m.anodised, 0.02, 3, (-6, 0, 0), stand)
    panel = group((0, 0, 1.95), (86, 0, 0), stand)
    slab((WIDTH, HEIGHT, 0.10), 0.08, (0, 0, -0.06), m.satin, 0.03, parent=panel)
    slab((WIDTH + 0.012, HEIGHT + 0.012, 0.02), 0.085, (0, 0, -0.02), m.gold, 0.006, 2, parent=panel)
    slab((WIDTH - 0.02, HEIGHT - 0.02, 0.02), 0.075, (0, 0, 0), m.gloss, 0.006, 2, parent=panel)
    plane(WIDTH - 0.10, (WIDTH - 0.10) * 800 / 1280, (0, 0, 0.0125), screen(screen_file(picture), 2.4), parent=panel)


def build(m):
    desk = group((0, 0.4, 0))
    display(m, 'dashboard.png', (0, 0.25, 0), 0, desk)
    display(m, 'readings.png', (-3.35, -0.55, 0), 27, desk)
    display(m, 'readings.png', (3.35, -0.55, 0), -27, desk)
    slab((2.7, 0.86, 0.10), 0.08, (-0.1, -1.75, 0.08), m.satin, 0.03, parent=desk)
    slab((2.71, 0.87, 0.02), 0.085, (-0.1, -1.75, 0.05), m.gold, 0.004, 2, parent=desk)
    for row in range(4):
        for column in range(13):
            slab((0.165, 0.155, 0.04), 0.03, (-1.33 + column * 0.205, -1.45 - row * 0.195, 0.145), m.black, 0.01, 2, parent=desk, steps=3)
    slab((0.42, 0.68, 0.14), 0.18, (1.85, -1.75, 0.10), m.satin, 0.06, 4, parent=desk)
    slab((0.03, 0.14, 0.04), 0.014, (1.85, -1.62, 0.17), m.gold, 0.008, 2, parent=desk)
    floor()
    haze((0, 9, 2.6), 22, 12)
    softbox((-7.6, -0.6, 5.0), (0, 0, 1), 2.4, 3, 16)
    softbox((7.4, 0.6, 3.6), (0, 0, 1.4), 1.0, 6, 26, AMBER)
    softbox((-7.6, 2.4, 3.0), (0, 0, 1.4), 1.0, 5, 22, STRAW)
    softbox((0, 3.6, 6.6), (0, 0, 1.2), 9, 1.6, 20, HONEY)
