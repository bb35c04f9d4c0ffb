"""Careers: staff cards on their lanyards, the front one still without a name."""
from studio.lights import AMBER, HONEY, SAND, STRAW, haze, softbox
from studio.mark import company_mark
from studio.materials import GOLD, material
from studio.shapes import box, disc, group, ring, slab, sphere, surface
from studio.view import PAGE_HERO, View

PICTURES = {
    'badge': View(camera=(-1.2, -10.2, 2.3), target=(-1.2, 0, 2.3), lens=32, stop=3.2, focus=(0.55, -0.6, 2.1), size=PAGE_HERO),
}

WIDTH, HEIGHT = 1.75, 2.55


def lanyard(material_of_band, at, lean, parent):
    """Two bands that come down from above the frame and meet at the clip."""
    x, y, z = at
    for side in (-1, 1):

        def point_at(across, up, side=side):
            out = side * (0.05 + 0.62 * up**1.6)
            return x + out + (across - 0.5) * 0.26 + lean * up, y + 0.10 * side * up, z + 3.6 * up

        surface(point_at, 2, 24, material_of_band, parent, thickness=0.03)


def card(m, band, at, turn, parent, portrait):
    place = group(at, turn, parent)
    slab((WIDTH, 0.09, HEIGHT), 0.04, (0, 0, 0), m.satin, 0.03, parent=place)
    face = group((0, -0.05, 0), (90, 0, 0), place)
    slab((WIDTH - 0.02, HEIGHT - 0.02, 0.03), 0.14, (0, 0, 0.02), material((0.010, 0.0096, 0.009), 0.45, specular=0.3), 0.01, 3, parent=face)
    slab((WIDTH + 0.02, HEIGHT + 0.02, 0.02), 0.15, (0, 0, 0.005), m.gold, 0.006, 2, parent=face)
    company_mark(0.22, m.foil, 0.012, (-0.60, 0.96, 0.035), parent=face)
    portrait(m, face)
    slab((0.34, 0.08, 0.06), 0.03, (0, 1.10, 0.035), m.dark, 0.01, 2, parent=face)
    for index, (width, surface_of_line) in enumerate(((1.10, m.foil), (0.74, m.bronze))):
        slab((width, 0.085 - index * 0.025, 0.012), 0.02, (0, -0.62 - index * 0.22, 0.04), surface_of_line, 0.003, 2, parent=face)
    for bar in range(19):
        box((0.018 + 0.018 * (bar * 7 % 3), 0.16, 0.010), (-0.62 + bar * 0.069, -1.06, 0.04), m.bronze, 0, parent=face)
    box((0.20, 0.05, 0.36), (0, 0, HEIGHT / 2 + 0.06), m.brushed_gold, 0.02, 3, parent=place)
    ring(0.13, 0.035, 0.05, (0, 0.025, HEIGHT / 2 + 0.32), m.gold, place, (90, 0, 0), 64)
    disc(0.10, 0.10, (0, 0, HEIGHT / 2 + 0.42), m.gold, 0.02, 48, parent=place)
    lanyard(band, (0, 0, HEIGHT / 2 + 0.50), at[0] * 0.12, place)


def open_place(m, face):
    """A frame for a photograph that has not been taken, a plus in it."""
    ring(0.46, 0.03, 0.02, (0, 0.22, 0.03), m.hot, face, segments=96)
    for size in ((0.34, 0.05, 0.02), (0.05, 0.34, 0.02)):
        box(size, (0, 0.22, 0.045), m.hot, 0.006, 2, parent=face)


def person(m, face):
    """Head and shoulders as a relief."""
    disc(0.46, 0.02, (0, 0.22, 0.03), m.bronze, 0.01, 96, parent=face)
    ring(0.47, 0.03, 0.03, (0, 0.22, 0.03), m.gold, face, segments=96)
    head = sphere(0.16, (0, 0.34, 0.06), m.gold, 48, face)
    head.scale = (1, 1, 0.35)
    shoulders = sphere(0.27, (0, 0.0, 0.06), m.gold, 48, face)
    shoulders.scale = (1, 0.55, 0.25)


def build(m):
    wall = group()
    band = material((0.012, 0.0105, 0.009), 0.6, specular=0.25, bump=0.3, grain=90)
    gold_band = material(tuple(0.55 * part for part in GOLD), 0.5, 0.6, bump=0.3, grain=90)
    card(m, gold_band, (0.62, -0.7, 2.12), (0, -3, -16), wall, open_place)
    card(m, band, (2.65, 1.0, 2.3), (0, 4, -30), wall, person)
    card(m, band, (-1.65, 1.6, 2.45), (0, 3, 14), wall, person)
    haze((0.5, 7, 2.4), 26, 16, 0.16)
    softbox((-4.6, -4.4, 4.8), (0.5, 0, 2.2), 2.6, 3.6, 18)
    softbox((5.8, -0.6, 3.2), (0.5, 0, 2.2), 1.0, 6, 28, AMBER)
    softbox((-5.6, 2.4, 3.0), (0.5, 0, 2.2), 1.0, 5, 22, STRAW)
    softbox((0.5, 3.4, 7.0), (0.5, 0, 2.4), 7, 1.6, 20, HONEY)
    softbox((-3.4, -8.2, 1.4), (0.5, 0, 2.0), 5.0, 2.6, 10, SAND, 0.9)
    softbox((4.8, -6.6, 3.0), (0.8, 0, 2.2), 1.6, 3.4, 14, AMBER)
