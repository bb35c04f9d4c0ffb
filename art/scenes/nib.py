"""Content: the nib of a fountain pen on dark paper, a line of gold ink behind it."""
import math

from studio.lights import AMBER, HONEY, softbox
from studio.mark import company_mark
from studio.materials import material
from studio.shapes import box, disc, group, lathe, plane, ring, rounded, sphere, surface, wire
from studio.view import PAGE_HERO, View

PICTURES = {
    'nib': View(camera=(-1.9, -6.2, 2.9), target=(0.42, 0.55, 0.62), lens=58, stop=2.6, focus=(0.35, 0.25, 0.35), size=PAGE_HERO),
    'ink': View(camera=(-3.1, -3.9, 3.6), target=(-0.55, 0.75, 0.15), lens=50, stop=4, focus=(0.1, 0.25, 0.3)),
}

LENGTH, CURL = 2.7, 0.52  # of the nib, and the radius it is rolled to


def half_width(along):
    """Needle tip, wide shoulders, narrower tail; `along` from 0 at the tip to 1."""
    if along < 0.62:
        return 0.022 + 0.60 * (along / 0.62) ** 1.35
    return 0.622 - 0.10 * ((along - 0.62) / 0.38) ** 1.5


def on_nib(across, along, lift=0.0):
    angle = (2 * across - 1) * half_width(along) / CURL
    radius = CURL + lift
    return radius * math.sin(angle), LENGTH * along, radius * math.cos(angle) - CURL - 0.10 * (1 - along) ** 3


def engraving(m, pen):
    for across in (0.20, 0.80):
        outer = [on_nib(0.5 + (across - 0.5) * (1 - 0.15 * step / 60), 0.16 + 0.66 * step / 60, 0.020) for step in range(61)]
        inner = [on_nib(0.5 + (across - 0.5) * 0.78, 0.26 + 0.52 * step / 60, 0.020) for step in range(61)]
        wire(outer, 0.009, m.bronze, pen)
        wire(inner, 0.006, m.bronze, pen)
    wire([on_nib(0.5, 0.50 * step / 40, 0.022) for step in range(41)], 0.010, m.dark, pen)
    disc(0.085, 0.02, (0, LENGTH * 0.51, 0.014), m.dark, 0.005, 48, parent=pen)
    ring(0.105, 0.025, 0.02, (0, LENGTH * 0.51, 0.016), m.gold, pen, segments=64)
    company_mark(0.26, m.bronze, 0.012, (0, LENGTH * 0.74, 0.026), parent=pen)


def feed(m, pen):
    """The black ribs that bring the ink, under the nib."""
    for step in range(16):
        along = 0.30 + step * 0.043
        box((0.30 + 0.34 * along, 0.05, 0.20), (0, LENGTH * along, -0.32), m.satin, 0.015, 2, parent=pen)
    box((0.30, LENGTH * 0.82, 0.16), (0, LENGTH * 0.58, -0.33), m.satin, 0.05, 3, (-3, 0, 0), pen)


def barrel(m, pen):
    profile = [(0.40, -0.02), (0.56, 0), (0.62, 0.12), (0.58, 0.7), (0.62, 1.7), (0.76, 2.3), (0.80, 2.6), (0.86, 7)]
    body = group((0, LENGTH * 0.93, -0.46), (-90, 0, 0), pen)
    lathe(rounded(profile, 0.06), (0, 0, 0), m.gloss, 160, parent=body)
    disc(0.5, 0.03, (0, 0, 0), m.dark, 0.005, 64, parent=body)
    for height, radius, width in ((0.02, 0.66, 0.12), (2.42, 0.86, 0.10), (2.62, 0.86, 0.22)):
        ring(radius, 0.10, width, (0, 0, height), m.gold, body)


def written_line(ink, start, width, loops, base, rise, wave, phase):
    """Loops of even slant whose height comes and goes."""
    points = []
    for step in range(460):
        t = step / 459
        angle = t * 2 * math.pi * loops
        height = rise + 0.17 * math.sin(t * wave + phase) ** 2
        points.append((start + width * t - 0.16 * math.sin(angle) * (1 - 0.2 * t), base + height * (1 - math.cos(angle)) * 0.9, 0.008))
    wire(points, 0.013, ink, smoothness=3)


def build(m):
    plane(40, 40, (0, 0, 0), material((0.016, 0.0128, 0.0090), 0.60, specular=0.25, bump=0.35, grain=38))
    pen = group((0.02, 0, 0.05), (35, 0, -52))
    surface(on_nib, 40, 90, m.brushed_gold, pen, 0.035)
    sphere(0.040, (0, 0.012, -0.105), m.gold, 32, pen)
    engraving(m, pen)
    feed(m, pen)
    barrel(m, pen)
    ink = material((0.55, 0.30, 0.06), 0.28, 1, emission=(1, 0.52, 0.12), strength=0.55)
    written_line(ink, -4.15, 4.2, 11, 0.05, 0.20, 9, 1)
    written_line(ink, -4.6, 6.4, 15, 1.75, 0.18, 13, 2)
    softbox((-4.5, 3.5, 3.2), (0, 0.5, 0.4), 2.0, 4.0, 20, HONEY)
    softbox((4.4, -2.5, 3.4), (0.5, 1, 1), 1.0, 5, 22, AMBER)
    softbox((-3.4, -4.5, 4.6), (0.5, 1, 1), 3.0, 2.0, 11, HONEY)
    softbox((1, 7.5, 4.2), (0.5, 1, 0.6), 7, 1.6, 14, HONEY)
