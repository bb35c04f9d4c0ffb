"""Networking: three switches on top of each other, their ports lit."""
import random

from studio.lights import AMBER, HONEY, STRAW, floor, haze, softbox
from studio.materials import light_source, material
from studio.parts import screw, socket
from studio.shapes import box, group, sphere
from studio.view import PAGE_HERO, View

PICTURES = {
    'switches': View(camera=(-1.9, -11.2, 3.3), target=(0.02, -0.2, 0.98), lens=46, stop=2.6, focus=(-1.2, -2.0, 1.0), size=PAGE_HERO),
    'switch-ports': View(camera=(0.4, -6.6, 2.6), target=(0.25, -1.5, 1.0), lens=60, stop=4, focus=(0.3, -1.7, 1.1)),
}

WIDTH, DEPTH, HEIGHT = 6.6, 3.4, 0.62


def switch(m, face, lamps, height, parent, chance):
    body = group((0, 0, height), parent=parent)
    front = -DEPTH / 2 - 0.085
    box((WIDTH, DEPTH, HEIGHT), (0, 0, 0), m.anodised, 0.035, parent=body)
    box((WIDTH + 0.02, 0.10, HEIGHT + 0.02), (0, front + 0.055, 0), face, 0.028, parent=body)
    box((WIDTH - 0.2, 0.012, 0.018), (0, front - 0.001, HEIGHT / 2 - 0.045), m.gold, 0.004, 2, parent=body)
    for row in (0, 1):
        for column in range(12):
            x = -2.42 + column * 0.36 + (0.12 if column > 5 else 0)
            lamp = chance.choices(lamps, (20, 35, 45))[0]
            socket(m, lamp, (x, front, 0.105 - row * 0.235), body, upside_down=row == 1)
    for slot in range(4):
        x, z = 2.35 + slot % 2 * 0.38, 0.105 - slot // 2 * 0.235
        box((0.32, 0.02, 0.15), (x, front, z), m.dark, 0.01, 2, parent=body)
        box((0.28, 0.012, 0.10), (x, front - 0.008, z), m.anodised, 0.006, 2, parent=body)
    for step in range(5):
        sphere(0.022, (-2.98, front + 0.002, 0.17 - step * 0.085), lamps[2] if step < 3 else lamps[0], 16, body)
    for side in (-1, 1):
        box((0.36, 0.06, HEIGHT), (side * (WIDTH / 2 + 0.16), -DEPTH / 2 - 0.04, 0), m.anodised, 0.02, 3, parent=body)
        for z in (-0.18, 0.18):
            screw(m, (side * (WIDTH / 2 + 0.19), -DEPTH / 2 - 0.07, z), (90, 0, 0), body, radius=0.06)


def build(m):
    chance = random.Random(4)
    lamps = [light_source(strength, (1, 0.52, 0.12)) for strength in (1.2, 3.5, 8)]
    face = material((0.016, 0.0155, 0.015), 0.30, bump=0.04, grain=160)
    stack = group((0, 0, 0), (0, 0, 31))
    for height in (0.36, 1.06, 1.76):
        switch(m, face, lamps, height, stack, chance)
    floor()
    haze((-3, 10, 2.2), 20, 9, 0.09, towards=(0, 0, 1))
    softbox((-5.5, -4.5, 5.2), (0, 0, 1), 3.5, 2.5, 14)
    softbox((7.6, 2.2, 3.4), (0, 0, 1), 1.2, 5, 26, AMBER)
    softbox((-1.0, 3.5, 6.5), (0, 0, 1.4), 7, 2.2, 18, HONEY)
    softbox((-7, 1.5, 1.6), (0, 0, 1), 1, 4, 20, STRAW)
    softbox((-2.2, -7.5, 1.2), (0, -1.5, 1), 5.5, 0.6, 16, HONEY)
    softbox((4.5, -6.5, 3.4), (0, -1.5, 1), 2.2, 1.2, 12, AMBER)
