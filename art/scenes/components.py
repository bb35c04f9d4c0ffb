"""Computer parts on the bench: memory, a solid-state drive, a cooler, a graphics card."""
from studio.lights import AMBER, HONEY, SAND, STRAW, floor, haze, softbox
from studio.mark import company_mark
from studio.materials import material
from studio.parts import fan, screw
from studio.shapes import box, disc, group, ring, slab, wire
from studio.view import View

PICTURES = {
    'components': View(camera=(-0.5, -9.6, 4.6), target=(0.1, -0.1, 0.95), lens=52, stop=5, focus=(-0.2, -1.0, 0.6)),
}


def memory_module(m, at, turn, parent):
    module = group(at, turn, parent)
    slab((2.6, 0.10, 0.78), 0.04, (0, 0, 0.50), m.brushed_gold, 0.02, 3, parent=module)
    slab((2.62, 0.12, 0.07), 0.05, (0, 0, 0.90), m.hot, 0.02, 3, parent=module)
    for fin in range(9):
        box((0.05, 0.13, 0.42), (-0.80 + fin * 0.2, 0, 0.58), m.satin, 0.006, 2, (0, 18, 0), module)
    box((2.5, 0.05, 0.14), (0, 0, 0.08), material((0.010, 0.0088, 0.0072), 0.4), 0.004, 2, parent=module)
    for pin in range(38):
        x = -1.2 + pin * 0.063 + (0.09 if pin > 20 else 0)
        box((0.042, 0.056, 0.12), (x, 0, 0.07), m.foil, 0.003, 2, parent=module)


def solid_state_drive(m, at, turn, parent):
    drive = group(at, turn, parent)
    slab((2.3, 0.66, 0.05), 0.03, (0, 0, 0.03), material((0.010, 0.0088, 0.0072), 0.36), 0.01, 2, parent=drive)
    for x, width in ((-0.62, 0.56), (0.02, 0.56), (0.66, 0.34)):
        slab((width, 0.50, 0.06), 0.02, (x, 0, 0.085), m.gloss, 0.012, 2, parent=drive)
        slab((width + 0.015, 0.515, 0.02), 0.02, (x, 0, 0.065), m.foil, 0.004, 2, parent=drive)
    for pin in range(9):
        box((0.16, 0.035, 0.055), (-1.10, -0.24 + pin * 0.06, 0.03), m.foil, 0.004, 2, parent=drive)
    screw(m, (1.10, 0, 0.05), (0, 0, 0), drive, 0.07, 0.04)


def tower_cooler(m, at, turn, parent):
    cooler = group(at, turn, parent)
    box((0.9, 0.9, 0.16), (0, 0, 0.14), m.brushed_gold, 0.03, 3, parent=cooler)
    for fin in range(22):
        box((1.75, 0.95, 0.022), (0, 0, 0.62 + fin * 0.082), m.anodised, 0.005, 2, parent=cooler)
    for x in (-0.62, -0.22, 0.22, 0.62):
        wire([(x * 0.45, 0.12, 0.20), (x, 0.12, 0.52), (x, 0.12, 2.42)], 0.065, m.gold, cooler)
        disc(0.075, 0.05, (x, 0.12, 2.40), m.gold, 0.02, 32, parent=cooler)
    slab((1.80, 1.80, 0.24), 0.16, (0, -0.62, 1.48), m.satin, 0.04, 3, (90, 0, 0), cooler)
    fan(m, 0.82, (0, -0.75, 1.48), (90, 0, 0), cooler)


def graphics_card(m, at, turn, parent):
    card = group(at, turn, parent)
    slab((3.5, 1.45, 0.52), 0.16, (0, 0, 0), m.satin, 0.06, 4, parent=card)
    slab((3.52, 1.47, 0.03), 0.165, (0, 0, 0.06), m.foil, 0.006, 2, parent=card)
    for x, lit in ((-1.12, True), (0, False), (1.12, True)):
        ring(0.58, 0.06, 0.16, (x, 0, 0.25), m.brushed_gold, card)
        fan(m, 0.52, (x, 0, 0.33), (0, 0, 0), card, lit=lit, blades=11)
    box((0.05, 1.35, 0.75), (1.80, 0, -0.05), m.brushed_gold, 0.015, 3, parent=card)
    company_mark(0.16, m.foil, 0.012, (0.56, -0.55, 0.265), parent=card)


def build(m):
    bench = group((0, 0.2, 0), (0, 0, -8))
    tower_cooler(m, (-1.95, 0.95, 0), (0, 0, -14), bench)
    graphics_card(m, (1.15, 0.95, 1.00), (58, 0, -12), bench)
    memory_module(m, (-1.25, -1.25, 0), (0, 0, 16), bench)
    memory_module(m, (-1.05, -0.80, 0), (0, 0, 16), bench)
    solid_state_drive(m, (1.35, -1.25, 0), (0, 0, -20), bench)
    floor(roughness=0.12)
    haze((0, 9, 2.6), 20, 12)
    softbox((-5.4, -2.6, 5.4), (0, 0, 0.8), 3.0, 3.4, 20)
    softbox((6.0, 0.8, 3.4), (0, 0, 0.8), 1.0, 5, 26, AMBER)
    softbox((-5.8, 2.4, 2.8), (0, 0, 0.8), 1.0, 5, 22, STRAW)
    softbox((0, 3.6, 6.4), (0, 0, 0.8), 7, 1.8, 20, HONEY)
    softbox((-3.2, -7.6, 1.8), (0, -0.8, 0.6), 5.0, 2.0, 12, SAND, 0.9)
    softbox((4.8, -5.6, 3.4), (0.6, -0.6, 0.6), 1.6, 2.6, 14, AMBER)
