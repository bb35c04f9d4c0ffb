"""Film: a clapperboard before a reel."""
from studio.files import FONT
from studio.language import along, line_start, words
from studio.lettering import lettering
from studio.lights import AMBER, SAND, house_light, softbox
from studio.materials import material
from studio.shapes import around, box, disc, group, prism, ring, slab
from studio.view import View

PICTURES = {'clapper': View(camera=(-1.5, -9.6, 2.7), target=(0.05, 0, 1.95), lens=66, focus=(-0.1, -0.7, 1.9), size=(1024, 1024))}


def stick(m, light, length, parent):
    """A bar of 0.44 with slanting stripes, lying along x from 0."""
    slab((length, 0.44, 0.14), 0.05, (length / 2, 0, 0), m.satin, 0.02, 3, parent=parent)
    count = 6
    pitch = length / count
    for index in range(count):
        x = pitch * (index + 0.16)
        stripe = [(x, -0.20), (x + pitch * 0.46, -0.20), (x + pitch * 0.46 + 0.22, 0.20), (x + 0.22, 0.20)]
        prism([(min(corner, length - 0.03), y) for corner, y in stripe], 0.02, (0, 0, 0.075), light, 0.004, 2, parent=parent)


def board(m, light, parent):
    width, height = 3.5, 2.25
    slab((width, height, 0.14), 0.06, (width / 2, -height / 2 - 0.26, 0), m.black, 0.025, parent=parent)
    slab((width + 0.02, height + 0.02, 0.02), 0.06, (width / 2, -height / 2 - 0.26, 0.03), m.gold, 0.005, 2, parent=parent)
    for y in (-0.98, -1.70):
        box((width - 0.24, 0.02, 0.01), (width / 2, y, 0.072), m.foil, 0, parent=parent)
    for x in (width / 3, 2 * width / 3):
        box((0.02, 0.66, 0.01), (x, -1.34, 0.072), m.foil, 0, parent=parent)

    def place(x, y):
        return width / 2 + (x - width / 2) * along(), y, 0.075

    for text, x in ((words('SCENE', 'مشهد'), 0.16), (words('TAKE', 'لقطة'), 1.33), (words('ROLL', 'بكرة'), 2.49)):
        lettering(text, words(0.13, 0.16), place(x, -1.12), m.foil, FONT, parent=parent, align=line_start())
    lettering(words('YOUR STORY', 'قصتك'), words(0.34, 0.40), place(0.16, -0.62), m.foil, FONT, parent=parent, align=line_start())
    for text, x in (('4', 0.85), ('2', 2.0), (words('A', 'أ'), 3.1)):
        lettering(text, 0.44, place(x, -1.40), light, FONT, parent=parent)
    details = words('Day   Outside   24 frames', 'نهار   خارجي   24 إطارًا')
    lettering(details, 0.17, place(0.16, -2.06), m.foil, FONT, parent=parent, align=line_start())


def clapperboard(m, at, turn):
    light = material((0.60, 0.50, 0.33), 0.45, emission=(0.9, 0.62, 0.30), strength=0.22)
    made = group(at, turn)
    board(m, light, made)
    stick(m, light, 3.5, made)
    hinge = group((0.06, 0.24, 0), (0, 0, 17), made)
    stick(m, light, 3.5, group((-0.06, 0.22, 0), parent=hinge))
    slab((0.50, 0.86, 0.20), 0.06, (0.25, 0.22, 0), m.brushed_gold, 0.03, parent=made)
    for y in (0.0, 0.44):
        disc(0.07, 0.05, (0.25, y, 0.09), m.dark, 0.015, 48, parent=made)


def reel(m, at, turn):
    made = group(at, turn)
    holes = 5
    for z in (-0.22, 0.20):
        ring(1.55, 0.20, 0.06, (0, 0, z), m.gold, made, segments=192)
        ring(0.46, 0.30, 0.06, (0, 0, z), m.gold, made)
        for x, y, angle in around(0.90, holes):
            box((1.0, 0.30, 0.05), (x, y, z + 0.03), m.brushed_gold, 0.015, 2, (0, 0, angle), made)
    ring(1.30, 0.95, 0.36, (0, 0, -0.18), m.gloss, made, segments=192)
    for step in range(1, 9):
        ring(0.45 + step * 0.1, 0.012, 0.01, (0, 0, 0.178), m.bronze, made, segments=160)


def build(m):
    clapperboard(m, (-1.72, -0.75, 2.30), (80, 0, 8))
    reel(m, (0.75, 0.55, 1.58), (84, 0, -14))
    softbox((-3.2, -9.0, 3.2), (0, 0, 1.8), 5.0, 3.0, 12, SAND, 0.9)
    softbox((5.6, -5.0, 3.0), (0.5, 0, 1.8), 1.2, 4, 20, AMBER)
    house_light(height=1.8, key=18, rim=28, top=20, fill=8, glow=0.12)
