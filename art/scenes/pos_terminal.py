"""Point of sale: a till with its printer and card reader."""
from studio.files import FONT, screen_file
from studio.language import words
from studio.lettering import lettering
from studio.lights import AMBER, HONEY, STRAW, floor, haze, softbox
from studio.materials import light_source, material, screen
from studio.shapes import box, group, plane, prism, slab, surface
from studio.view import PAGE_HERO, View

PICTURES = {
    'pos-terminal': View(camera=(0.35, -10.9, 3.0), target=(0.22, 0, 1.20), lens=50, focus=(0, -0.5, 1.6), size=PAGE_HERO),
    'card-reader': View(camera=(0.2, -8.4, 3.3), target=(1.35, -1.0, 0.82), lens=60, stop=4, focus=(1.82, -1.75, 0.5)),
    'till-screen': View(camera=(-3.0, -6.4, 3.2), target=(-0.15, 0, 1.75), lens=58, stop=3.2, focus=(-0.7, -0.2, 1.7)),
}


def display(m, parent):
    width, height = 4.1, 2.42
    head = group((0, 0.18, 1.62), (68, 0, 0), parent)
    slab((width, height, 0.13), 0.15, (0, 0, -0.075), m.satin, 0.045, 5, parent=head)
    slab((width + 0.012, height + 0.012, 0.022), 0.152, (0, 0, -0.012), m.brushed_gold, 0.008, 3, parent=head)
    slab((width - 0.03, height - 0.03, 0.03), 0.14, (0, 0, 0.004), m.gloss, 0.01, 3, parent=head)
    plane(width - 0.24, (width - 0.24) * 720 / 1280, (0, 0, 0.0205), screen(screen_file('till.png'), 2.3), parent=head)


def foot(m, parent):
    slab((2.5, 1.9, 0.10), 0.30, (0, 0.35, 0.06), m.satin, 0.04, 5, parent=parent)
    slab((2.52, 1.92, 0.018), 0.30, (0, 0.35, 0.012), m.gold, 0.006, 2, parent=parent)
    prism([(-0.10, 0), (0.10, 0), (0.20, 1.25), (-0.02, 1.25)], 0.85, (0, 0.62, 0.08), m.anodised, 0.03, turn=(90, 0, 90), parent=parent)


def card_reader(m, parent):
    place = group((2.42, -0.75, 0), (0, 0, -2), parent)
    reader = group((0, 0, 0.30), (24, 0, 0), place)
    slab((0.92, 1.62, 0.20), 0.14, (0, 0, 0), m.satin, 0.05, 5, parent=reader)
    slab((0.93, 1.63, 0.02), 0.14, (0, 0, -0.03), m.gold, 0.006, 2, parent=reader)
    slab((0.74, 0.62, 0.02), 0.05, (0, 0.36, 0.105), m.rubber, 0.008, 2, parent=reader)
    slab((0.70, 0.58, 0.012), 0.04, (0, 0.36, 0.114), light_source(0.05, (1, 0.60, 0.20)), 0.002, 2, parent=reader)
    lettering(words('JD 13.050', '13.050 دينار'), 0.125, (0, 0.43, 0.124), m.glow, FONT, 0, parent=reader)
    lettering(words('Tap card', 'قرّب البطاقة'), 0.085, (0, 0.25, 0.124), m.soft_glow, FONT, 0, parent=reader)
    for column in range(3):
        for row in range(4):
            is_enter = (column, row) == (2, 3)
            key = ((column - 1) * 0.225, -0.10 - row * 0.155, 0.108)
            slab((0.17, 0.105, 0.03), 0.035, key, m.hot if is_enter else m.foil, 0.01, 2, parent=reader)
    box((0.5, 0.9, 0.13), (0, 0.25, 0.08), m.black, 0.04, 3, parent=place)
    slab((0.86, 1.36, 0.018), 0.07, (-0.02, 0.92, 0.30), m.brushed_gold, 0.005, 2, (24, 6, -4), place)


def printer(m, parent):
    slab((1.0, 1.1, 0.75), 0.12, (-2.75, 0.45, 0.38), m.satin, 0.05, 5, parent=parent)
    slab((1.01, 1.11, 0.02), 0.12, (-2.75, 0.45, 0.62), m.gold, 0.005, 2, parent=parent)
    box((0.72, 0.05, 0.03), (-2.75, 0.33, 0.752), m.dark, 0.006, 2, parent=parent)

    def slip(across, up):
        return -3.08 + 0.66 * across, 0.35 - 0.30 * up * up, 0.75 + 0.62 * up - 0.12 * up**3

    surface(slip, 1, 14, material((0.62, 0.58, 0.50), 0.7), parent)


def build(m):
    counter = group(turn=(0, 0, -27))
    foot(m, counter)
    display(m, counter)
    card_reader(m, counter)
    printer(m, counter)
    floor(roughness=0.11)
    haze((0, 9, 2.6), 20, 12, 0.10)
    softbox((-7.6, 1.4, 5.0), (0, 0, 1.2), 2.4, 3.4, 20)
    softbox((5.4, 0.8, 3.4), (0, 0, 1.2), 1.0, 6, 24, AMBER)
    softbox((-5.8, 2.8, 2.6), (0, 0, 1.2), 1.0, 5, 20, STRAW)
    softbox((0, 3.4, 6.4), (0, 0, 1.4), 7, 1.6, 20, HONEY)
    softbox((3.2, -5.0, 4.0), (1.5, -1, 0.5), 2.0, 1.0, 12, HONEY)
    softbox((4.4, -7.0, 1.8), (1.8, -1.6, 0.4), 3.0, 1.6, 9, AMBER)
