"""Websites: the finished page before its wireframe, its phone version beside it."""
import math

from studio.files import screen_file
from studio.lights import house_light
from studio.materials import GOLD, material, screen
from studio.parts import frame
from studio.shapes import box, group, plane, slab
from studio.view import PAGE_HERO, View

PICTURES = {
    'website': View(camera=(-0.4, -11.0, 2.9), target=(0.42, 0, 2.20), lens=51, focus=(0, -0.6, 2.2), size=PAGE_HERO),
    'website-code': View(camera=(3.0, -7.8, 2.1), target=(1.55, 0, 1.85), lens=48, stop=3.2, focus=(1.6, -0.9, 1.6)),
}

UPRIGHT = 86


def pane(m, width, height, at, turn, parent):
    made = group(at, turn, parent)
    slab((width, height, 0.12), 0.16, (0, 0, -0.06), m.satin, 0.04, 5, parent=made)
    slab((width + 0.02, height + 0.02, 0.03), 0.165, (0, 0, -0.02), m.gold, 0.01, 3, parent=made)
    slab((width - 0.05, height - 0.05, 0.03), 0.14, (0, 0, 0.002), m.gloss, 0.008, 2, parent=made)
    return made


def wireframe(line, parent):
    frame(3.8, 0.22, 0.018, 0.02, line, parent, (0, 1.10, 0.02))
    frame(1.9, 1.1, 0.018, 0.02, line, parent, (-0.95, 0.25, 0.02))
    frame(1.5, 1.1, 0.018, 0.02, line, parent, (1.15, 0.25, 0.02))
    for index in range(4):
        frame(0.8, 0.66, 0.018, 0.02, line, parent, (-1.5 + index, -0.85, 0.02))
    diagonal = math.degrees(math.atan2(1.1, 1.5))
    for turn in (diagonal, -diagonal):
        box((math.hypot(1.5, 1.1), 0.012, 0.015), (1.15, 0.25, 0.02), line, 0, turn=(0, 0, turn), parent=parent)


def code_brackets(parent):
    surface = material(GOLD, 0.32, 1, emission=GOLD, strength=0.35)
    for side in (-1, 1):
        bracket = group((2.75 + side * 0.26, -0.95, -1.15), (90, 0, -8), parent)
        for half in (-1, 1):
            box((0.46, 0.10, 0.14), (0, half * 0.145, 0), surface, 0.03, 3, (0, 0, -half * side * 42), bracket)
    box((0.09, 0.80, 0.14), (2.75, -0.95, -1.15), surface, 0.03, 3, (90, 20, 0), parent)


def build(m):
    stage = group((0.05, 0, 2.15), (0, 0, -24))
    page = pane(m, 4.7, 3.02, (0, -0.35, 0), (UPRIGHT, 0, 0), stage)
    plane(4.50, 4.50 * 800 / 1280, (0, 0, 0.0185), screen(screen_file('site.png'), 2.0), parent=page)
    wireframe(m.warm, pane(m, 4.2, 2.7, (1.45, 1.15, 0.66), (UPRIGHT, 0, 0), stage))
    small = pane(m, 1.05, 2.15, (-2.35, -1.15, -0.55), (UPRIGHT, 0, 8), stage)
    plane(0.95, 0.95 * 844 / 390, (0, 0, 0.0185), screen(screen_file('site-phone.png'), 1.8), parent=small)
    code_brackets(stage)
    house_light(height=2.0, key=14, rim=28, top=20, fill=5, glow=0.13)
