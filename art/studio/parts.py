"""Things that more than one scene shows."""
import math

from studio.files import screen_file
from studio.materials import material, screen
from studio.shapes import around, bowl, box, group, lathe, plane, ring, rounded, slab, sphere, surface, wire


def ribs(radius, height, count, at_height, material, parent, depth=0.03, fill=0.55):
    """A row of upright ribs round a barrel, `fill` of its circumference."""
    width = 2 * math.pi * radius / count * fill
    for x, y, angle in around(radius, count):
        box((depth, width, height), (x, y, at_height), material, 0.006, 2, (0, 0, angle), parent)


def fan(m, radius, at, turn, parent, lit=True, blades=9):
    """A case fan, blowing along its own z; lit fans have a ring of light."""
    made = group(at, turn, parent)
    lathe([(0, -0.05), (radius, -0.05)], (0, 0, 0), m.dark, 48, parent=made)
    ring(radius, 0.05, 0.12, (0, 0, -0.06), m.satin, made)
    if lit:
        ring(radius - 0.06, 0.035, 0.05, (0, 0, 0.02), m.hot, made)
    lathe(rounded([(0, 0.07), (radius * 0.28, 0.07), (radius * 0.30, -0.04)], 0.02), (0, 0, 0), m.satin, 48, parent=made)
    ring(radius * 0.2, 0.02, 0.012, (0, 0, 0.07), m.gold, made)

    def blade(start):
        def point_at(out, along):
            reach, angle = radius * (0.28 + 0.58 * out), start + 0.55 * along + 0.35 * out
            return reach * math.cos(angle), reach * math.sin(angle), 0.05 - 0.10 * along

        return point_at

    for step in range(blades):
        surface(blade(2 * math.pi * step / blades), 8, 5, m.bronze, made)
    return made


def handset(m, display=None, at=(0, 0, 0), turn=(0, 0, 0), parent=None, brightness=2.2):
    """A phone of 1.92 x 4.1 lying in x and y, its display up, three lenses on its back."""
    width, height = 1.92, 4.1
    body = group(at, turn, parent)
    slab((width, height, 0.20), 0.30, (0, 0, 0), m.brushed_gold, 0.07, 6, parent=body)
    slab((width - 0.07, height - 0.07, 0.03), 0.27, (0, 0, 0.095), m.gloss, 0.012, 3, parent=body)
    slab((width - 0.07, height - 0.07, 0.03), 0.27, (0, 0, -0.095), m.satin, 0.012, 3, parent=body)
    if display:
        plane(width - 0.16, (width - 0.16) * 844 / 390, (0, 0, 0.1115), screen(screen_file(display), brightness), parent=body)
    for y in (0.85, 0.40):
        box((0.03, 0.34, 0.07), (width / 2, y, 0), m.gold, 0.012, 2, parent=body)
    camera = group((-0.42, 1.45, -0.11), (180, 0, 0), body)
    slab((0.92, 0.92, 0.06), 0.22, (0, 0, 0.01), m.gloss, 0.02, 3, parent=camera)
    for x, y in ((-0.2, 0.2), (-0.2, -0.2), (0.21, 0)):
        ring(0.19, 0.045, 0.07, (x, y, 0.03), m.gold, camera)
        bowl(0.15, 0.03, (x, y, 0), m.gloss, base=0.05, segments=48, steps=12, parent=camera)
    sphere(0.045, (0.2, 0.3, 0.04), m.soft_glow, 16, camera)
    return body


def screw(m, at, turn, parent, radius=0.05, head=0.03):
    lathe(rounded([(0, head), (radius, head), (radius, 0)], head * 0.4), at, m.gold, 24, turn, parent)


def frame(width, height, thickness, depth, material, parent, at=(0, 0, 0)):
    """Four bars round a rectangle in x and y."""
    x, y, z = at
    for side in (-1, 1):
        box((thickness, height, depth), (x + side * width / 2, y, z), material, 0.006, 2, parent=parent)
        box((width, thickness, depth), (x, y + side * height / 2, z), material, 0.006, 2, parent=parent)


def socket(m, lamp, at, parent, upside_down=False):
    """A network socket of 0.30 x 0.22 facing -y: gold rim, dark inside, six pins, a lamp at its upper edge."""
    port = group(at, (0, 180 if upside_down else 0, 0), parent)
    for width, height, x, z in ((0.30, 0.022, 0, 0.098), (0.30, 0.022, 0, -0.098), (0.022, 0.205, -0.142, 0), (0.022, 0.205, 0.142, 0)):
        box((width, 0.05, height), (x, -0.012, z), m.gold, 0.006, 2, parent=port)
    box((0.27, 0.006, 0.18), (0, 0.001, 0), m.dark, 0, parent=port)
    box((0.20, 0.004, 0.022), (0, -0.004, 0.07), lamp, 0, parent=port)
    for pin in range(6):
        box((0.012, 0.010, 0.06), (-0.075 + pin * 0.03, -0.006, -0.03), m.gold, 0, parent=port)
    return port


def bar(start, end, radius, material, parent=None):
    return wire([start, end], radius, material, parent)


def fluted_wall(m, y, top):
    """A dark wall of half columns, with its front at `y`: it catches the light of the rims."""
    surface_of_wall = material((0.010, 0.0088, 0.0075), 0.36, specular=0.4)
    for column in range(60):
        lathe([(0.17, -2), (0.17, top)], (-9 + column * 0.31, y, 0), surface_of_wall, 24)
    box((30, 0.2, 14), (0, y + 0.2, 2), m.dark, 0)
