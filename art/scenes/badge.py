"""Careers: staff cards on their lanyards, the front one still without a name."""
import math

from studio.lights import AMBER, HONEY, SAND, STRAW, haze, softbox
from studio.mark import company_mark
from studio.materials import GOLD, light_source, material
from studio.shapes import arc, box, disc, group, prism, ring, slab, surface, wire
from studio.view import PAGE_HERO, View

PICTURES = {
    'badge': View(camera=(-1.2, -10.2, 2.3), target=(-1.2, 0, 2.3), lens=32, stop=3.2, focus=(0.55, -0.6, 2.1), size=PAGE_HERO),
}

WIDTH, HEIGHT = 1.75, 2.62
PORTRAIT = (0.98, 1.12)
PORTRAIT_AT = 0.16  # height of its middle


def lanyard(material_of_band, lean, parent):
    """Two bands from above the frame that meet in a gold sleeve; `parent` is where they meet."""
    for side in (-1, 1):

        def point_at(across, up, side=side):
            out = side * (0.03 + 0.52 * up**1.5)
            return out + (across - 0.5) * 0.22 + lean * up, 0.06 * side * up, 0.12 + 3.6 * up

        surface(point_at, 2, 32, material_of_band, parent, thickness=0.025)


def clasp(m, parent):
    """From the sleeve of the lanyard down to the strap that goes through the slot of the card."""
    slab((0.30, 0.12, 0.30), 0.03, (0, 0, 0.14), m.brushed_gold, 0.025, 3, parent=parent)
    ring(0.09, 0.03, 0.06, (0, 0.03, -0.06), m.gold, parent, (90, 0, 0), 64)
    slab((0.19, 0.36, 0.018), 0.05, (0, -0.055, -0.24), m.brushed_gold, 0.006, 3, (88, 0, 0), parent)
    disc(0.05, 0.025, (0, -0.06, -0.17), m.gold, 0.01, 48, (90, 0, 0), parent)


def card(m, band, at, turn, parent, portrait):
    place = group(at, turn, parent)
    stock = material((0.010, 0.0096, 0.009), 0.40, specular=0.35)
    face = group((0, -0.04, 0), (90, 0, 0), place)
    slab((WIDTH, HEIGHT, 0.07), 0.15, (0, 0, 0), stock, 0.02, 4, parent=face)
    slab((WIDTH + 0.018, HEIGHT + 0.018, 0.022), 0.158, (0, 0, 0), m.foil, 0.008, 3, parent=face)
    slab((0.46, 0.10, 0.078), 0.045, (0, HEIGHT / 2 - 0.17, 0), m.dark, 0, parent=face)
    slab((0.50, 0.14, 0.074), 0.065, (0, HEIGHT / 2 - 0.17, 0), m.foil, 0.01, 2, parent=face)
    company_mark(0.20, m.foil, 0.012, (-0.58, HEIGHT / 2 - 0.46, 0.035), parent=face)
    portrait(m, face)
    contact_plate(m, face)
    hanger = group((0, -0.04, HEIGHT / 2 + 0.18), parent=place)
    clasp(m, hanger)
    lanyard(band, at[0] * 0.05, hanger)


def contact_plate(m, face):
    """The chip's eight gold contacts."""
    x, y, width, height = 0.52, -HEIGHT / 2 + 0.40, 0.38, 0.30
    slab((width, height, 0.012), 0.05, (x, y, 0.037), m.gold, 0.004, 2, parent=face)
    for row in (-1, 0, 1):
        box((width - 0.02, 0.010, 0.006), (x, y + row * height / 4, 0.043), m.dark, 0, parent=face)
    box((0.010, height - 0.02, 0.006), (x - width * 0.18, y, 0.043), m.dark, 0, parent=face)
    box((0.010, height - 0.02, 0.006), (x + width * 0.18, y, 0.043), m.dark, 0, parent=face)


def name_lines(face, surface_of_line, widths):
    for index, width in enumerate(widths):
        thickness = 0.085 - index * 0.03
        slab((width, thickness, 0.012), thickness / 2.2, (-0.68 + width / 2, -0.66 - index * 0.20, 0.04), surface_of_line, 0.003, 2, parent=face)


def outline_of_frame(width, height, radius):
    x, y = width / 2 - radius, height / 2 - radius
    corners = ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270))
    return [point for cx, cy, start in corners for point in arc(radius, start, start + 90, 10, (cx, cy))]


def frame_of_light(lamp, face, thickness):
    wire([(x, y + PORTRAIT_AT, 0.045) for x, y in outline_of_frame(*PORTRAIT, 0.14)], thickness, lamp, face, closed=True, smoothness=4)


def open_place(m, face):
    """A lit frame for the photograph that has not been taken, a plus in it; the name is missing too."""
    lamp = light_source(4)
    frame_of_light(lamp, face, 0.016)
    for size in ((0.30, 0.032, 0.014), (0.032, 0.30, 0.014)):
        slab(size, 0.014, (0, PORTRAIT_AT, 0.045), lamp, 0.004, 2, parent=face)
    for index, width in enumerate((1.10, 0.62)):
        for dash in range(round(width / 0.16)):
            box((0.10, 0.018, 0.010), (-0.63 + dash * 0.16, -0.70 - index * 0.20, 0.04), m.foil, 0, parent=face)


def person(m, face):
    """A photograph as a flat print: head and shoulders on a bronze ground."""
    ground = [(x, y + PORTRAIT_AT) for x, y in outline_of_frame(*PORTRAIT, 0.14)]
    prism(ground, 0.010, (0, 0, 0.040), material((0.10, 0.052, 0.014), 0.45, 0.6), 0, parent=face)
    wire([(x, y, 0.045) for x, y in ground], 0.012, m.foil, face, closed=True, smoothness=4)
    head = arc(0.20, 0, 360, 48, (0, PORTRAIT_AT + 0.16))[:-1]
    prism([(x, PORTRAIT_AT + 0.16 + (y - PORTRAIT_AT - 0.16) * 1.18) for x, y in head], 0.012, (0, 0, 0.052), m.foil, 0.004, 2, parent=face)
    floor = PORTRAIT_AT - PORTRAIT[1] / 2 + 0.02
    shoulders = [(0.36 * math.cos(angle), floor + 0.44 * math.sin(angle) ** 0.8) for angle in (math.pi * step / 40 for step in range(41))]
    prism(shoulders, 0.012, (0, 0, 0.052), m.foil, 0.004, 2, parent=face)
    name_lines(face, m.foil, (1.05, 0.60))


def build(m):
    wall = group()
    band = material((0.012, 0.0105, 0.009), 0.6, specular=0.25, bump=0.3, grain=90)
    gold_band = material(tuple(0.55 * part for part in GOLD), 0.5, 0.6, bump=0.3, grain=90)
    card(m, gold_band, (0.62, -0.7, 2.02), (0, -3, -16), wall, open_place)
    card(m, band, (2.75, 1.0, 2.3), (0, 3, -28), wall, person)
    card(m, band, (-1.75, 1.6, 2.45), (0, 3, 12), wall, person)
    haze((0.5, 7, 2.4), 26, 16, 0.16)
    softbox((-4.6, -4.4, 4.8), (0.5, 0, 2.2), 2.6, 3.6, 18)
    softbox((5.8, -0.6, 3.2), (0.5, 0, 2.2), 1.0, 6, 28, AMBER)
    softbox((-5.6, 2.4, 3.0), (0.5, 0, 2.2), 1.0, 5, 22, STRAW)
    softbox((0.5, 3.4, 7.0), (0.5, 0, 2.4), 7, 1.6, 20, HONEY)
    softbox((-3.4, -8.2, 1.4), (0.5, 0, 2.0), 5.0, 2.6, 10, SAND, 0.9)
    softbox((4.8, -6.6, 3.0), (0.8, 0, 2.2), 1.6, 3.4, 14, AMBER)
