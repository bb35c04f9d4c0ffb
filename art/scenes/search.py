"""SEO: a search field, and behind it a row of bars that rises."""
from studio.files import FONT, company
from studio.language import along, line_start, words
from studio.lettering import lettering
from studio.lights import AMBER, SAND, house_light, softbox
from studio.shapes import box, cable, disc, group, ring, slab, sphere
from studio.view import PAGE_HERO, View

PICTURES = {
    'search': View(camera=(-0.3, -10.6, 3.3), target=(0.05, 0, 1.62), lens=49, focus=(0, -1.0, 1.0), size=PAGE_HERO),
    'search-field': View(camera=(-2.4, -8.0, 3.5), target=(-0.05, 0.1, 1.5), lens=44, stop=3, focus=(-0.6, -0.8, 0.8)),
}

HEIGHTS = (1.20, 1.45, 1.32, 1.72, 2.02, 2.40, 2.85, 3.40)


def bars(m, parent):
    tops = [(-2.75 + 0.78 * index, 1.0, height) for index, height in enumerate(HEIGHTS)]
    for x, y, height in tops:
        highest = height == max(HEIGHTS)
        slab((0.50, 0.50, height), 0.07, (x, y, height / 2), m.brushed_gold if height > 1.5 else m.satin, 0.035, parent=parent)
        slab((0.51, 0.51, 0.03), 0.07, (x, y, height - 0.10), m.hot if highest else m.gold, 0.008, 2, parent=parent)
    beads = [(x, y, height + 0.38) for x, y, height in tops]
    cable(beads, 0.022, m.hot, parent)
    for bead in beads:
        sphere(0.075, bead, m.gold, 32, parent)


def field(m, parent):
    bar = group((0.1, -0.75, 0.66), (72, 0, 0), parent)
    slab((5.6, 1.04, 0.22), 0.50, (0, 0, 0), m.satin, 0.06, 5, parent=bar)
    slab((5.62, 1.06, 0.03), 0.51, (0, 0, 0.045), m.gold, 0.008, 2, parent=bar)
    slab((5.40, 0.84, 0.05), 0.41, (0, 0, 0.10), m.gloss, 0.02, 3, parent=bar)
    end = 2.28 * along()
    disc(0.33, 0.05, (end, 0, 0.11), m.gold, 0.015, 96, parent=bar)
    for turn in (35, -35):
        box((0.24, 0.05, 0.02), (end + 0.05 * along(), -0.068 if turn > 0 else 0.068, 0.17), m.dark, 0.01, 2, (0, 0, turn * along()), bar)
    ring(0.19, 0.045, 0.05, (-end, 0.04, 0.12), m.warm, bar)
    box((0.26, 0.055, 0.05), (-end + 0.18, -0.17, 0.145), m.warm, 0.02, 3, (0, 0, -45), bar)
    query = words(f'your business in {company()["city"]}', f'نشاطك التجاري في {company()["city"]}')
    lettering(query, words(0.33, 0.37), (-1.82 * along(), 0, 0.128), m.soft_glow, FONT, parent=bar, align=line_start())
    box((0.025, 0.42, 0.012), (words(1.62, -1.66), 0, 0.13), m.hot, 0, parent=bar)


def build(m):
    stage = group(turn=(0, 0, -16))
    bars(m, stage)
    field(m, stage)
    softbox((-4.6, -8.0, 1.3), (0, 1, 1.2), 5.0, 2.4, 13, SAND, 0.9)
    softbox((5.6, -5.0, 3.0), (1, 1, 1.5), 1.2, 4, 20, AMBER)
    house_light(height=1.3, key=18, rim=26, top=20, fill=8, glow=0.12)
