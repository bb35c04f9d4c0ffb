"""A Wi-Fi access point under a dark ceiling, its ring of light on."""
from studio.lights import AMBER, SAND, STRAW, softbox
from studio.mark import company_mark
from studio.materials import light_source, material
from studio.shapes import arc, group, lathe, plane, ring, rounded, slab, wire
from studio.view import View

PICTURES = {
    'access-point': View(camera=(-1.2, -8.2, 0.4), target=(0.1, 0.3, 2.62), lens=52, stop=4, focus=(0, -0.6, 2.6)),
    'access-point-ring': View(camera=(2.9, -4.9, 0.9), target=(0.15, 0.3, 2.98), lens=50, stop=3, focus=(0.5, -0.6, 3.0)),
}

CEILING = 3.6


def ceiling(m):
    panel = material((0.014, 0.0125, 0.011), 0.42, specular=0.4, bump=0.06, grain=120)
    for column in range(-3, 4):
        for row in range(-2, 4):
            slab((2.44, 2.44, 0.10), 0.03, (column * 2.5 + 0.35, row * 2.5 + 0.4, CEILING + 0.05), panel, 0.02, 2)
    plane(30, 30, (0, 0, CEILING + 0.08), m.dark, (180, 0, 0))


def build(m):
    ceiling(m)
    point = group((0.1, 0.3, CEILING), (180, 0, 24))
    lathe(rounded([(0, 0.12), (1.30, 0.12), (1.30, 0)], 0.03), (0, 0, 0), m.satin, 192, parent=point)
    body = [(0, 0.56), (1.05, 0.54), (1.50, 0.36), (1.56, 0.22), (1.50, 0.14), (1.20, 0.10)]
    lathe(rounded(body, 0.12), (0, 0, 0), m.satin, 192, parent=point)
    ring(1.575, 0.05, 0.035, (0, 0, 0.21), m.foil, point, segments=192)
    ring(0.78, 0.045, 0.03, (0, 0, 0.535), light_source(5), point, segments=192)
    company_mark(0.40, m.foil, 0.015, (0, 0, 0.56), (0, 0, 24), point)
    for step, strength in enumerate((4.5, 2.6, 1.3)):
        reach = 0.75 + 0.42 * step
        waves = [(x, 0, z) for x, z in arc(reach, -128, -52, 40)]
        wire([(x + 0.1, 0.3, z + CEILING - 0.55) for x, _, z in waves], 0.024, light_source(strength))
    softbox((-5.2, -3.0, -0.6), (0, 0, 3), 2.8, 3.0, 16, SAND)
    softbox((5.4, -0.5, 1.6), (0, 0, 3), 1.0, 5, 26, AMBER)
    softbox((-5.6, 2.6, 1.4), (0, 0.5, 3.2), 1.0, 5, 24, STRAW)
    softbox((0.5, 4.6, 0.6), (0, 0, 3.3), 7, 1.4, 18, SAND)
    softbox((1.2, -6.5, 0.2), (0, 0, 3.2), 4.0, 0.8, 12, SAND)
