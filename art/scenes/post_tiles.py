"""Social media: nine posts side by side, each a small thing in relief."""
from studio.lights import AMBER, SAND, house_light, softbox
from studio.outlines import cushion, heart, play, speech_bubble, star
from studio.shapes import around, bowl, box, group, lathe, prism, ring, slab, sphere
from studio.view import View

PICTURES = {'post-tiles': View(camera=(2.2, -9.8, 3.0), target=(0.45, 0.1, 2.18), lens=46, focus=(0, -0.4, 2.3))}

PITCH = 1.36


def cup_from_above(m, at):
    ring(0.34, 0.05, 0.16, (0, 0, 0), m.gold, at)
    lathe([(0, 0.11), (0.30, 0.11)], (0, 0, 0), m.bronze, 64, parent=at)
    ring(0.16, 0.045, 0.08, (0.40, 0, 0.02), m.gold, at, segments=64)
    ring(0.46, 0.05, 0.03, (0, 0, 0), m.brushed_gold, at)


def gift(m, at):
    slab((0.62, 0.62, 0.26), 0.04, (0, 0, 0.13), m.brushed_gold, 0.03, parent=at)
    box((0.10, 0.64, 0.27), (0, 0, 0.135), m.dark, 0.01, 2, parent=at)
    box((0.64, 0.10, 0.27), (0, 0, 0.135), m.dark, 0.01, 2, parent=at)


def flower(m, at):
    for x, y, angle in around(0.24, 6):
        petal = group((x, y, 0), (0, 0, angle), at)
        bowl(0.17, 0.14, (0, 0, 0), m.gold, 0, 48, 16, parent=petal)
    sphere(0.13, (0, 0, 0.08), m.hot, 32, at)


def bars(m, at):
    for index, height in enumerate((0.26, 0.44, 0.66)):
        slab((0.17, height, 0.16), 0.03, ((index - 1) * 0.24, height / 2 - 0.34, 0.08), m.brushed_gold, 0.02, 3, parent=at)


def lens(m, at):
    for radius, height, surface in ((0.42, 0.12, m.satin), (0.36, 0.18, m.gold), (0.30, 0.16, m.satin)):
        ring(radius, 0.07, height, (0, 0, 0), surface, at)
    bowl(0.24, 0.10, (0, 0, 0), m.coated_lens, 0.06, 64, parent=at)


THINGS = (
    cup_from_above,
    lambda m, at: prism(star(0.40), 0.20, (0, 0, 0.10), m.gold, 0.05, parent=at),
    gift,
    lambda m, at: prism(play(0.30), 0.20, (0, 0, 0.10), m.brushed_gold, 0.05, parent=at),
    lambda m, at: cushion(heart(0.42), 0.36, m.gold, group((0, 0.02, 0.10), parent=at)),
    lens,
    lambda m, at: prism(speech_bubble(0.74, 0.48, 0.15), 0.18, (0, 0.08, 0.09), m.brushed_gold, 0.05, parent=at),
    flower,
    bars,
)


def build(m):
    wall = group((0, 0, 2.22), (86, 0, -14))
    for index, thing in enumerate(THINGS):
        column, row = index % 3 - 1, 1 - index // 3
        middle = index == 4
        place = group((column * PITCH, row * PITCH, 0.42 if middle else 0.06 * ((index * 2) % 3)), parent=wall)
        slab((1.26, 1.26, 0.16), 0.16, (0, 0, 0), m.satin if index % 2 else m.gloss, 0.05, parent=place)
        slab((1.28, 1.28, 0.03), 0.16, (0, 0, 0.03), m.hot if middle else m.gold, 0.008, 2, parent=place)
        thing(m, group((0, 0, 0.08), parent=place))
    softbox((-6.4, -7.4, 2.4), (0, 0, 2), 5.0, 3.4, 13, SAND, 0.9)
    softbox((5.6, -5.0, 3.0), (1, 0, 2), 1.2, 4, 18, AMBER)
    house_light(height=2.1, key=18, rim=28, top=22, fill=8, glow=0.12)
