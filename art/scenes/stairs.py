"""SEO: the places of a ranking as stairs, the first one lit."""
from studio.files import FONT
from studio.lettering import lettering
from studio.lights import AMBER, SAND, house_light, softbox
from studio.shapes import arc, box, disc, group, prism, ring, slab
from studio.view import View

PICTURES = {'stairs': View(camera=(-2.4, -9.8, 3.9), target=(0.08, 0, 1.72), lens=70, focus=(0.3, -0.6, 1.6), size=(1100, 1100))}

PLACES = 5
WIDTH, DEPTH, RISE = 0.72, 1.3, 0.42


def step(m, place, parent):
    first = place == 1
    height = RISE * (PLACES + 1 - place) + 0.16
    x = (PLACES + 1) / 2 * WIDTH - place * WIDTH
    slab((WIDTH - 0.03, DEPTH, height), 0.05, (x, 0, height / 2), m.brushed_gold if first else m.satin, 0.03, parent=parent)
    slab((WIDTH - 0.02, DEPTH + 0.012, 0.022), 0.05, (x, 0, height - 0.09), m.hot if first else m.foil, 0.006, 2, parent=parent)
    if not first:
        lettering(str(place), 0.32, (x, -DEPTH / 2 - 0.006, height - 0.33), m.foil, FONT, 0.02, (90, 0, 0), parent)
    return x, height


def pin(m, at, parent):
    """The sign that maps use for a place, standing on its tip."""
    made = group(at, (90, 0, 0), parent)
    radius, centre = 0.42, 0.92
    outline = [(0, 0)] + arc(radius, -28, 208, 48, (0, centre))
    prism(outline, 0.26, (0, 0, 0), m.gold, 0.06, 6, parent=made)
    disc(0.19, 0.30, (0, centre, -0.15), m.gloss, 0.02, 96, parent=made)
    ring(0.19, 0.03, 0.32, (0, centre, -0.16), m.hot, made)


def build(m):
    stage = group(turn=(0, 0, 14))
    top = (0, 0)
    for place in range(PLACES, 0, -1):
        top = step(m, place, stage)
    pin(m, (top[0], 0, top[1] + 0.01), stage)
    box((PLACES * WIDTH + 0.5, DEPTH + 0.5, 0.06), (0, 0, 0.0), m.satin, 0.02, 3, parent=stage)
    softbox((4.0, -8.4, 1.6), (0, 0, 1.6), 4.0, 2.6, 11, SAND, 0.9)
    softbox((-5.0, -7.6, 1.4), (0, 0, 1.4), 4.0, 2.4, 9, SAND, 0.9)
    softbox((5.6, -5.0, 3.0), (1, 0, 1.5), 1.2, 4, 20, AMBER)
    house_light(height=1.5, key=18, rim=28, top=20, fill=8, glow=0.12)
