"""Social media: a post on a phone that leans on a block of black glass."""
from studio.lights import AMBER, SAND, house_light, softbox
from studio.outlines import cushion, heart
from studio.parts import handset
from studio.shapes import box, group, slab
from studio.view import View

PICTURES = {'feed': View(camera=(1.8, -10.2, 3.5), target=(-0.1, 0, 1.98), lens=52, stop=3.4, focus=(0, -0.5, 2.2))}


def build(m):
    handset(m, 'post.png', (0, 0, 2.02), (74, 0, -14), brightness=2.3)
    slab((2.5, 0.9, 1.25), 0.10, (0.14, 0.95, 0.62), m.gloss, 0.04, turn=(0, 0, -14))
    slab((2.52, 0.92, 0.03), 0.10, (0.14, 0.95, 1.12), m.gold, 0.008, 2, turn=(0, 0, -14))
    box((2.3, 0.10, 0.10), (-0.13, -0.72, 0.05), m.brushed_gold, 0.03, turn=(0, 0, -14))
    for size, at, turn in ((0.46, (-1.75, -0.5, 0.42), (80, 8, 20)), (0.28, (1.35, -1.1, 0.26), (82, -10, -16))):
        cushion(heart(size), size * 0.75, m.gold, group(at, turn))
    softbox((-6.5, -5.0, 3.4), (-1, -0.5, 1.6), 1.2, 4, 18, SAND)
    softbox((5.6, -5.5, 3.4), (1, 0, 1.6), 1.0, 4, 14, AMBER)
    house_light(height=1.8, key=16, rim=28, top=18, fill=5, glow=0.13)
