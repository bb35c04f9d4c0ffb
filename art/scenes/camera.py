"""Photography: a camera with a large lens."""
import math

from studio.files import FONT
from studio.lettering import lettering
from studio.lights import AMBER, SAND, STRAW, house_light, softbox
from studio.mark import company_mark
from studio.materials import material, thin_glass
from studio.parts import ribs, screw
from studio.shapes import around, bowl, box, disc, group, lathe, prism, ring, rounded, slab, sphere
from studio.view import PAGE_HERO, View

PICTURES = {
    'camera': View(
        camera=(-0.9, -10.2, 3.0), target=(0.12, -0.3, 1.36), lens=54, focus=(0.1, -2.2, 1.4), size=PAGE_HERO, glass=True
    ),
    'lens': View(camera=(-0.3, -9.2, 2.3), target=(0.34, -1.2, 1.42), lens=76, focus=(0.3, -2.4, 1.4), glass=True),
}


def body(m, skin, parent):
    slab((3.9, 1.15, 1.75), 0.30, (0, 0, 1.12), skin, 0.10, 5, parent=parent)
    slab((3.94, 1.18, 0.42), 0.31, (0, 0, 0.21), m.satin, 0.08, 5, parent=parent)
    slab((3.94, 1.18, 0.36), 0.31, (0, 0, 2.15), m.satin, 0.10, 5, parent=parent)
    for height in (0.43, 1.965):
        slab((3.95, 1.19, 0.018), 0.31, (0, 0, height), m.gold, 0.004, 2, parent=parent)
    prism([(-0.78, 0), (0.78, 0), (0.52, 0.52), (0.36, 0.60), (-0.36, 0.60), (-0.52, 0.52)], 1.15, (0, 0, 2.28), m.satin, 0.06, 5, (90, 0, 0), parent)
    company_mark(0.34, m.foil, 0.03, (0, -0.578, 2.54), (90, 0, 0), parent)
    slab((0.62, 0.5, 0.06), 0.04, (0, 0.2, 2.90), m.anodised, 0.015, 2, parent=parent)
    for side in (-1, 1):
        box((0.06, 0.5, 0.05), (side * 0.26, 0.2, 2.95), m.anodised, 0.012, 2, parent=parent)
        strap_ring = group((side * 1.99, 0.05, 2.02), (0, 90, 0), parent)
        disc(0.11, 0.05, (0, 0, -0.02), m.anodised, 0.015, 48, parent=strap_ring)
        ring(0.17, 0.035, 0.035, (0.10, 0, side * 0.035), m.gold, strap_ring, segments=64)
        for height in (0.14, 2.02):
            screw(m, (side * 1.55, -0.59, height), (90, 0, 0), parent, 0.035, 0.012)


def grip(m, skin, parent):
    slab((0.78, 0.70, 1.95), 0.30, (-1.62, -0.62, 1.05), skin, 0.12, 6, parent=parent)
    slab((0.79, 0.71, 0.016), 0.30, (-1.62, -0.62, 1.80), m.gold, 0.004, 2, parent=parent)
    disc(0.21, 0.05, (-1.62, -0.62, 2.0), m.anodised, 0.02, 64, parent=parent)
    disc(0.15, 0.12, (-1.62, -0.62, 2.03), m.gold, 0.03, 64, parent=parent)
    sphere(0.055, (-0.98, -0.585, 1.72), m.soft_glow, 24, parent)
    ring(0.085, 0.02, 0.03, (-0.98, -0.575, 1.72), m.gold, parent, (90, 0, 0), 64)


def dial(m, x, y, radius, height, parent):
    made = group((x, y, 2.33), parent=parent)
    lathe(rounded([(0, height), (radius * 0.92, height), (radius, height * 0.9), (radius, 0)], 0.02), (0, 0, 0), m.satin, 96, parent=made)
    ribs(radius, height * 0.7, 44, height * 0.45, m.anodised, made)
    ring(radius * 0.9, 0.025, 0.012, (0, 0, height - 0.006), m.gold, made)
    for mark_x, mark_y, angle in around(radius * 0.68, 8):
        box((radius * 0.16, 0.014, 0.006), (mark_x, mark_y, height + 0.002), m.foil, 0, turn=(0, 0, angle), parent=made)


def scale(m, radius, height, parent):
    """Focal lengths on the barrel, in millimetres, on its upper side."""
    for length, angle in (('24', 118), ('35', 102), ('50', 84), ('70', 66)):
        place = (radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle)), height)
        lettering(length, 0.13, place, m.foil, FONT, turn=(-90, 0, angle - 90), parent=parent)


def objective(m, parent):
    """The lens, turned about its own axis: z leads out of the camera."""
    made = group((0.18, -0.56, 1.20), (90, 0, 0), parent)
    barrel = [(1.02, -0.1), (1.02, 0.22), (1.06, 0.26), (1.06, 0.95), (1.10, 1.0), (1.10, 1.55), (1.14, 1.60)]
    mouth = [(1.14, 2.02), (1.06, 2.06), (0.98, 2.02), (0.92, 1.78), (0.92, 1.2)]
    lathe(rounded(barrel + mouth, 0.025), (0, 0, 0), m.satin, 192, parent=made)
    ribs(1.065, 0.42, 84, 0.56, m.rubber, made, 0.05, 0.6)
    ribs(1.105, 0.36, 96, 1.28, m.rubber, made, 0.045, 0.6)
    scale(m, 1.068, 0.88, made)
    for radius, width, depth, height in ((1.155, 0.06, 0.10, 1.63), (1.075, 0.05, 0.045, 0.20), (1.03, 0.07, 0.03, 2.02)):
        ring(radius, width, depth, (0, 0, height), m.gold, made, segments=192)
    for radius in (0.92, 0.84, 0.76, 0.68):
        ring(radius, 0.09, 0.10, (0, 0, 0.65 + 1.25 * radius), m.satin, made)
    ring(0.60, 0.02, 0.03, (0, 0, 1.66), m.gold, made)
    bowl(0.60, 0.14, (0, 0, 0), m.coated_lens, 1.50, 128, 24, parent=made)
    bowl(0.92, 0.24, (0, 0, 0), thin_glass((0.86, 0.80, 0.70), 0.01, 1.6, 1.2), 1.70, 128, parent=made)


def build(m):
    skin = material((0.013, 0.0125, 0.012), 0.50, bump=0.9, grain=34)
    stage = group((-0.15, 0.5, 0), (0, 0, 24))
    body(m, skin, stage)
    grip(m, skin, stage)
    dial(m, 1.25, 0.05, 0.36, 0.24, stage)
    dial(m, -1.05, 0.15, 0.27, 0.20, stage)
    slab((0.5, 0.03, 0.14), 0.03, (1.2, -0.60, 2.13), m.gloss, 0.01, 2, parent=stage)
    objective(m, stage)
    softbox((-2.2, -7.0, 3.6), (0, -1.5, 1.3), 1.6, 1.6, 22, STRAW, 0.9)
    softbox((1.5, -7.2, 0.9), (0, -1.5, 1.3), 3.6, 0.8, 16, AMBER)
    softbox((4.5, -5.5, 4.2), (0, -1.5, 1.3), 1.0, 2.6, 22, AMBER)
    softbox((-4.2, -6.4, 1.4), (-1, -0.5, 1.3), 0.7, 3.0, 18, SAND)
    house_light(height=1.4, key=22, rim=30, top=20, fill=10, glow=0.11)
