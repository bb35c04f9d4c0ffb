"""An all-in-one PC: screen and computer in one body, with its keyboard and mouse."""
from studio.files import screen_file
from studio.lights import AMBER, HONEY, SAND, STRAW, floor, haze, softbox
from studio.materials import screen
from studio.shapes import group, lathe, plane, prism, rounded, slab
from studio.view import Grade, View

PICTURES = {
    'all-in-one': View(camera=(-1.0, -11.2, 3.8), target=(0.15, -0.3, 1.50), lens=50, stop=4, focus=(0, -0.3, 1.8), grade=Grade(exposure=0.35)),
}

WIDTH, HEIGHT = 4.6, 2.8


def build(m):
    desk = group((0, 0.4, 0), (0, 0, -16))
    panel = group((0, 0, 2.15), (84, 0, 0), desk)
    slab((WIDTH, HEIGHT, 0.12), 0.16, (0, 0, -0.07), m.satin, 0.045, 5, parent=panel)
    slab((WIDTH + 0.012, HEIGHT + 0.012, 0.02), 0.165, (0, 0, -0.02), m.foil, 0.006, 2, parent=panel)
    slab((WIDTH - 0.02, HEIGHT - 0.02, 0.02), 0.15, (0, 0, 0), m.gloss, 0.006, 2, parent=panel)
    plane(WIDTH - 0.16, (WIDTH - 0.16) * 720 / 1280, (0, 0.08, 0.0125), screen(screen_file('ledger.png'), 1.8), parent=panel)
    prism([(0.0, 0), (0.9, 0), (0.9, 0.05), (0.22, 0.10), (0.30, 1.7), (0.20, 1.7), (0.06, 0.10)], 1.2, (0, 0, 0.06), m.anodised, 0.02, turn=(90, 0, 90), parent=desk)
    slab((1.6, 1.1, 0.06), 0.14, (0, 0.25, 0.05), m.anodised, 0.02, 3, parent=desk)
    board = group((-0.2, -1.75, 0), (0, 0, 0), desk)
    slab((3.0, 0.95, 0.09), 0.08, (0, 0, 0.07), m.satin, 0.03, parent=board)
    slab((3.01, 0.96, 0.02), 0.085, (0, 0, 0.04), m.foil, 0.004, 2, parent=board)
    for row in range(4):
        for column in range(14):
            slab((0.172, 0.165, 0.04), 0.03, (-1.37 + column * 0.211, 0.31 - row * 0.205, 0.128), m.black, 0.01, 2, parent=board, steps=3)
    mouse = group((1.85, -1.75, 0.10), (0, 0, -8), desk)
    slab((0.44, 0.74, 0.15), 0.20, (0, 0, 0), m.satin, 0.065, 5, parent=mouse)
    lathe(rounded([(0, 0.03), (0.09, 0.03), (0.09, -0.03), (0, -0.03)], 0.02), (0, 0.18, 0.07), m.gold, 48, (0, 90, 0), mouse)
    floor()
    haze((0, 9, 2.6), 20, 12)
    softbox((-7.4, 0.2, 5.0), (0, 0, 1.2), 2.4, 3.4, 18)
    softbox((6.4, 0.8, 3.4), (0, 0, 1.4), 1.0, 6, 26, AMBER)
    softbox((-6.4, 2.6, 2.8), (0, 0, 1.4), 1.0, 5, 22, STRAW)
    softbox((0, 3.6, 6.4), (0, 0, 1.4), 7, 1.6, 20, HONEY)
    softbox((1.5, -4.8, 5.8), (0, -1.4, 0), 4, 1.6, 9, SAND)
