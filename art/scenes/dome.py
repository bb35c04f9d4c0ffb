"""CCTV: a dome camera tipped towards the viewer."""
from studio.lights import AMBER, SAND, STRAW, floor, haze, softbox
from studio.materials import thin_glass
from studio.shapes import around, bowl, group, lathe, rounded, sphere
from studio.view import PAGE_HERO, View

PICTURES = {
    'dome': View(camera=(0, -9.2, 2.5), target=(0, 0, 1.05), lens=58, focus=(0, -0.9, 1.3), size=PAGE_HERO, glass=True),
    'dome-lens': View(camera=(-3.6, -6.5, 2.8), target=(-0.05, -0.2, 1.15), lens=60, stop=3.6, focus=(-0.3, -0.9, 1.4), glass=True),
}


def build(m):
    camera = group((0, 0, 1.0), (68, 0, -26))
    housing = [(0, -0.55), (1.52, -0.55), (1.52, -0.30), (1.36, 0.02), (1.22, 0.06), (1.08, 0.06), (1.06, -0.05)]
    rim = [(1.30, 0.025), (1.335, 0.055), (1.30, 0.085), (1.14, 0.115), (1.09, 0.09), (1.09, 0.02)]
    lathe(rounded(housing, 0.07), (0, 0, 0), m.satin, 192, parent=camera)
    lathe(rounded(rim, 0.02), (0, 0, 0), m.gold, 192, parent=camera)
    bowl(1.07, 1.07, (0, 0, 0), thin_glass((0.80, 0.77, 0.73), 0.012, 1.45), base=0.05, segments=192, parent=camera)
    lathe(rounded([(0, -0.3), (1.0, -0.3), (1.0, 0), (0.86, 0.06), (0, 0.06)], 0.04), (0, 0, 0), m.black, parent=camera)
    eye = group((0, 0.06, 0.30), (-14, 12, 0), camera)
    sphere(0.56, (0, 0, 0), m.black, parent=eye)
    tube = [(0, 0.30), (0.40, 0.30), (0.40, 0.58), (0.355, 0.60), (0.335, 0.50), (0, 0.50)]
    lathe(rounded(tube, 0.02), (0, 0, 0), m.satin, parent=eye)
    lathe(rounded([(0.375, 0.575), (0.40, 0.60), (0.375, 0.625), (0.335, 0.60), (0.335, 0.56)], 0.012), (0, 0, 0), m.gold, parent=eye)
    bowl(0.33, 0.13, (0, 0, 0), m.lens, base=0.50, parent=eye)
    for x, y, _ in around(0.70, 14):
        sphere(0.028, (x, y, 0.075), m.soft_glow, 24, camera)
    floor(roughness=0.12)
    haze((1.2, 9, 2.0), 17, 10, 0.10, towards=(0, 0, 1))
    softbox((-4.2, -3.2, 4.6), (0, 0, 1), 3.0, 4.0, 30)
    softbox((5.2, 1.6, 2.6), (0, 0, 1.1), 0.9, 5.0, 32, AMBER)
    softbox((-5.0, 2.4, 1.6), (0, 0, 1.0), 0.7, 4.0, 20, STRAW)
    softbox((0, 4.5, 5.5), (0, 0, 1.2), 6, 1.4, 16, SAND)
    softbox((3.4, -5.2, 4.4), (0, 0, 1.2), 2.2, 0.7, 28, SAND)
    softbox((-1.5, -6.5, 5.2), (0, 0, 1.2), 3.0, 0.8, 9)
