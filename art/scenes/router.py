"""Networks: a Wi-Fi router with four antennas, a sign of light above it."""
from studio.lights import house_light
from studio.mark import company_mark
from studio.materials import light_source
from studio.shapes import arc, box, disc, group, lathe, ring, rounded, slab, sphere, wire
from studio.view import PAGE_HERO, View

PICTURES = {
    'router': View(camera=(-0.3, -10.2, 4.1), target=(0, 0.2, 1.66), lens=46, focus=(0, -0.6, 0.8), size=PAGE_HERO),
}


def antenna(m, x, lean, parent):
    """Hinged at the rear edge; `lean` in degrees to the side."""
    made = group((x, 1.30, 0.40), (-6, lean, 0), parent)
    sphere(0.17, (0, 0, 0), m.satin, 40, made)
    lathe(rounded([(0.12, 0), (0.12, 0.22), (0.145, 0.26), (0.145, 0.34)], 0.02), (0, 0, 0), m.satin, 64, parent=made)
    ring(0.155, 0.04, 0.04, (0, 0, 0.33), m.gold, made)
    slab((0.30, 0.13, 2.3), 0.06, (0, 0, 1.50), m.satin, 0.03, parent=made)
    box((0.02, 0.15, 1.9), (0, 0, 1.5), m.foil, 0.003, 2, parent=made)
    slab((0.312, 0.142, 0.10), 0.06, (0, 0, 2.50), m.gold, 0.01, 2, parent=made)


def body(m, parent):
    slab((4.0, 2.5, 0.20), 0.34, (0, 0, 0.20), m.satin, 0.06, 5, parent=parent)
    slab((4.03, 2.53, 0.05), 0.345, (0, 0, 0.30), m.gold, 0.006, 2, parent=parent)
    slab((3.94, 2.44, 0.26), 0.33, (0, 0, 0.42), m.satin, 0.11, 6, parent=parent)
    for side in (-1, 1):
        for slot in range(11):
            slab((0.055, 1.25, 0.02), 0.026, (side * (0.86 + slot * 0.085), 0.15, 0.552), m.dark, 0.003, 2, (0, 0, side * 9), parent, steps=4)
        for y in (-0.8, 0.8):
            disc(0.16, 0.12, (side * 1.5, y, 0), m.rubber, 0.03, 48, parent=parent)
    slab((1.05, 1.9, 0.03), 0.08, (0, 0.08, 0.55), m.gloss, 0.012, 2, parent=parent)
    company_mark(0.50, m.foil, 0.006, (0, 0.34, 0.565), parent=parent)
    for step in range(6):
        box((0.09, 0.03, 0.012), ((step - 2.5) * 0.14, -0.62, 0.566), m.hot if step < 5 else m.bronze, 0.004, 2, parent=parent)
    box((2.6, 0.02, 0.022), (0, -1.252, 0.21), m.hot, 0.006, 2, parent=parent)


def signal(m, parent):
    for radius, strength in ((0.55, 7), (0.95, 4), (1.35, 2.2)):
        wire([(x, 1.9, z) for x, z in arc(radius, 45, 135, 40, (0, 2.55))], 0.030, light_source(strength), parent)
    sphere(0.085, (0, 1.9, 2.68), m.hot, 32, parent)


def build(m):
    router = group(turn=(0, 0, -22))
    body(m, router)
    for x, lean in ((-1.72, -13), (-0.62, -3), (0.62, 3), (1.72, 13)):
        antenna(m, x, lean, router)
    signal(m, router)
    house_light(height=1.2, key=12, rim=28, top=20, fill=8, glow=0.12)
