"""Branding: the mark as a sign, lit from behind, on a wall of upright bars."""
from studio.lights import AMBER, SAND, softbox
from studio.mark import company_mark
from studio.materials import light_source, material
from studio.shapes import box, group, slab
from studio.view import View

PICTURES = {
    'sign': View(camera=(-2.5, -8.6, 1.5), target=(0.15, 0, 2.6), lens=46, focus=(0, -0.3, 2.6)),
    'sign-edge': View(camera=(4.4, -6.4, 1.7), target=(0.35, 0, 2.55), lens=52, stop=3.4, focus=(0.8, -0.3, 2.6)),
}


def wall(bars):
    for index in range(60):
        slab((0.20, 0.16, 9), 0.04, (-7.4 + 0.25 * index, 0.2, 3), bars, 0.02, 2, steps=4)
    box((16, 0.1, 9), (0, 0.36, 3), bars, 0)


def lit_mark(m, at, height):
    """Gold letters stand off the wall; what lights the wall is a larger mark behind them."""
    made = group(at, (90, 0, 0))
    company_mark(height, m.brushed_gold, 0.14, (0, 0, 0.16), parent=made)
    company_mark(height * 1.01, light_source(14), 0.03, (0, 0, 0.06), parent=made)


def build(m):
    wall(material((0.016, 0.0145, 0.013), 0.46, bump=0.08, grain=120))
    lit_mark(m, (0.2, 0.02, 2.6), 2.3)
    softbox((-4.5, -5.5, 5.5), (0, 0, 2.5), 2.4, 3.2, 16)
    softbox((5.5, -2.5, 3.0), (0, 0, 2.5), 1.0, 6, 20, AMBER)
    softbox((-6.5, -1.2, 2.6), (0, 0, 2.5), 0.8, 5, 20, SAND)
    softbox((2.9, -7.0, 3.6), (0.2, 0, 2.6), 3.2, 3.6, 9, SAND, 0.9)
