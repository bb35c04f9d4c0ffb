"""Mobile monitoring: a phone on its stand with the pictures of five cameras, one of the cameras behind it."""
from studio.lights import AMBER, SAND, house_light, softbox
from studio.materials import thin_glass
from studio.parts import handset
from studio.shapes import around, bowl, disc, group, lathe, prism, ring, rounded, slab, sphere
from studio.view import View

PICTURES = {
    'mobile-monitoring': View(camera=(0, -11.4, 2.9), target=(-0.25, 0, 2.08), lens=50, stop=3.6, focus=(0.9, -0.6, 2.2), glass=True),
}


def small_dome(m, at, turn):
    camera = group(at, turn)
    lathe(rounded([(0, 0.1), (1.02, 0.1), (1.02, 0.34), (0.94, 0.46), (0.82, 0.48)], 0.04), (0, 0, 0), m.satin, 160, parent=camera)
    ring(0.90, 0.10, 0.06, (0, 0, 0.44), m.gold, camera, segments=160)
    bowl(0.80, 0.80, (0, 0, 0.46), thin_glass((0.80, 0.77, 0.73), 0.012, 1.45), segments=160, parent=camera)
    eye = group((0, 0, 0.62), (20, 0, 0), camera)
    sphere(0.42, (0, 0, 0), m.black, parent=eye)
    lathe(rounded([(0, 0.22), (0.29, 0.22), (0.29, 0.44), (0, 0.44)], 0.02), (0, 0, 0), m.satin, parent=eye)
    ring(0.30, 0.05, 0.04, (0, 0, 0.42), m.gold, eye)
    bowl(0.24, 0.10, (0, 0, 0), m.lens, base=0.42, parent=eye)
    for x, y, _ in around(0.60, 14):
        sphere(0.022, (x, y, 0.50), m.soft_glow, 16, camera)


def build(m):
    phone = group((0.95, -0.5, 2.28), (80, 0, -14))
    handset(m, 'cameras.png', parent=phone, brightness=2.0)
    stand = group((0.95, -0.42, 0), (0, 0, -14))
    slab((1.5, 1.3, 0.10), 0.3, (0, 0.35, 0.06), m.satin, 0.03, parent=stand)
    slab((1.51, 1.31, 0.02), 0.3, (0, 0.35, 0.02), m.foil, 0.006, 2, parent=stand)
    prism([(-0.06, 0), (0.06, 0), (0.62, 2.1), (0.52, 2.1)], 0.5, (0, 0.75, 0.08), m.anodised, 0.02, turn=(90, 0, 90), parent=stand)
    disc(0.08, 0.02, (0, 0.05, 0.11), m.hot, 0.005, 32, parent=stand)
    small_dome(m, (-2.0, 1.2, 1.05), (66, 0, 28))
    house_light(height=1.9, key=16, rim=28, top=20, fill=5, glow=0.13)
    softbox((-4.5, -5.5, 4.2), (-1.6, 1, 1.4), 2.4, 2.6, 14, SAND)
    softbox((-6.6, -3.0, 1.4), (-1.8, 1, 1.2), 1.2, 3.6, 14, AMBER)
