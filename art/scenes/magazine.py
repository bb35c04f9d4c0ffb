"""Content: an open magazine on a dark desk, a pencil across it."""
from studio.files import screen_file
from studio.language import along
from studio.lights import AMBER, HONEY, SAND, softbox
from studio.materials import material
from studio.print import open_page
from studio.shapes import box, group, lathe, plane, ring, rounded, slab
from studio.view import View

PICTURES = {'magazine': View(camera=(-1.5, -6.3, 5.6), target=(0.1, -0.15, 0.15), lens=47, stop=8, focus=(-0.3, -0.4, 0.2))}

WIDTH, HEIGHT = 2.35, 3.1


def pages_below(m, parent):
    """The block of paper that the open pages lie on."""
    paper = material((0.20, 0.17, 0.12), 0.7, specular=0.2, bump=0.25, grain=90)
    for side in (-1, 1):
        for layer in range(5):
            place = (side * (WIDTH / 2 + 0.015 * layer), 0, -0.06 + 0.011 * layer)
            box((WIDTH, HEIGHT, 0.008), place, paper, 0, parent=parent)
    slab((2 * WIDTH + 0.12, HEIGHT + 0.06, 0.03), 0.02, (0, 0, -0.09), m.satin, 0.008, 2, parent=parent)


def pencil(m, at, turn):
    made = group(at, (0, 90, turn))
    lathe(rounded([(0, -1.42), (0.014, -1.40), (0.03, -1.34)], 0.005), (0, 0, 0), m.dark, 24, parent=made)
    lathe([(0.03, -1.34), (0.085, -1.12)], (0, 0, 0), m.ivory, 6, parent=made, smooth=10)
    lathe([(0.085, -1.12), (0.085, 1.1), (0, 1.1)], (0, 0, 0), m.gloss, 6, parent=made, smooth=10)
    ring(0.092, 0.03, 0.20, (0, 0, 1.05), m.gold, made, segments=48)
    lathe(rounded([(0.082, 1.2), (0.082, 1.42), (0, 1.45)], 0.03), (0, 0, 0), m.bronze, 48, parent=made)


def build(m):
    magazine = group((0, 0, 0.14), (0, 0, -14))
    pages_below(m, magazine)
    open_page(WIDTH, HEIGHT, 0.20, screen_file('magazine-left.png'), -along(), magazine)
    open_page(WIDTH, HEIGHT, 0.20, screen_file('magazine-right.png'), along(), magazine)
    pencil(m, (2.35, -1.35, 0.36), 38)
    plane(60, 60, (0, 0, 0), material((0.0045, 0.0042, 0.004), 0.45, specular=0.25, smudge=0.1))
    softbox((-5.5, 3.0, 4.0), (0, 0, 0.2), 2.2, 4.5, 15, SAND)
    softbox((4.6, 4.2, 3.4), (0, 0, 0.2), 4.0, 1.2, 16, AMBER)
    softbox((0.2, 8.6, 5.4), (0, 0, 0.2), 11, 2.6, 7, HONEY)
    softbox((-3.5, -5.5, 5.0), (0, 0, 0.2), 2.6, 1.6, 5)
