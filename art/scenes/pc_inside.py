"""Maintenance: a computer with its side taken off, a screwdriver at one of its screws."""
from mathutils import Vector

from scenes.tools import screwdriver
from studio.lights import AMBER, HONEY, SAND, glow, only_seen, softbox
from studio.mark import company_mark
from studio.materials import material
from studio.parts import fan, screw
from studio.shapes import box, cable, disc, group, ring, slab
from studio.view import PAGE_HERO, Grade, View

PICTURES = {
    'pc-inside': View(
        camera=(-1.5, -9.0, 2.9), target=(0.0, -0.4, 2.06), lens=54, stop=5.6, focus=(-0.3, -0.7, 2.2), size=PAGE_HERO, grade=Grade(exposure=0.25)
    ),
}

WIDTH, HEIGHT, DEPTH = 5.0, 4.3, 1.75  # rear at -x, open towards -y, the board on the wall at y = 0
PROCESSOR = (-0.62, 2.92)  # x and z


def case(m, inside):
    """Wall behind the board, floor, roof and both ends; a gold line round the opening."""
    middle = HEIGHT / 2
    box((WIDTH, 0.08, HEIGHT), (0, 0.10, middle), inside, 0.02, 3)
    for x in (-1, 1):
        box((0.10, DEPTH + 0.1, HEIGHT), (x * WIDTH / 2, -DEPTH / 2, middle), inside, 0.025, 3)
        box((0.03, 0.03, HEIGHT), (x * (WIDTH / 2 + 0.02), -DEPTH - 0.06, middle), m.foil, 0.008, 2)
    for z in (0.0, HEIGHT):
        box((WIDTH, DEPTH + 0.1, 0.10), (0, -DEPTH / 2, z), inside, 0.025, 3)
        box((WIDTH + 0.07, 0.03, 0.03), (0, -DEPTH - 0.06, z), m.foil, 0.008, 2)
    for z in (1.45, 2.15, 2.85, 3.55):
        slab((0.30, 0.46, 0.06), 0.10, (1.72, 0.06, z), m.rubber, 0.02, 3, (90, 0, 0))


def power_supply(m, inside):
    """Under its cover, whose edge has a gold line."""
    box((WIDTH - 0.12, DEPTH - 0.14, 0.62), (0, -DEPTH / 2 + 0.02, 0.36), inside, 0.03, 4)
    box((WIDTH - 0.13, 0.02, 0.022), (0, -DEPTH + 0.086, 0.60), m.foil, 0.006, 2)
    for step in range(26):
        slab((0.05, 0.34, 0.01), 0.024, (0.75 + step * 0.062, -DEPTH + 0.084, 0.32), m.dark, 0, turn=(90, 0, 0), steps=6)
    company_mark(0.26, m.foil, 0.012, (-1.72, -DEPTH + 0.086, 0.32), (90, 0, 0))


def traces(m, parent):
    """Lines on the board: from the processor to the memory, and down to the slots."""
    copper = material((0.30, 0.165, 0.040), 0.36, 0.9)
    x, z = PROCESSOR
    for line in range(12):
        height = z - 0.42 + line * 0.075
        box((0.85, 0.004, 0.016), (x + 0.85, 0, height), copper, 0, parent=parent)
    for line in range(16):
        place = x - 0.46 + line * 0.06
        bend = 2.16 - line * 0.022
        box((0.014, 0.004, z - 0.3 - bend), (place, 0, (z - 0.3 + bend) / 2), copper, 0, parent=parent)
        slant = 0.30
        box((0.014, 0.004, slant * 1.414), (place + slant / 2, 0, bend - slant / 2), copper, 0, turn=(0, -45, 0), parent=parent)
        box((0.014, 0.004, bend - slant - 1.0), (place + slant, 0, (bend - slant + 1.0) / 2), copper, 0, parent=parent)


def finned(m, size, at, count, upright, parent):
    """A heat sink: a block with cuts, a gold line on it."""
    width, height, depth = size
    made = group(at, parent=parent)
    box((width, depth * 0.5, height), (0, -depth * 0.25, 0), m.satin, 0.015, 3, parent=made)
    long = height if upright else width
    for step in range(count):
        place = (step + 0.5 - count / 2) * long / count
        if upright:
            box((width, depth, long / count * 0.62), (0, -depth / 2, place), m.anodised, 0.010, 2, parent=made)
        else:
            box((long / count * 0.62, depth, height), (place, -depth / 2, 0), m.anodised, 0.010, 2, parent=made)
    line = (0.02, 0.01, height) if upright else (width, 0.01, 0.02)
    box(line, (width * 0.22 if upright else 0, -depth - 0.004, 0 if upright else height * 0.22), m.foil, 0, parent=made)


def memory(m, parent):
    for module in range(4):
        stick = group((0.42 + module * 0.17, -0.03, 2.90), parent=parent)
        box((0.11, 0.07, 1.42), (0, 0, 0), m.dark, 0.012, 2, parent=stick)
        slab((0.085, 0.42, 1.26), 0.02, (0, -0.24, 0), m.brushed_gold if module % 2 else m.satin, 0.014, 3, parent=stick)
        slab((0.086, 0.05, 1.22), 0.02, (0, -0.46, 0), m.soft_glow, 0.012, 2, parent=stick)
        for end in (-1, 1):
            box((0.10, 0.12, 0.07), (0, -0.07, end * 0.70), m.satin, 0.012, 2, parent=stick)


def small_parts(m, parent):
    """Capacitors, connectors, slots, screws at the corners."""
    for row, (x, z) in enumerate(((-1.42, 2.36), (-1.42, 2.20), (-1.26, 2.28), (1.10, 2.02), (1.10, 1.86), (0.95, 1.94), (-0.2, 2.16), (0.0, 2.16))):
        disc(0.062, 0.16, (x, 0, z), m.gloss, 0.012, 32, (90, 0, 0), parent)
        disc(0.045, 0.004, (x, -0.158, z), m.foil, 0, 32, (90, 0, 0), parent)
    for z in (1.72, 0.86):
        box((1.62, 0.11, 0.085), (-0.52, -0.05, z), m.satin, 0.012, 2, parent=parent)
        box((1.56, 0.004, 0.014), (-0.52, -0.108, z), m.foil, 0, parent=parent)
    for index in range(4):
        box((0.20, 0.10, 0.12), (1.12, -0.05, 0.98 + index * 0.17), m.satin, 0.012, 2, parent=parent)
    slab((0.62, 0.62, 0.07), 0.05, (0.60, -0.045, 1.36), m.anodised, 0.015, 3, (90, 0, 0), parent)
    company_mark(0.24, m.foil, 0.008, (0.60, -0.082, 1.36), (90, 0, 0), parent)
    for x, z in ((-1.62, 3.78), (1.22, 3.78), (1.22, 2.10), (-1.62, 2.10), (-1.62, 0.88), (1.22, 0.88)):
        screw(m, (x, 0, z), (90, 0, 0), parent)


def power_cable(m, parent):
    """The wide one at the board's edge: two layers of sleeved wires from their connector into the wall."""
    box((0.16, 0.16, 1.02), (1.17, -0.08, 2.92), m.satin, 0.015, 3, parent=parent)
    for wire in range(12):
        z = 2.46 + wire * 0.083
        surface = m.dull_gold if wire in (3, 4, 7, 8) else m.rubber
        spread = (z - 2.92) * 0.12
        for layer in (0, 1):
            y = -0.10 - layer * 0.075
            route = [(1.24, y, z), (1.40, y - 0.10, z + spread), (1.60, y - 0.10, z + spread), (1.72, 0.06, z + spread * 0.5 - 0.05)]
            cable(route, 0.034, surface, parent)


def cooler(m, parent):
    """The pump on the processor with its lit ring, and two hoses to the radiator under the roof."""
    x, z = PROCESSOR
    slab((1.02, 1.02, 0.06), 0.12, (x, -0.03, z), m.anodised, 0.015, 3, (90, 0, 0), parent)
    for across in (-1, 1):
        for up in (-1, 1):
            screw(m, (x + across * 0.42, -0.06, z + up * 0.42), (90, 0, 0), parent, 0.06, 0.05)
    pump = group((x, -0.06, z), (90, 0, 0), parent)
    disc(0.46, 0.40, (0, 0, 0), m.satin, 0.04, 128, parent=pump)
    ring(0.475, 0.03, 0.03, (0, 0, 0.10), m.foil, pump)
    ring(0.41, 0.035, 0.02, (0, 0, 0.395), m.hot, pump)
    disc(0.36, 0.012, (0, 0, 0.395), m.satin, 0.004, 96, parent=pump)
    company_mark(0.30, m.foil, 0.012, (0, 0, 0.407), parent=pump)
    for hose in (0, 1):
        route = [(x + 0.44, -0.22 - hose * 0.16, z + 0.10 - hose * 0.2), (x + 0.74, -0.34 - hose * 0.2, z + 0.22 - hose * 0.14)]
        route += [(x + 1.30 + hose * 0.34, -0.66 - hose * 0.12, z + 0.56), (x + 1.62 + hose * 0.44, -0.70 - hose * 0.10, z + 1.02)]
        cable(route, 0.082, m.rubber, parent)
        ring(0.098, 0.03, 0.10, (x + 0.40, -0.22 - hose * 0.16, z + 0.10 - hose * 0.2), m.gold, parent, (0, 78, 0), 64)
    radiator = group((-0.1, -0.80, HEIGHT - 0.26), parent=parent)
    box((4.1, 1.2, 0.34), (0, 0, 0), m.satin, 0.03, 3, parent=radiator)
    for step in range(70):
        box((0.012, 0.02, 0.24), (-1.92 + step * 0.0556, -0.605, 0), m.dull_gold, 0, parent=radiator)


def graphics_card(m, parent):
    """Upright in its bracket, its three fans towards the opening."""
    card = group((-0.50, -0.86, 1.26), (0, 0, 0), parent)
    slab((3.1, 1.02, 0.30), 0.14, (0, 0, 0), m.anodised, 0.05, 5, (90, 0, 0), card)
    slab((3.11, 1.03, 0.025), 0.145, (0, -0.09, 0), m.foil, 0.008, 2, (90, 0, 0), card)
    for index, x in enumerate((-1.0, 0, 1.0)):
        disc(0.445, 0.03, (x, -0.135, 0), m.dark, 0, 96, (90, 0, 0), card)
        fan(m, 0.42, (x, -0.16, 0), (90, 0, 0), card, lit=index != 1, blades=11)
    box((0.05, 0.34, 1.20), (-1.62, 0.04, 0.02), m.brushed_gold, 0.012, 2, parent=card)
    for z in (-0.46, 0.50):
        screw(m, (-1.62, -0.14, z), (90, 0, 0), card, 0.06, 0.05)
    for x in (-1.46, 1.46):
        for z in (-0.42, 0.42):
            screw(m, (x, -0.15, z), (90, 0, 0), card, 0.04, 0.025)
    return card


def tool(m, tip, towards):
    """The screwdriver, its tip at a place."""
    axis = (Vector(towards) - Vector(tip)).normalized()
    size = 0.70
    made = group(tuple(Vector(tip) + axis * 2.40 * size))
    made.scale = (size, size, size)
    made.rotation_euler = axis.to_track_quat('Y', 'Z').to_euler()
    screwdriver(m, made)


def build(m):
    inside = material((0.060, 0.050, 0.039), 0.46, specular=0.35, bump=0.05, grain=80)
    board = material((0.040, 0.030, 0.019), 0.42, specular=0.40)
    case(m, inside)
    power_supply(m, inside)
    mainboard = group((0, 0.05, 0))
    box((3.05, 0.05, 3.15), (-0.20, 0.03, 2.33), board, 0.01, 2, parent=mainboard)
    traces(m, mainboard)
    finned(m, (0.34, 1.30, 0.34), (-1.42, 0, 3.05), 12, True, mainboard)
    finned(m, (1.10, 0.26, 0.30), (-0.66, 0, 3.68), 12, False, mainboard)
    memory(m, mainboard)
    small_parts(m, mainboard)
    power_cable(m, mainboard)
    cooler(m, mainboard)
    graphics_card(m, mainboard)
    fan(m, 0.56, (-WIDTH / 2 + 0.14, -0.85, 2.95), (0, 90, 0), None, lit=False)
    for z in (1.25, 2.40, 3.50):
        fan(m, 0.54, (WIDTH / 2 - 0.14, -0.88, z), (0, -90, 0), None)
    for x, y in ((-0.4, -1.1), (-0.22, -1.3), (0.02, -1.12), (0.16, -1.34), (-0.62, -1.30)):
        screw(m, (x, y, 0.67), (0, 0, 0), None, 0.055, 0.05)
    tool(m, (0.96, -1.03, 0.84), (2.2, -3.4, 1.35))
    only_seen(m.hot, m.soft_glow)
    x, z = PROCESSOR
    glow((x, -0.85, z), 7, 0.35)
    glow((0.68, -0.85, 2.9), 8, 0.35)
    glow((-1.5, -1.35, 1.26), 5)
    glow((0.5, -1.35, 1.26), 5)
    for height in (1.25, 2.40, 3.50):
        glow((WIDTH / 2 - 0.55, -0.9, height), 7, 0.3)
    softbox((-5.2, -7.6, 3.6), (-0.4, -0.3, 2.2), 3.4, 3.0, 40, HONEY)
    softbox((0.5, -6.2, 8.2), (0, -0.6, 1.8), 5.0, 2.0, 26, SAND)
    softbox((5.6, -6.4, 2.2), (0.4, -0.8, 1.6), 1.2, 4.6, 36, AMBER)
    softbox((-2.2, -9.4, 0.4), (0, 0, 1.6), 5.0, 1.6, 17, SAND, 0.9)
