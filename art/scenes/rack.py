"""Establish and rebuild: three server cabinets side by side, edged with gold light."""
import random

from studio.lights import AMBER, STRAW, house_light, softbox
from studio.materials import light_source
from studio.parts import screw
from studio.shapes import box, cable, copy_of, group, slab
from studio.view import PAGE_HERO, View

PICTURES = {
    'rack': View(camera=(-2.6, -10.6, 3.9), target=(0.25, 0, 2.86), lens=41, focus=(-0.4, -1.3, 3), size=PAGE_HERO),
    'rack-patch': View(camera=(-2.2, -6.2, 4.7), target=(0.15, -0.6, 3.95), lens=46, stop=2.8, focus=(0.1, -1.3, 4.2)),
    'rack-row': View(camera=(4.2, -6.6, 2.2), target=(0.3, -0.6, 2.35), lens=48, stop=3, focus=(0.9, -1.4, 2.3)),
}

WIDTH, DEPTH, HEIGHT = 3.0, 3.0, 5.2
FRONT = -DEPTH / 2 - 0.06
PORTS = 12


class Cabinet:
    """One cabinet; its units are put in from the top downwards."""

    def __init__(self, m, parent, chance):
        self.m, self.body, self.chance = m, parent, chance
        self.dim, self.lit, self.bright = (light_source(strength, (1, 0.54, 0.14)) for strength in (0.6, 3, 8))
        self.heights = []
        self._frame()
        top = HEIGHT + 0.02
        for unit, height in (
            *((self.patch_panel, 0.30),) * 2,
            *((self.server, 0.34),) * 2,
            (self.drives, 0.62),
            (self.server, 0.34),
            (self.drives, 0.62),
            (self.server, 0.34),
            (self.drives, 0.62),
            *((self.server, 0.34),) * 2,
        ):
            top -= height
            unit(top + height / 2, height)
            self.heights.append(top + height / 2)
        self._patch_cables()

    def _frame(self):
        m = self.m
        middle = HEIGHT / 2 + 0.12
        for x in (-1, 1):
            for y in (-1, 1):
                box((0.22, 0.22, HEIGHT), (x * WIDTH / 2, y * DEPTH / 2, middle), m.satin, 0.03, 3, parent=self.body)
            box((0.02, 0.02, HEIGHT - 0.1), (x * (WIDTH / 2 - 0.10), -DEPTH / 2 - 0.115, middle), m.hot, 0.005, 2, parent=self.body)
            box((0.04, DEPTH - 0.2, HEIGHT - 0.2), (x * (WIDTH / 2 + 0.06), 0, middle), m.gloss, 0.01, 2, parent=self.body)
        for step in range(5):
            box((0.02, DEPTH - 0.9, 0.7), (-WIDTH / 2 - 0.085, 0, 0.8 + step * 0.98), m.gloss, 0.008, 2, parent=self.body)
        outer = WIDTH + 0.26
        slab((outer, outer, 0.16), 0.06, (0, 0, HEIGHT + 0.16), m.satin, 0.04, parent=self.body)
        slab((outer + 0.01, outer + 0.01, 0.02), 0.06, (0, 0, HEIGHT + 0.10), m.gold, 0.004, 2, parent=self.body)
        slab((outer, outer, 0.20), 0.06, (0, 0, 0.12), m.satin, 0.04, parent=self.body)

    def _lamp(self, usually_on=0.75):
        return self.bright if self.chance.random() < usually_on else self.dim

    def _face(self, z, height):
        surface = self.m.anodised if self.chance.random() < 0.3 else self.m.satin
        box((WIDTH - 0.26, 0.08, height - 0.03), (0, FRONT, z), surface, 0.016, 3, parent=self.body)
        for side in (-1, 1):
            screw(self.m, (side * 1.28, FRONT - 0.04, z), (90, 0, 0), self.body, radius=0.035, head=0.02)

    def _row_of_lamps(self, x, z, count):
        for step in range(count):
            box((0.034, 0.012, 0.024), (x + step * 0.06, FRONT - 0.045, z), self._lamp(0.8), 0, parent=self.body)

    def drives(self, z, height):
        """Bays with dark mesh doors, a gold handle and a lamp each."""
        self._face(z, height)
        width = 2.30 / 8
        for bay in range(8):
            x = -1.0 + bay * width
            box((width * 0.90, 0.05, height * 0.80), (x, FRONT - 0.03, z), self.m.black, 0.012, 2, parent=self.body)
            box((width * 0.60, 0.03, 0.022), (x, FRONT - 0.065, z - height * 0.28), self.m.gold, 0.006, 2, parent=self.body)
            for row in range(3):
                box((width * 0.62, 0.006, 0.018), (x, FRONT - 0.057, z + height * (0.05 + row * 0.10)), self.m.dark, 0, parent=self.body)
            box((0.03, 0.01, 0.03), (x - width * 0.26, FRONT - 0.058, z - height * 0.14), self._lamp(), 0, parent=self.body)

    def server(self, z, height):
        self._face(z, height)
        box((1.35, 0.03, height * 0.5), (-0.45, FRONT - 0.035, z), self.m.dark, 0.01, 2, parent=self.body)
        for slot in range(15):
            box((0.05, 0.03, height * 0.46), (-1.06 + slot * 0.088, FRONT - 0.045, z), self.m.anodised, 0.008, 2, parent=self.body)
        box((0.5, 0.02, 0.035), (0.62, FRONT - 0.045, z), self.lit, 0.004, 2, parent=self.body)
        self._row_of_lamps(0.98, z, 4)

    def patch_panel(self, z, height):
        self._face(z, height)
        for port in range(PORTS):
            x = -1.08 + port * 0.165
            box((0.13, 0.03, height * 0.52), (x, FRONT - 0.035, z), self.m.gold, 0.008, 2, parent=self.body)
            box((0.108, 0.035, height * 0.40), (x, FRONT - 0.037, z), self.m.dark, 0.004, 2, parent=self.body)
            box((0.07, 0.008, 0.018), (x, FRONT - 0.058, z + height * 0.15), self._lamp(), 0, parent=self.body)
        self._row_of_lamps(1.0, z, 3)

    def _patch_cables(self):
        upper, lower = self.heights[0] - 0.04, self.heights[1] + 0.03
        for port in set(range(PORTS)) - {3, 8}:
            start = -1.08 + port * 0.165
            end = -1.08 + (port + self.chance.choice((0, 0, 1, -1))) % PORTS * 0.165
            out = FRONT - self.chance.uniform(0.22, 0.34)
            route = [(start, FRONT - 0.04, upper), (start, FRONT - 0.17, upper - 0.02), ((start + end) / 2, out, (upper + lower) / 2 - 0.10)]
            route += [(end, FRONT - 0.17, lower + 0.02), (end, FRONT - 0.04, lower)]
            cable(route, 0.021, self.m.dull_gold if port % 3 else self.m.rubber, self.body)


def build(m):
    row = group((0.3, 0.4, 0), (0, 0, 21))
    middle = group(parent=row)
    Cabinet(m, middle, random.Random(6))
    for side in (-1, 1):
        copy_of(middle, (side * 3.42, 0, 0), row)
    house_light(height=2.6, key=0, rim=0, top=20, fill=0, glow=0.12)
    softbox((8.6, 1.5, 4.5), (0, 0, 2.6), 1.2, 6, 30, AMBER)
    softbox((-7.5, 2.4, 3.8), (0, 0, 2.6), 1.0, 5, 24, STRAW)
    softbox((5.2, -6.5, 3.8), (0, -1.5, 2.8), 1.4, 5.0, 16, AMBER)
    softbox((-3.6, -8.0, 5.4), (0, -1.5, 3), 6.0, 1.0, 9, AMBER)
    softbox((-2.6, -8.0, 0.9), (0, -1.5, 3), 6.0, 0.7, 8, AMBER)
