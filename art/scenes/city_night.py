"""The city of the default company, Amman, at night over its roofs: houses on steep hills, lit windows, the towers of Abdali behind. 1 unit is 10 m."""
import math
import random

import bpy

from studio.lights import haze, softbox
from studio.materials import Nodes, colour, light_source, material
from studio.shapes import bowl, box, lathe, rounded, sphere, surface, wire
from studio.view import PAGE_HERO, Fog, Grade, View

ROOM = {'reflections': 0.05}
GRADE = Grade(exposure=0.15, contrast=1.55, saturation=1.1, vignette=0.5, fog=Fog(starts=20, thickness=80, glow=0.22))
PICTURES = {
    'city-night': View(camera=(0, -19, 9.6), target=(0, 22, 8.6), lens=37, focus=(0, 14, 5), scale=0.25, size=PAGE_HERO, grade=GRADE),
}

HILLS = (  # middle, reach in x and y, height
    ((-13, 9), (9, 7), 6.4), ((13, 13), (10, 8), 7.0), ((1, 30), (24, 10), 7.0),
    ((-26, 26), (14, 9), 8.0), ((28, 30), (14, 9), 8.5), ((0, -6), (30, 6), 0.9),
)  # fmt: skip
FOOTING = 1.2  # how far houses reach into the slope
WINDOW = (0.32, 0.34)  # width and height of one in the walls' own measure


def ground(x, y):
    return sum(h * math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2) for (cx, cy), (rx, ry), h in HILLS) - 0.2


def windowed(lit_share, strength, window, wall=(0.115, 0.090, 0.062), frame=0.5):
    """A wall with a grid of windows, some of them lit: a brick pattern whose bricks are the windows."""
    made = material(roughness=0.75)
    nodes = Nodes(made.node_tree)
    shader = made.node_tree.nodes['Principled BSDF']
    width, height = window
    grid = nodes.add(
        'ShaderNodeTexBrick',
        Vector=nodes.add('ShaderNodeUVMap').outputs[0],
        Scale=1,
        Color1=(0, 0, 0, 1),
        Color2=(1, 1, 1, 1),
        Mortar=(0, 0, 0, 1),
        Mortar_Size=width * frame / 2,
        Mortar_Smooth=0,
        Brick_Width=width,
        Row_Height=height,
    )
    grid.offset, grid.squash = 0, 1
    glow = nodes.math('POWER', nodes.spread(grid.outputs['Color'], 1 - lit_share, 1, 0, 1), 1.6)
    nodes.connect(nodes.math('MULTIPLY', glow, strength), shader.inputs['Emission Strength'])
    shader.inputs['Emission'].default_value = (1, 0.56, 0.17, 1)
    wall_or_pane = nodes.add('ShaderNodeMixRGB', Fac=grid.outputs['Fac'], Color1=(0.004, 0.004, 0.004, 1), Color2=colour(wall))
    nodes.connect(wall_or_pane.outputs[0], shader.inputs['Base Color'])
    return made


class Blocks:
    """Many houses in one mesh; their walls are unrolled so that the grid of windows fits."""

    def __init__(self, chance):
        self.chance, self.corners, self.faces, self.unrolled = chance, [], [], []

    def add(self, x, y, z, width, depth, height, turn=0.0, taper=1.0):
        """`turn` in radians; `taper` is the size of the roof as a share of the foot."""
        first = len(self.corners)
        for level, share in ((z - FOOTING, 1), (z + height, taper)):
            for side_x, side_y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                dx, dy = side_x * width / 2 * share, side_y * depth / 2 * share
                self.corners.append((x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn), level))
        column, row = self.chance.randint(0, 400) * WINDOW[0], self.chance.randint(0, 400) * WINDOW[1]
        for side in range(4):
            following = (side + 1) % 4
            length = max(1, round((width if side % 2 == 0 else depth) / WINDOW[0])) * WINDOW[0]
            self.faces.append((first + side, first + following, first + 4 + following, first + 4 + side))
            top = row + height + FOOTING
            self.unrolled += [(column, row), (column + length, row), (column + length, top), (column, top)]
        self.faces.append(tuple(range(first + 4, first + 8)))
        self.unrolled += [(0.005, 0.005)] * 4

    def build(self, wall):
        mesh = bpy.data.meshes.new('blocks')
        mesh.from_pydata(self.corners, [], self.faces)
        for corner, place in zip(mesh.uv_layers.new(name='UVMap').data, self.unrolled):
            corner.uv = place
        mesh.materials.append(wall)
        bpy.context.collection.objects.link(bpy.data.objects.new('blocks', mesh))


def houses(chance):
    bright, dim = Blocks(chance), Blocks(chance)
    y = -3.0
    while y < 42:
        x = -34 - 0.2 * y
        while x < 34 + 0.2 * y:
            width, depth = chance.uniform(0.75, 1.25), chance.uniform(0.7, 1.15)
            if chance.random() < 0.93:
                height = chance.choice((0.7, 1.0, 1.0, 1.35, 1.35, 1.7))
                place = (x + chance.uniform(-0.12, 0.12), y + chance.uniform(-0.2, 0.2), ground(x, y))
                chance.choice((bright, dim)).add(*place, width, depth, height, chance.uniform(-0.25, 0.25))
                if chance.random() < 0.35:
                    bright.add(x, y, ground(x, y) + height, 0.3, 0.3, 0.22)
            x += width + chance.uniform(0.06, 0.34)
        y += 0.95 + 0.008 * y
    bright.build(windowed(0.20, 4.2, (0.20, 0.30)))
    dim.build(windowed(0.10, 5.5, (0.22, 0.30), frame=0.52))


def towers(m, chance, glow):
    foot = 6.2
    group = Blocks(chance)
    group.add(4.2, 32, foot, 2.3, 2.0, 14.6, 0.2, 0.90)
    group.add(4.2, 32, foot + 14.6, 1.5, 1.3, 1.4, 0.2, 0.8)
    group.add(-6.2, 33, foot, 2.0, 2.0, 13.2, 0.15)
    group.add(-3.4, 33, foot, 2.0, 2.0, 12.4, 0.15)
    group.add(9.4, 31, foot, 2.6, 1.9, 9.0, -0.1)
    group.add(12.4, 33, foot, 2.0, 1.8, 11.0, 0.3, 0.95)
    group.add(-11, 31, foot, 2.4, 2.0, 7.6, 0.1)
    group.add(0.6, 30, foot, 2.8, 1.8, 7.0)
    group.build(windowed(0.34, 3.2, (0.15, 0.16), (0.035, 0.03, 0.024), 0.30))
    for x, y, z, height in ((4.2, 32, foot + 16, 1.8), (-6.2, 33, foot + 13.2, 1.2), (12.4, 33, foot + 11, 1.0)):
        wire([(x, y, z), (x, y, z + height)], 0.04, m.dull_gold)
        sphere(0.09, (x, y, z + height), glow, 16)
    stone = material((0.05, 0.042, 0.03), 0.6)
    for storey in range(7):
        radius, at = 2.3 - storey * 0.20, (-17.5, 31, 6 + storey * 1.55)
        lathe([(radius, 0), (radius, 1.25), (radius - 0.12, 1.3), (radius - 0.12, 1.55)], at, stone, 64)
        lathe([(radius + 0.01, 1.18), (radius + 0.03, 1.22), (radius + 0.01, 1.26)], at, glow, 64)


def mosque(m, glow):
    x, y = 8.2, 9.5
    z = ground(x, y) + 0.4
    box((2.6, 2.6, 1.5), (x, y, z + 0.4), material((0.16, 0.12, 0.08), 0.7), 0.05)
    bowl(1.12, 1.2, (x, y, z + 1.15), m.gold)
    wire([(x, y, z + 2.3), (x, y, z + 2.75)], 0.03, m.gold)
    minaret = [(0.26, 0), (0.22, 3.0), (0.38, 3.1), (0.38, 3.3), (0.17, 3.35), (0.15, 4.0), (0, 4.7)]
    stone = material((0.2, 0.15, 0.10), 0.6)
    for side in (-1.9, 1.9):
        at = (x + side, y - 0.4, z - 0.2)
        lathe(rounded(minaret, 0.04), at, stone, 48)
        lathe([(0.40, 3.14), (0.41, 3.2), (0.40, 3.26)], at, glow, 48)


def street_lamps(glow):
    for street in range(3):
        for step in range(90):
            t = step / 89
            x, y = -26 + 52 * t, 2.2 + street * 9 + 2.6 * math.sin(t * 6 + street * 2)
            sphere(0.05, (x, y, ground(x, y) + 1.25), glow, 8)


def build(m):
    chance = random.Random(21)
    glow = light_source(8, (1, 0.58, 0.18))
    houses(chance)

    def terrain(u, v):
        x, y = -60 + 120 * u, -10 + 70 * v
        return x, y, ground(x, y) - 0.05

    surface(terrain, 120, 120, material((0.02, 0.015, 0.01), 0.9))
    towers(m, chance, glow)
    mosque(m, glow)
    street_lamps(glow)
    haze((0, 58, 9), 130, 64, 0.42, (0.42, 0.19, 0.05), towards=(0, 0, 8))
    softbox((-46, 4, 30), (0, 18, 2), 26, 18, 60, (1, 0.66, 0.36))
    softbox((40, 34, 26), (0, 20, 4), 22, 20, 60, (1, 0.72, 0.44))
    softbox((10, -30, 30), (0, 14, 2), 30, 14, 5, (0.80, 0.86, 1))
