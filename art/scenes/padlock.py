"""Security updates: a heavy padlock, its keyhole lit."""
from studio.lights import AMBER, SAND, house_light, softbox
from studio.materials import light_source
from studio.shapes import arc, box, disc, group, prism, ring, slab, wire
from studio.view import View

PICTURES = {
    'padlock': View(camera=(-1.6, -10.6, 3.1), target=(0.2, 0, 1.78), lens=51, stop=3.6, focus=(-0.1, -0.8, 1.5)),
}


def build(m):
    lock = group((-0.15, 0.2, 1.12), (0, 0, 18))
    slab((2.7, 1.15, 2.2), 0.30, (0, 0, 0), m.satin, 0.10, 6, parent=lock)
    for z in (-0.80, 0.80):
        slab((2.72, 1.17, 0.05), 0.305, (0, 0, z), m.foil, 0.015, 3, parent=lock)
    for z in (-0.98, -0.92, 0.92, 0.98):
        slab((2.71, 1.16, 0.018), 0.305, (0, 0, z), m.dark, 0, parent=lock)
    shackle = [(0.82, 0, 0.9), (0.82, 0, 1.75)] + [(x, 0, z) for x, z in arc(0.82, 0, 180, 48, (0, 1.75))] + [(-0.82, 0, 0.9)]
    wire(shackle, 0.20, m.gold, lock, smoothness=12)
    for x in (-0.82, 0.82):
        ring(0.33, 0.12, 0.10, (x, 0, 1.08), m.brushed_gold, lock, segments=96)
    plate = group((0, -0.58, 0), (90, 0, 0), lock)
    disc(0.62, 0.05, (0, 0, 0), m.gloss, 0.02, 128, parent=plate)
    ring(0.66, 0.06, 0.08, (0, 0, 0), m.gold, plate)
    ring(0.50, 0.02, 0.02, (0, 0, 0.045), m.foil, plate)
    glow = light_source(7)
    disc(0.135, 0.02, (0, 0.08, 0.05), glow, 0.005, 64, parent=plate)
    prism([(-0.055, 0.05), (-0.12, -0.30), (0.12, -0.30), (0.055, 0.05)], 0.02, (0, 0, 0.06), glow, 0.004, 2, parent=plate)
    for side in (-1, 1):
        for row in range(5):
            box((0.018, 0.70, 0.05), (side * 1.352, 0, -0.42 + row * 0.21), m.dark, 0.01, 2, parent=lock)
    key = group((2.05, -0.95, 0.10), (0, 0, -72))
    ring(0.36, 0.11, 0.12, (0, 0, -0.06), m.gold, key, segments=96)
    slab((0.15, 1.45, 0.11), 0.03, (0, -1.04, 0), m.gold, 0.03, 3, parent=key)
    for y, reach in ((-1.38, 0.26), (-1.58, 0.18), (-1.72, 0.28)):
        box((reach, 0.09, 0.07), (0.07 + reach / 2, y, 0), m.gold, 0.012, 2, parent=key)
    house_light(height=1.5, key=18, rim=28, top=20, fill=9, glow=0.12)
    softbox((-4.6, -8.0, 1.6), (0, 0, 1.4), 4.6, 2.4, 11, SAND, 0.9)
    softbox((5.2, -5.6, 3.0), (0, 0, 1.6), 1.2, 3.6, 16, AMBER)
