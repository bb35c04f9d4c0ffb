"""Network storage: a box with four drives, one of them drawn out."""
from studio.lights import AMBER, HONEY, SAND, STRAW, floor, haze, softbox
from studio.mark import company_mark
from studio.materials import light_source
from studio.shapes import box, disc, group, ring, slab
from studio.view import View

PICTURES = {
    'nas': View(camera=(0.5, -9.4, 3.6), target=(0.15, -0.2, 1.40), lens=53, stop=3.6, focus=(-0.1, -1.6, 1.5)),
}

WIDTH, DEPTH, HEIGHT = 3.2, 2.8, 2.5
BAY = 0.70  # from drive to drive


def drive(m, lamps, x, out, parent, busy):
    tray = group((x, -DEPTH / 2 - out, 0.06), parent=parent)
    slab((BAY - 0.06, 0.12, 1.86), 0.04, (0, -0.04, 0), m.satin, 0.025, 3, parent=tray)
    box((0.07, 0.05, 1.30), (0.20, -0.115, -0.05), m.foil, 0.02, 3, parent=tray)
    box((0.05, 0.02, 0.05), (0.20, -0.105, 0.76), lamps[1], 0, parent=tray)
    box((0.05, 0.02, 0.05), (0.20, -0.105, 0.85), lamps[1 if busy else 0], 0, parent=tray)
    for row in range(9):
        box((0.26, 0.02, 0.03), (-0.10, -0.10, -0.66 + row * 0.15), m.dark, 0.006, 2, parent=tray)
    if out:
        box((0.40, out + 0.3, 1.62), (0, out / 2 + 0.18, 0), m.anodised, 0.03, 3, parent=tray)
        box((0.02, out - 0.12, 0.9), (-0.205, out / 2 + 0.06, 0), m.brushed_gold, 0.005, 2, parent=tray)
        for y in (0.12, out - 0.1):
            disc(0.04, 0.02, (-0.20, y, 0.68), m.gold, 0.008, 24, (0, -90, 0), tray)


def build(m):
    unit = group((0.1, 0.3, 1.40), (0, 0, 22))
    lamps = (light_source(0.8), light_source(8))
    slab((WIDTH, DEPTH, HEIGHT), 0.12, (0, 0, 0), m.satin, 0.06, 5, parent=unit)
    box((WIDTH - 0.22, 0.06, 2.06), (0, -DEPTH / 2 - 0.005, 0.06), m.dark, 0.03, 3, parent=unit)
    for z in (-HEIGHT / 2 + 0.12, HEIGHT / 2 - 0.06):
        slab((WIDTH + 0.012, DEPTH + 0.012, 0.03), 0.125, (0, 0, z), m.foil, 0.008, 2, parent=unit)
    for bay in range(4):
        drive(m, lamps, (bay - 1.5) * BAY, 0.85 if bay == 1 else 0, unit, busy=bay != 3)
    ring(0.07, 0.02, 0.02, (WIDTH / 2 - 0.2, -DEPTH / 2 - 0.01, -1.10), m.hot, unit, (90, 0, 0), 48)
    company_mark(0.48, m.foil, 0.02, (0, 0, HEIGHT / 2), parent=unit)
    for x in (-1.2, 1.2):
        for y in (-1, 1):
            disc(0.2, 0.16, (x, y, -1.40), m.rubber, 0.03, 48, parent=unit)
    floor()
    haze((0, 9, 2.8), 20, 12)
    softbox((-5.4, -3.4, 5.2), (0, 0, 1.4), 2.6, 3.4, 18)
    softbox((6.2, 1.0, 3.4), (0, 0, 1.4), 1.0, 6, 28, AMBER)
    softbox((-6.2, 2.2, 2.8), (0, 0, 1.4), 1.0, 5, 22, STRAW)
    softbox((0, 3.2, 6.8), (0, 0, 1.6), 7, 1.6, 20, HONEY)
    softbox((-3.8, -8.2, 1.8), (0, -1, 1.2), 4.6, 2.4, 11, SAND, 0.9)
    softbox((4.8, -6.2, 3.0), (0, -1, 1.2), 1.4, 3.0, 15, AMBER)
