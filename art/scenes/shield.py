"""Cyber security: a shield put together from tiles, a few of them adrift."""
import math
import random

from studio.lights import AMBER, HONEY, SAND, STRAW, floor, haze, softbox
from studio.materials import light_source, material
from studio.shapes import group, hexagon, prism, wire
from studio.view import PAGE_HERO, View

PICTURES = {
    'shield': View(camera=(0, -10.5, 2.55), target=(0, 0, 2.08), lens=46, stop=3, focus=(-0.2, -0.45, 2.2), size=PAGE_HERO),
    'shield-tiles': View(camera=(-3.2, -5.6, 3.3), target=(0.05, 0, 2.35), lens=48, stop=3, focus=(-0.3, -0.5, 2.4)),
    'shield-rim': View(camera=(3.3, -5.4, 1.5), target=(0.35, 0, 1.75), lens=52, stop=3, focus=(0.7, -0.5, 1.8)),
}

TILE, GAP = 0.205, 0.026  # centre to corner, and between two tiles


def heater_outline(steps=40):
    """The classic heater shield, counter-clockwise from the middle of its upper edge."""
    right = []
    for step in range(steps + 1):
        t = step / steps
        if t < 0.12:
            right.append((t / 0.12 * 1.55, 1.72 + 0.10 * (1 - t / 0.12) ** 2))
        elif t < 0.45:
            down = (t - 0.12) / 0.33
            right.append((1.55 + 0.03 * math.sin(down * math.pi), 1.72 - down * 1.55))
        else:
            down = (t - 0.45) / 0.55
            right.append((1.55 * max(0, 1 - down**1.75) ** 0.78, 0.17 - down * 2.15))
    clockwise = right + [(-x, y) for x, y in right[-2:0:-1]]
    return clockwise[::-1]


def clipped(polygon, outline):
    """The part of a polygon inside the convex outline (Sutherland and Hodgman)."""
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        inside = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in polygon]
        kept = []
        for index, (x, y) in enumerate(polygon):
            following = (index + 1) % len(polygon)
            here, there = inside[index], inside[following]
            if here >= 0:
                kept.append((x, y))
            if here * there < 0:
                t = here / (here - there)
                kept.append((x + (polygon[following][0] - x) * t, y + (polygon[following][1] - y) * t))
        polygon = kept
    return polygon


def area(polygon):
    return abs(sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in zip(polygon, polygon[1:] + polygon[:1]))) / 2


def bulge(x, y):
    return 0.42 - 0.16 * x * x - 0.05 * y * y


def tiles(m, glass, outline, parent, chance):
    across, up = math.sqrt(3) * (TILE + GAP / 2), 1.5 * (TILE + GAP / 2)
    for row in range(-9, 9):
        for column in range(-9, 10):
            x, y = across * (column + (0.5 if row % 2 else 0)), up * row
            shape = clipped([(x + dx, y + dy) for dx, dy in hexagon(TILE)], outline)
            if len(shape) < 3 or area(shape) < 0.018:
                continue
            draw = chance.random()
            in_centre = math.hypot(x, 0.9 * y - 0.1) <= 0.55
            surface = glass
            if in_centre or draw < 0.50:
                surface = m.brushed_gold if chance.random() < 0.6 else m.gold
            lift = bulge(x, y) + chance.uniform(-0.065, 0.065)
            tilt = (3.4 * y + chance.uniform(-1.4, 1.4), 18 * x + chance.uniform(-1.4, 1.4), 0)
            prism([(px - x, py - y) for px, py in shape], 0.20, (x, y, lift), surface, 0.026, turn=tilt, parent=parent)


def adrift(m, glass, parent, chance):
    for _ in range(13):
        angle, distance, size = chance.uniform(0, 2 * math.pi), chance.uniform(2.3, 4.3), chance.uniform(0.25, 1.0)
        place = (1.15 * distance * math.cos(angle), 0.75 * distance * math.sin(angle), chance.uniform(-2.2, 1.4))
        surface = m.brushed_gold if chance.random() < 0.5 else glass
        turn = (chance.uniform(-52, 52), chance.uniform(-52, 52), chance.uniform(0, 360))
        prism([(x * size, y * size) for x, y in hexagon(TILE)], 0.14 * size, place, surface, 0.02 * size, 3, turn, parent)


def build(m):
    chance = random.Random(11)
    glass = material((0.006, 0.0058, 0.0055), 0.10, specular=0.6, coat=1, coat_roughness=0.03)
    shield = group((0, 0, 2.15), (86, 0, -24))
    outline = heater_outline()
    tiles(m, glass, outline, shield, chance)
    prism([(0.94 * x, 0.94 * y) for x, y in outline], 0.02, (0, 0, -0.02), light_source(1.5, (1, 0.50, 0.11)), bevel=0, parent=shield)
    wire([(1.09 * x, 1.075 * y, 0.55 * bulge(x, y) + 0.02) for x, y in outline], 0.075, m.gold, shield, closed=True, smoothness=8)
    wire([(1.16 * x, 1.14 * y, 0.5 * bulge(x, y) - 0.05) for x, y in outline], 0.045, m.satin, shield, closed=True, smoothness=8)
    adrift(m, glass, shield, chance)
    floor()
    haze((0, 9, 2.6), 19, 13)
    softbox((-4.8, -3.4, 5.2), (0, 0, 2), 2.6, 4.2, 18)
    softbox((5.0, -0.8, 3.2), (0, 0, 2), 1.0, 6, 30, AMBER)
    softbox((-6.5, 1.2, 4.4), (0, 0, 2.4), 1.0, 4, 24, STRAW)
    softbox((0, 2.5, 7.5), (0, 0, 2.4), 6, 2, 22, HONEY)
    softbox((2.6, -6.5, 4.6), (0, 0, 2.2), 3.0, 0.9, 14, SAND)
    softbox((1.8, -7, 1.0), (0, 0, 2), 3.5, 0.6, 8, SAND)
