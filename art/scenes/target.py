"""Digital marketing: a turned target, an arrow in its middle."""
import math

from mathutils import Vector

from studio.lights import SAND, house_light, softbox
from studio.materials import GOLD, material
from studio.shapes import box, disc, group, lathe, prism, ring, rounded
from studio.view import PAGE_HERO, View

PICTURES = {
    'target': View(camera=(-0.2, -10.8, 2.7), target=(0.28, 0, 1.98), lens=48, focus=(-0.3, -0.2, 2.1), size=PAGE_HERO),
    'target-centre': View(camera=(-1.5, -7.4, 2.5), target=(0.25, 0, 2.2), lens=44, stop=2.8, focus=(-0.3, -0.2, 2.1)),
}

MIDDLE = Vector((-0.05, 0.4, 2.05))


def rings(m, dark, turned, parent):
    """Each ring stands a step nearer to the viewer than the one round it."""
    for step, radius in enumerate((1.95, 1.58, 1.21, 0.84, 0.47)):
        width = 0.47 if step == 4 else 0.335
        surface = dark if step % 2 else turned
        ring(radius, width, 0.30, (0, 0, 0.10 * step - 0.15), surface, parent, segments=256, softness=0.22)
        if surface is dark:
            ring(radius - 0.015, 0.02, 0.02, (0, 0, 0.10 * step + 0.145), m.gold, parent, segments=192)
    lathe([(0, -0.14), (1.9, -0.14)], (0, 0, 0), m.dark, 64, parent=parent)


def arrow(m, tip, end):
    """Points at `tip`; its feathers reach `end`."""
    along = end - tip
    length = along.length
    made = group(tip, [math.degrees(angle) for angle in along.to_track_quat('Z', 'Y').to_euler()])
    shaft = [(0, -0.06), (0.04, 0.1), (0.12, 0.34), (0.045, 0.40), (0.045, length), (0, length + 0.02)]
    lathe(rounded(shaft, 0.015), (0, 0, 0), m.gold, 64, parent=made)
    ring(0.065, 0.03, 0.10, (0, 0, length - 0.95), m.satin, made, segments=48)
    outline = [(0, length - 0.85), (0.30, length - 0.55), (0.30, length - 0.05), (0.20, length + 0.10), (0, length - 0.02)]
    for step, surface in enumerate((m.satin, m.brushed_gold, m.brushed_gold)):
        prism(outline, 0.022, (0, 0, 0), surface, 0.006, 2, (90, 0, 0), group(turn=(0, 0, 120 * step + 30), parent=made))
    disc(0.06, 0.14, (0, 0, length - 0.04), m.satin, 0.02, 32, parent=made)


def build(m):
    dark = material((0.0075, 0.0066, 0.0055), 0.36, specular=0.4, bump=0.05, grain=120)
    turned = material(GOLD, 0.30, 1)
    target = group(MIDDLE, (80, 0, -28))
    rings(m, dark, turned, target)
    box((0.9, 0.9, 0.10), (-0.1, 0.75, 0.05), m.satin, 0.03, 3, (0, 0, -28))
    box((0.18, 0.14, 1.2), (-0.12, 0.78, 0.6), m.satin, 0.03, 3, (12, 0, -28))
    tip = MIDDLE + target.matrix_basis.to_3x3() @ Vector((0, 0, 0.55))
    arrow(m, tip, tip + Vector((2.25, -2.05, 0.85)))
    softbox((2.0, -7.5, 1.0), (0, 0, 2), 3.0, 1.0, 10, SAND)
    house_light(height=1.9, key=18, rim=26, top=20, fill=10, glow=0.12)
