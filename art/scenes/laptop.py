"""Clients: a laptop with a wall of clients' marks on its screen."""
from studio.files import screen_file
from studio.lights import AMBER, HONEY, floor, haze, softbox
from studio.materials import light_source, material, screen
from studio.shapes import group, plane, slab, wire
from studio.view import PAGE_HERO, View

PICTURES = {
    'laptop': View(camera=(-0.2, -9.8, 4.3), target=(0.12, 0.1, 1.12), lens=50, focus=(0, 0.3, 1.2), size=PAGE_HERO),
}

WIDTH, DEPTH = 4.4, 3.0


def keys(m, parent):
    columns, space_bar = 14, range(4, 9)
    pitch = (WIDTH - 0.62) / columns
    left = -(WIDTH - 0.62) / 2
    for row in range(5):
        for column in range(columns):
            if row == 4 and column in space_bar:
                continue
            place = (left + pitch * (column + 0.5), 0.88 - row * 0.25, 0.196)
            slab((pitch * 0.86, 0.20, 0.035), 0.035, place, m.satin, 0.01, 3, parent=parent, steps=4)
    slab((pitch * 4.9, 0.20, 0.035), 0.035, (left + pitch * 6.5, -0.12, 0.196), m.satin, 0.01, 3, parent=parent, steps=4)


def build(m):
    body = material((0.030, 0.0285, 0.027), 0.32, 1, bump=0.03, grain=300)
    base = group(turn=(0, 0, 24))
    slab((WIDTH, DEPTH, 0.13), 0.22, (0, 0, 0.12), body, 0.035, 5, parent=base)
    slab((WIDTH + 0.008, DEPTH + 0.008, 0.014), 0.222, (0, 0, 0.118), m.gold, 0.004, 2, parent=base)
    slab((WIDTH - 0.5, 1.32, 0.012), 0.05, (0, 0.38, 0.186), light_source(0.75), 0.004, 2, parent=base)
    keys(m, base)
    slab((1.35, 0.82, 0.010), 0.06, (0, -0.92, 0.187), m.anodised, 0.003, 2, parent=base)
    lid = group((0, DEPTH / 2 - 0.05, 0.17), (73, 0, 0), base)
    height = WIDTH * 0.655
    slab((WIDTH, height, 0.07), 0.18, (0, height / 2, -0.035), body, 0.025, parent=lid)
    slab((WIDTH - 0.05, height - 0.05, 0.02), 0.16, (0, height / 2, 0.004), m.gloss, 0.006, 2, parent=lid)
    plane(WIDTH - 0.22, (WIDTH - 0.22) * 800 / 1280, (0, height / 2 + 0.02, 0.0155), screen(screen_file('marks.png'), 2), parent=lid)
    wire([(-WIDTH / 2 + 0.3, 0, 0), (WIDTH / 2 - 0.3, 0, 0)], 0.055, m.brushed_gold, lid)
    floor()
    haze((0, 9, 2.6), 20, 12)
    softbox((-6.2, 1.0, 4.6), (0, 0, 0.6), 2.4, 4, 20, HONEY)
    softbox((5.6, 0.4, 3.2), (0, 0, 1), 1.0, 6, 24, AMBER)
    softbox((0, 4.2, 6.4), (0, 0, 1), 7, 1.6, 18, HONEY)
    softbox((-1.0, 6.5, 5.5), (0, -0.5, 0.2), 9, 0.8, 10, HONEY, 0.9)
