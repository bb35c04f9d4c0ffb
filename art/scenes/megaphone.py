"""Digital marketing: a megaphone of spun gold, its sound as arcs of light."""
import math

from mathutils import Vector

from studio.lights import SAND, house_light, softbox
from studio.materials import GOLD, light_source, material
from studio.parts import ribs
from studio.shapes import box, group, lathe, ring, rounded, slab, wire
from studio.view import View

PICTURES = {'megaphone': View(camera=(0, -10.8, 2.5), target=(-0.15, 0, 1.98), lens=47, focus=(-0.6, -0.8, 2.2))}

AXIS = Vector((-0.80, -0.66, 0.20))  # where the horn points


def horn(m, parent):
    spun = material(GOLD, 0.30, 1, bump=0.03, grain=30)
    outside = [(0.36 + 1.02 * (step / 30) ** 2.1, -1.15 + 2.75 * step / 30) for step in range(31)]
    inside = [(radius - 0.07, height) for radius, height in reversed(outside)]
    lathe(outside + [(1.46, 1.64), (1.46, 1.72), (1.38, 1.72)] + inside, (0, 0, 0), spun, 192, parent=parent, smooth=50)
    ring(1.50, 0.10, 0.14, (0, 0, 1.62), m.satin, parent, segments=192)
    lathe(rounded([(0, 1.05), (0.22, 1.0), (0.30, 0.5), (0.30, -1)], 0.05), (0, 0, 0), m.satin, 96, parent=parent)
    ring(0.26, 0.04, 0.05, (0, 0, 0.92), m.gold, parent)


def body(m, parent):
    profile = [(0, -2.30), (0.52, -2.30), (0.58, -2.2), (0.58, -1.25), (0.46, -1.05), (0.36, -1.05)]
    lathe(rounded(profile, 0.05), (0, 0, 0), m.satin, 160, parent=parent)
    for height in (-2.12, -1.42):
        ring(0.60, 0.04, 0.06, (0, 0, height), m.gold, parent, segments=160)
    ribs(0.59, 0.46, 40, -1.74, m.rubber, parent, 0.05)
    mouthpiece = [(0.20, -2.30), (0.34, -2.56), (0.38, -2.56), (0.38, -2.48), (0.26, -2.25)]
    lathe(rounded(mouthpiece, 0.02), (0, 0, 0), m.gold, 96, parent=parent)


def handle(m):
    made = group((1.62, 0.88, 1.02), (0, 12, 38))
    slab((0.42, 0.34, 1.5), 0.14, (0, 0, 0), m.satin, 0.07, 5, parent=made)
    slab((0.44, 0.36, 0.06), 0.14, (0, 0, -0.62), m.gold, 0.02, 3, parent=made)
    box((0.10, 0.12, 0.34), (-0.26, -0.04, 0.42), m.gold, 0.04, 4, (0, -10, 0), made)


def sound(parent):
    for distance, radius, strength in ((2.05, 0.75, 7), (2.47, 1.15, 4.2), (2.89, 1.55, 2.6)):
        angles = [math.radians(angle) for angle in range(-60, 61, 4)]
        points = [(0.34 * radius * (1 - math.cos(angle)), 0.62 * radius * math.sin(angle), 0) for angle in angles]
        wire(points, 0.030, light_source(strength), group((0, 0, distance), (0, 90, 0), parent))


def build(m):
    axis = group((0.55, 0, 2.2), [math.degrees(angle) for angle in AXIS.to_track_quat('Z', 'Y').to_euler()])
    horn(m, axis)
    body(m, axis)
    handle(m)
    sound(axis)
    softbox((-4.6, -8.0, 1.6), (0, 0, 2), 5.0, 2.6, 9, SAND, 0.9)
    house_light(height=2.0, key=14, rim=28, top=22, fill=8, glow=0.12)
