"""PCs: a desktop tower with a glass side, gold light inside."""
import random

from studio.lights import AMBER, SAND, STRAW, hide_behind_glass, house_light, softbox
from studio.mark import company_mark
from studio.materials import material, thin_glass
from studio.parts import fan
from studio.shapes import box, cable, disc, group, plane, ring, slab
from studio.view import PAGE_HERO, Grade, View

PICTURES = {
    'pc': View(camera=(0.4, -11.6, 3.6), target=(0.05, 0, 1.84), lens=51, focus=(0.5, -1.6, 2), size=PAGE_HERO, glass=True, grade=Grade(exposure=0.5)),
}

WIDTH, DEPTH, HEIGHT = 1.75, 3.7, 3.7  # the +x side is the glass, -y the front
BOARD = -WIDTH / 2 + 0.08  # x of the motherboard


def case(m, inside, parent):
    middle = HEIGHT / 2 + 0.1
    panels = (
        ((WIDTH, DEPTH, 0.07), (0, 0, 0.22)),
        ((WIDTH, DEPTH, 0.07), (0, 0, HEIGHT)),
        ((WIDTH, 0.07, HEIGHT - 0.2), (0, DEPTH / 2, middle)),
        ((0.07, DEPTH, HEIGHT - 0.2), (-WIDTH / 2, 0, middle)),
    )
    for size, place in panels:
        box(size, place, inside, 0.025, 3, parent=parent)
    slab((WIDTH, HEIGHT - 0.18, 0.16), 0.12, (0, -DEPTH / 2, middle), m.satin, 0.04, turn=(90, 0, 0), parent=parent)
    for x in (-0.7, 0.7):
        box((0.16, DEPTH * 0.9, 0.2), (x, 0, 0.10), m.rubber, 0.04, 3, parent=parent)
    seams = (
        ((0.03, DEPTH, 0.03), (WIDTH / 2, 0, 0.24)),
        ((0.03, DEPTH, 0.03), (WIDTH / 2, 0, HEIGHT)),
        ((0.03, 0.03, HEIGHT - 0.2), (WIDTH / 2, -DEPTH / 2 + 0.05, middle)),
        ((0.03, 0.03, HEIGHT - 0.2), (WIDTH / 2, DEPTH / 2, middle)),
    )
    for size, place in seams:
        box(size, place, m.gold, 0.008, 2, parent=parent)
    for z in (0.86, 1.92, 2.98):
        fan(m, 0.48, (0, -DEPTH / 2 - 0.09, z), (90, 0, 0), parent)
    plane(1.24, 3.3, (0, -DEPTH / 2 - 0.20, 1.94), thin_glass((0.72, 0.66, 0.58), 0.03), (90, 0, 0), parent)
    plane(HEIGHT - 0.26, DEPTH - 0.06, (WIDTH / 2 + 0.01, 0.02, middle), thin_glass((0.94, 0.91, 0.86), 0.01, 1.35, 0.8), (0, 90, 0), parent)


def motherboard(m, parent):
    board = material((0.24, 0.165, 0.08), 0.8, specular=0.06, bump=0.3, grain=14)
    box((0.05, 2.5, 2.75), (BOARD, 0.30, 2.10), board, 0.01, 2, parent=parent)
    for y, z, size in ((1.25, 2.8, (0.3, 0.3, 1.2)), (0.9, 3.25, (0.3, 0.9, 0.22)), (-0.2, 0.95, (0.14, 0.5, 0.5))):
        box(size, (BOARD + 0.15, y, z), m.bronze, 0.03, 3, parent=parent)
    for step in range(6):
        box((0.31, 0.02, 1.1), (BOARD + 0.16, 1.13 + step * 0.048, 2.8), m.gold, 0, parent=parent)
    for module in range(4):
        y = -0.30 - module * 0.13
        box((0.42, 0.06, 1.05), (BOARD + 0.24, y, 2.75), m.satin, 0.012, 2, parent=parent)
        box((0.05, 0.05, 1.0), (BOARD + 0.47, y, 2.75), m.hot, 0.012, 2, parent=parent)
    chance = random.Random(1)
    for _ in range(14):
        box((0.10, 0.09, 0.09), (BOARD + 0.07, chance.uniform(-0.75, 1.25), chance.uniform(0.85, 1.35)), m.gold, 0.01, 2, parent=parent)


def cooler(m, parent):
    """The pump on the processor with its lit ring, two hoses to the radiator under the roof."""
    pump = group((BOARD + 0.22, 0.42, 2.72), (0, 90, 0), parent)
    disc(0.43, 0.30, (0, 0, 0), m.gloss, 0.03, 96, parent=pump)
    ring(0.36, 0.025, 0.02, (0, 0, 0.295), m.hot, pump)
    company_mark(0.26, m.gold, 0.015, (0, 0, 0.30), (0, 0, 90), pump)
    for hose in (0, 1):
        route = [(0.35, 0.62 + hose * 0.12, 2.55 - hose * 0.1), (0.75, 1.0 + hose * 0.1, 2.6 + hose * 0.15)]
        route += [(0.8, 0.9 + hose * 0.2, 3.3), (0.7, 0.3 + hose * 0.35, 3.5)]
        cable([(BOARD + x, y, z) for x, y, z in route], 0.075, m.rubber, parent)
    box((1.1, 2.9, 0.16), (0, 0.1, 3.55), m.black, 0.03, 3, parent=parent)


def graphics_card(m, parent):
    card = group((BOARD + 0.95, 0.18, 1.42), parent=parent)
    box((0.34, 2.55, 0.86), (0, 0, 0), material((0.50, 0.30, 0.08), 0.36, 1, brushed=(200, 3, 200)), 0.05, parent=card)
    box((0.35, 2.56, 0.02), (0, 0, 0.30), m.gold, 0.004, 2, parent=card)
    for y in (-0.82, 0, 0.82):
        fan(m, 0.36, (0.19, y, -0.04), (0, 90, 0), card, lit=y != 0, blades=11)
    box((0.02, 0.9, 0.05), (0.175, -0.75, 0.375), m.hot, 0.008, 2, parent=card)


def build(m):
    tower = group((0, 0.2, 0), (0, 0, -38))
    case(m, material((0.060, 0.044, 0.026), 0.8, specular=0.05), tower)
    motherboard(m, tower)
    cooler(m, tower)
    graphics_card(m, tower)
    box((1.5, DEPTH - 0.25, 0.55), (-0.05, 0.05, 0.53), m.satin, 0.03, 3, parent=tower)
    company_mark(0.24, m.gold, 0.01, (0.70, -0.9, 0.5), (90, 0, 90), tower)
    box((0.02, 2.9, 0.03), (0.71, 0, 0.78), m.hot, 0.008, 2, parent=tower)
    box((0.02, 2.9, 0.02), (0.5, 0.1, 3.45), m.hot, 0, parent=tower)
    fan(m, 0.46, (0.05, DEPTH / 2 - 0.12, 2.85), (-90, 0, 0), tower)
    hide_behind_glass(softbox((0.55, 0, 3.4), (-0.4, 0.2, 1.6), 0.5, 2.2, 44, AMBER, 0.9))
    hide_behind_glass(softbox((0.62, -1.2, 2.2), (-0.8, 0.5, 2.0), 1.6, 0.5, 36, AMBER, 0.9))
    house_light(height=1.7, key=9, rim=0, top=18, fill=0, glow=0.12)
    softbox((6.4, 3.6, 3.4), (0, 0, 1.8), 1.0, 5, 30, AMBER)
    softbox((-5.8, 2.4, 3.0), (0, 0, 1.8), 1.0, 5, 26, STRAW)
    softbox((-4.5, -6.5, 2.4), (-0.4, -1, 2), 1.0, 4, 12, SAND)
