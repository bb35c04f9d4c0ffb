"""The city of the default company, Amman, as a relief at night: stone houses on three hills, the Citadel, a mosque, one tower."""
import random

from studio.lights import AMBER, SAND, STRAW, haze, softbox
from studio.materials import light_source, material
from studio.shapes import around, bowl, box, group, lathe, prism, ring, rounded, slab, sphere, wire
from studio.view import PAGE_HERO, Fog, Grade, View

ROOM = {'reflections': 0.09}
GRADE = Grade(exposure=0.1, contrast=1.42, vignette=0.45, fog=Fog(starts=17, thickness=60, glow=0.25))
PICTURES = {
    'city-relief': View(
        camera=(0, -14.5, 6.6), target=(0.5, 4, 3.75), lens=41, stop=5, focus=(-1, 3, 3), scale=0.5, size=PAGE_HERO, grade=GRADE
    ),
}

# Outlines of the hills, x and height, from the rearmost to the nearest.
REAR = ((-13, 2.6), (-8, 3.6), (-4, 2.7), (1, 3.0), (6, 4.0), (13, 3.2))
MIDDLE = ((-12, 2.3), (-7, 2.0), (-4.6, 2.9), (-2.2, 2.95), (1, 1.4), (4.5, 1.8), (12, 2.6))
NEAR = ((-11, 1.3), (-6, 0.9), (-2, 0.35), (2.4, 0.5), (5.0, 1.15), (11, 1.2))
FOOTING = 2.6  # how far houses reach into the slope, so that none hangs over a gap


def height_at(hill, x):
    for (start, low), (end, high) in zip(hill, hill[1:]):
        if start <= x <= end:
            t = (x - start) / (end - start)
            return low + (high - low) * t * t * (3 - 2 * t)
    return 0


class Town:
    def __init__(self):
        self.chance = random.Random(12)
        self.stones = [material((0.20 * k, 0.152 * k, 0.098 * k), 0.72, specular=0.3, bump=0.25, grain=9) for k in (0.55, 0.8, 1.1)]
        self.bright_stone = self.stones[-1]
        self.earth = material((0.040, 0.030, 0.020), 0.85, bump=0.4, grain=3)
        self.dark = material((0.006, 0.005, 0.004), 0.6)
        self.lit = [light_source(strength, (1, 0.56, 0.17)) for strength in (2.2, 4.5)]

    def hill(self, outline, y):
        steps = range(int(outline[0][0] * 4), int(outline[-1][0] * 4) + 1)
        slope = [(step / 4, height_at(outline, step / 4)) for step in steps]
        prism([(slope[0][0], -1), *slope, (slope[-1][0], -1)], 3.2, (0, y + 1.0, 0), self.earth, 0.06, 3, (90, 0, 0))

    def house(self, x, y, z, width, depth, height, lit_share):
        chance = self.chance
        place = group((x, y, z), (0, 0, chance.uniform(-10, 10)))
        stone = chance.choice(self.stones)
        box((width, depth, height + FOOTING), (0, 0, (height - FOOTING) / 2), stone, 0.025, 3, parent=place)
        box((width + 0.05, depth + 0.05, 0.07), (0, 0, height), stone, 0.015, 2, parent=place)
        if chance.random() < 0.45:
            box((width * 0.42, depth * 0.5, 0.26), (width * 0.2, 0.1, height + 0.15), stone, 0.02, 2, parent=place)
        self._windows(place, width, depth / 2, max(2, int(width / 0.32)), height, lit_share)
        self._windows(group(turn=(0, 0, -90), parent=place), depth, width / 2, max(1, int(depth / 0.36)), height, lit_share)

    def _windows(self, side, width, front, columns, height, lit_share):
        for column in range(columns):
            for row in range(max(1, int(height / 0.42))):
                surface = self.chance.choice(self.lit) if self.chance.random() < lit_share else self.dark
                place = ((column + 0.5) / columns * width - width / 2, -front - 0.004, height - 0.30 - row * 0.42)
                box((0.10, 0.02, 0.19), place, surface, 0, parent=side)

    def street(self, outline, y, reach, lit_share, drop=0.0, scale=1.0, gap=None):
        """Houses side by side from -reach to reach, stepping with the hill; none between the two x of `gap`."""
        chance, x = self.chance, -reach
        while x < reach:
            width = chance.uniform(0.75, 1.25) * scale
            middle = x + width / 2
            if gap is None or not gap[0] < middle < gap[1]:
                foot = (middle, y + chance.uniform(-0.12, 0.12), height_at(outline, middle) - drop)
                height = chance.choice((0.62, 0.95, 1.0, 1.35)) * scale
                self.house(*foot, width * 0.94, chance.uniform(0.8, 1.1), height, lit_share)
            x += width + chance.uniform(0.02, 0.18)


def citadel(town):
    x, y, z = -3.4, 3.3, 2.86
    stone, lamp = town.bright_stone, light_source(6, (1, 0.58, 0.18))
    box((3.3, 1.5, 0.50), (x, y, z + 0.05), stone, 0.03, 3)
    box((2.8, 1.2, 0.22), (x, y, z + 0.38), stone, 0.03, 3)
    for along, height in ((-0.62, 2.15), (0.32, 2.15), (1.12, 0.85)):
        column = [(0.23, 0), (0.23, 0.10), (0.175, 0.18), (0.15, height), (0.20, height + 0.08), (0.22, height + 0.16), (0, height + 0.16)]
        lathe(rounded(column), (x + along, y, z + 0.48), stone, 48)
        box((0.46, 0.46, 0.10), (x + along, y, z + 0.50), stone, 0.02, 2)
        sphere(0.05, (x + along, y - 0.45, z + 0.56), lamp, 16)
    box((1.50, 0.40, 0.28), (x - 0.15, y, z + 2.76), stone, 0.03, 3)
    box((1.58, 0.46, 0.08), (x - 0.15, y, z + 2.94), stone, 0.02, 2)
    softbox((x - 0.1, y - 1.3, z + 0.55), (x, y, z + 1.9), 2.2, 0.35, 26, AMBER)


def mosque(m, town):
    x, y = 3.75, 2.6
    z = height_at(MIDDLE, x) - 0.55
    stone = town.bright_stone
    box((2.0, 1.7, 1.25), (x, y, z + 0.6), stone, 0.03, 3)
    lathe(rounded([(0.80, 0), (0.80, 0.30), (0.74, 0.34)]), (x, y, z + 1.2), stone, 96)
    bowl(0.76, 0.84, (x, y, z + 1.5), m.gold, segments=128)
    wire([(x, y, z + 2.3), (x, y, z + 2.72)], 0.022, m.gold)
    for window in range(5):
        box((0.14, 0.03, 0.42), (x - 0.7 + window * 0.35, y - 0.86, z + 0.75), town.lit[window % 2], 0.01, 2)
    minaret = [(0.26, 0), (0.24, 2.6), (0.36, 2.72), (0.36, 2.9), (0.20, 2.92), (0.18, 3.5), (0.25, 3.56), (0.25, 3.64), (0, 4.4)]
    tip = (x + 1.45, y - 0.1)
    lathe(rounded(minaret), (*tip, z), stone, 64)
    ring(0.37, 0.04, 0.03, (*tip, z + 2.80), light_source(6, (1, 0.58, 0.18)))
    wire([(*tip, z + 4.35), (*tip, z + 4.65)], 0.02, m.gold)
    softbox((x + 1.3, y - 1.4, z + 1.5), (x + 1.4, y, z + 3), 0.5, 0.5, 40, AMBER)
    softbox((x - 0.4, y - 1.6, z + 1.6), (x, y, z + 2.0), 1.4, 0.4, 16, AMBER)


def tower(m, town):
    x, y, z = 6.1, 7.4, 3.6
    slab((1.5, 1.5, 4.0), 0.35, (x, y, z + 1.6), m.gloss, 0.03, 3)
    for dx, dy, _ in around(1.05, 28):
        fin = (x + max(-0.76, min(0.76, dx)), y + max(-0.76, min(0.76, dy)), z + 1.6)
        box((0.035, 0.035, 4.0), fin, m.gold, 0.006, 2)
    for storey in range(6):
        slab((1.54, 1.54, 0.05), 0.35, (x, y, z + 0.2 + storey * 0.62), town.lit[1], 0)
    slab((1.6, 1.6, 0.10), 0.36, (x, y, z + 3.62), m.gold, 0.02, 2)
    wire([(x, y, z + 3.6), (x, y, z + 4.4)], 0.03, m.gold)


def build(m):
    town = Town()
    for outline, y in ((REAR, 7.5), (MIDDLE, 4.0), (NEAR, 0.8)):
        town.hill(outline, y)
    town.street(REAR, 7.6, 12, 0.12, gap=(4.9, 7.3))
    town.street(REAR, 6.2, 12, 0.14, drop=0.75)
    town.street(MIDDLE, 4.2, 11, 0.16, gap=(-5.2, -1.6))
    town.street(MIDDLE, 2.9, 10, 0.18, drop=0.80, gap=(2.5, 5.0))
    town.street(NEAR, 0.9, 9, 0.20, scale=1.1)
    town.street(NEAR, -0.5, 7, 0.22, drop=0.85, scale=1.1)
    citadel(town)
    mosque(m, town)
    tower(m, town)
    haze((0, 26, 5.5), 52, 26, 0.14, towards=(0, 0, 4))
    softbox((-14, -3, 10), (0, 4, 2), 6, 7, 62, STRAW)
    softbox((13, 2, 7), (0, 4, 2), 3, 8, 40, AMBER)
    softbox((-12, 9, 7), (0, 5, 3), 2, 9, 34, AMBER)
    softbox((2, -12, 5), (0, 3, 1), 8, 3, 2.4, SAND)
