"""A camera that turns its head, hanging from an arm on a dark wall."""
from studio.lights import AMBER, HONEY, SAND, STRAW, softbox
from studio.materials import thin_glass
from studio.parts import fluted_wall
from studio.shapes import around, bowl, cable, disc, group, lathe, prism, ring, rounded, slab, sphere
from studio.view import View

PICTURES = {
    'ptz': View(camera=(-0.6, -9.6, 1.35), target=(0.28, 0, 2.50), lens=60, stop=3.6, focus=(-0.4, -1.1, 1.8), glass=True),
}

AXIS = (-0.15, 0.2)  # x and y of the axis that it turns about
TOP = 3.55


def arm(m):
    x, y = AXIS
    for size, corner, at, surface, bevel in (
        ((0.95, 1.5, 0.16), 0.16, 2.72, m.satin, 0.05),
        ((0.97, 1.52, 0.03), 0.165, 2.66, m.gold, 0.008),
    ):
        slab(size, corner, (x + 1.5, at, TOP + 0.35), surface, bevel, turn=(90, 0, 0))
    route = [(1.5, 2.5, 0.30), (1.45, 1.8, 0.40), (0.75, 0.65, 0.46), (0.10, 0.10, 0.30), (0, 0, -0.05)]
    cable([(x + dx, y + dy, TOP + dz) for dx, dy, dz in route], 0.20, m.satin)
    lathe(rounded([(0.26, 0.16), (0.30, 0.16), (0.30, -0.05)], 0.02), (x, y, TOP - 0.05), m.gold, 96)


def housing(m):
    """What stays still above the head, and the fork that holds it."""
    base = group((*AXIS, TOP - 0.15), (0, 0, -24))
    shell = [(0, 0.04), (0.40, 0.04), (0.98, -0.16), (1.05, -0.30), (1.05, -0.72), (0.96, -0.80), (0, -0.80)]
    lathe(rounded(shell, 0.07), (0, 0, 0), m.satin, 192, parent=base)
    ring(1.062, 0.04, 0.05, (0, 0, -0.42), m.gold, base, segments=192)
    ring(1.0, 0.05, 0.03, (0, 0, -0.83), m.anodised, base, segments=192)
    fork = [(-0.42, 0), (0.42, 0), (0.36, -1.0), (0.24, -1.30), (0, -1.42), (-0.24, -1.30), (-0.36, -1.0)]
    for side in (-1, 1):
        prism(fork, 0.20, (side * 0.99, 0, -0.74), m.satin, 0.06, turn=(90, 0, 90), parent=base)
        lathe(rounded([(0, 0.05), (0.24, 0.05), (0.26, 0)], 0.02), (side * 1.09, 0, -1.72), m.gold, 96, (0, side * 90, 0), base)
    return base


def head(m, parent):
    ball = group((0, 0, -1.72), (16, 0, 0), parent)
    sphere(0.92, (0, 0, 0), m.satin, 96, ball)
    face = group((0, -0.50, 0), (90, 0, 0), ball)
    lathe(rounded([(0, 0.42), (0.58, 0.42), (0.66, 0.36), (0.74, 0)], 0.04), (0, 0, 0), m.satin, 160, parent=face)
    ring(0.62, 0.05, 0.05, (0, 0, 0.39), m.gold, face, segments=160)
    disc(0.57, 0.005, (0, 0, 0.42), m.gloss, 0.002, 96, parent=face)
    ring(0.36, 0.06, 0.12, (0, 0, 0.40), m.satin, face)
    ring(0.30, 0.03, 0.05, (0, 0, 0.48), m.gold, face)
    bowl(0.27, 0.09, (0, 0, 0), m.coated_lens, base=0.42, parent=face)
    bowl(0.28, 0.10, (0, 0, 0), thin_glass((0.8, 0.74, 0.64), 0.01, 1.6), base=0.46, parent=face)
    for x, y, _ in around(0.46, 10, 18):
        sphere(0.034, (x, y, 0.43), m.soft_glow, 16, face)


def build(m):
    fluted_wall(m, 3.0, 8)
    arm(m)
    head(m, housing(m))
    softbox((-5.2, -3.0, 5.4), (0, 0, 2), 2.6, 3.4, 18, SAND)
    softbox((5.4, -1.0, 3.6), (0, 0, 2), 1.0, 6, 28, AMBER)
    softbox((-5.6, 1.4, 3.0), (0, 0.5, 2), 1.0, 5, 24, STRAW)
    softbox((0, 1.0, 8.0), (0, 0, 2), 7, 1.4, 22, HONEY)
    softbox((-4.6, -7.4, 2.6), (0, -0.5, 2), 1.0, 3.4, 20, SAND)
    softbox((1.6, -7.6, 3.4), (0, -0.5, 2), 2.4, 1.0, 16, AMBER)
    softbox((-2.4, -7.0, 0.4), (0, -0.8, 2), 3.4, 0.9, 12, SAND)
