"""Social media: a phone with a feed, what comes back floating round it."""
from studio.files import FONT
from studio.lettering import lettering
from studio.lights import SAND, STRAW, house_light, softbox
from studio.outlines import cushion, heart, play, speech_bubble
from studio.parts import handset
from studio.shapes import group, prism, slab, sphere
from studio.view import PAGE_HERO, View

PICTURES = {
    'social': View(camera=(0, -10.8, 2.6), target=(0, 0, 2.22), lens=48, focus=(0, -0.4, 2.5), size=PAGE_HERO),
    'reactions': View(camera=(-3.4, -6.4, 3.2), target=(-1.2, -0.3, 2.42), lens=50, stop=2.8, focus=(-1.6, -0.5, 2.8)),
}


def floating_heart(size, surface, at, turn):
    cushion(heart(size), size * 0.75, surface, group(at, turn))


def tile(m, width, height, radius, at, turn):
    """A dark plate with a gold line round it, for a sign to stand on."""
    made = group(at, turn)
    slab((width, height, 0.16), radius, (0, 0, 0), m.satin, 0.05, parent=made)
    slab((width + 0.02, height + 0.02, 0.03), radius, (0, 0, 0.03), m.gold, 0.008, 2, parent=made)
    return made


def message(m):
    bubble = group((2.15, -0.35, 2.75), (84, -5, -20))
    prism(speech_bubble(1.75, 1.10, 0.34), 0.20, (0, 0, 0), m.gold, 0.06, 5, parent=bubble)
    prism(speech_bubble(1.60, 0.95, 0.29), 0.05, (0, 0, 0.10), m.gloss, 0.02, 3, parent=bubble)
    for step, lamp in enumerate((m.warm, m.hot, m.warm)):
        sphere(0.095, ((step - 1) * 0.36, 0, 0.15), lamp, 32, bubble)


def build(m):
    handset(m, 'feed.png', (0, 0, 2.25), (84, 4, 14))
    floating_heart(0.74, m.gold, (-2.05, -0.5, 3.15), (82, 8, 22))
    floating_heart(0.26, m.brushed_gold, (-1.35, -1.2, 0.72), (84, -14, 34))
    floating_heart(0.20, m.gold, (1.75, -1.0, 4.05), (84, 14, -20))
    message(m)
    likes = tile(m, 1.25, 0.56, 0.26, (-2.25, 0.3, 1.55), (84, 6, 24))
    prism(heart(0.15), 0.05, (-0.34, 0.01, 0.095), m.hot, 0.01, 2, parent=likes)
    lettering('246', 0.30, (0.14, 0, 0.085), m.soft_glow, FONT, parent=likes)
    film = tile(m, 0.86, 0.86, 0.20, (2.0, 0.3, 1.25), (84, 5, -24))
    prism(play(0.24), 0.06, (0, 0, 0.10), m.hot, 0.015, 2, parent=film)
    softbox((0, -8.0, 0.7), (0, 0, 2.2), 6, 0.8, 7, STRAW)
    softbox((-6.5, -5.0, 3.4), (-2, -0.5, 2.6), 1.2, 4, 20, SAND)
    house_light(height=2.0, key=16, rim=28, top=20, fill=8, glow=0.13)
