"""SEO: the answers to a search as plates, the first of them gold."""
from studio.files import FONT
from studio.language import along, line_start, words
from studio.lettering import lettering
from studio.lights import AMBER, SAND, house_light, softbox
from studio.shapes import box, group, prism, ring, slab
from studio.outlines import star
from studio.view import View

PICTURES = {'results': View(camera=(-2.2, -10.2, 2.9), target=(0, 0, 2.06), lens=48, focus=(0, -0.9, 2.3))}

LEAN = 80


def plate(m, width, height, at, surface, parent, thickness=0.14):
    made = group(at, (LEAN, 0, 0), parent)
    slab((width, height, thickness), 0.12, (0, 0, 0), surface, 0.04, parent=made)
    slab((width + 0.02, height + 0.02, 0.025), 0.12, (0, 0, thickness / 2 - 0.06), m.gold, 0.008, 2, parent=made)
    return group((0, 0, thickness / 2), parent=made)


def lines(surface, start, top, widths, parent):
    for row, width in enumerate(widths):
        slab((width, 0.065, 0.012), 0.03, (along() * (start + width / 2), top - row * 0.15, 0.004), surface, 0, parent=parent, steps=6)


def first(m, parent):
    face = plate(m, 4.9, 1.06, (-0.12, -0.95, 2.28), m.brushed_gold, parent, 0.18)
    lettering(words('Your company', 'شركتك'), 0.42, (-2.18 * along(), 0.20, 0), m.dark, FONT, 0.02, parent=face, align=line_start())
    lines(m.dark, -2.18, -0.12, (3.0, 2.4), face)
    prism(star(0.24), 0.04, (1.95 * along(), 0.02, 0.01), m.dark, 0.008, 2, parent=face)


def other(m, height, depth, widths, parent):
    face = plate(m, 4.3, 0.74, (0.12, depth, height), m.satin, parent)
    lines(m.foil, -1.92, 0.16, widths[:1], face)
    lines(m.bronze, -1.92, -0.02, widths[1:], face)


def field(m, parent):
    face = plate(m, 4.6, 0.62, (0, -0.35, 3.42), m.gloss, parent)
    start = -2.03 * along()
    ring(0.13, 0.032, 0.03, (start, 0.03, 0), m.hot, face)
    box((0.17, 0.036, 0.03), (start + 0.12, -0.11, 0.015), m.hot, 0.01, 2, (0, 0, -45), face)
    query = words('what you sell, near me', 'ما تبيعه، بالقرب مني')
    lettering(query, 0.24, (-1.68 * along(), 0, 0.004), m.soft_glow, FONT, parent=face, align=line_start())
    box((0.02, 0.30, 0.01), (words(1.12, -0.28), 0, 0.006), m.hot, 0, parent=face)


def build(m):
    stage = group(turn=(0, 0, -18))
    field(m, stage)
    first(m, stage)
    other(m, 1.22, -0.15, (1.7, 3.3, 2.7), stage)
    other(m, 0.40, 0.05, (1.3, 3.0, 3.4), stage)
    softbox((-4.2, -8.4, 4.4), (0, 0, 2.2), 5.0, 3.0, 11, SAND, 0.9)
    softbox((6.8, -3.0, 3.4), (1, 0, 2), 1.0, 4, 18, AMBER)
    house_light(height=2.0, key=16, rim=28, top=20, fill=6, glow=0.13)
