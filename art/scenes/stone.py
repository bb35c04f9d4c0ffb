"""Photography: limestone as a mason leaves it, in light that grazes it."""
from mathutils import Vector, noise

from studio.lights import HONEY, STRAW, WARM, glow, haze, softbox
from studio.materials import weathered
from studio.shapes import block, dented, group, lathe, plane, prism, hexagon, rounded
from studio.view import FRAME, Grade, View

GRAZED = Grade(exposure=-0.3, contrast=1.32)
PICTURES = {
    'stone': View(camera=(-2.2, -9.4, 3.7), target=(-0.1, 0, 1.08), lens=60, stop=3.2, focus=(-0.4, -1.0, 1.2), size=FRAME, grade=GRAZED),
    'stone-chisel': View(camera=(2.7, -7.2, 3.0), target=(0.35, -0.5, 1.17), lens=60, stop=4, focus=(0.5, -0.7, 1.5), size=FRAME, grade=Grade(contrast=1.32)),
}

LIMESTONE = ((0.29, 0.165, 0.072), (0.52, 0.375, 0.215), (0.60, 0.455, 0.285), (0.66, 0.53, 0.36))


def fractured(point):
    """Shells that a hammer breaks out, ridges between them; about 0 to 1."""
    shaken = point + noise.noise_vector(point * 1.7) * 0.22
    large, small = (noise.voronoi(shaken * scale)[0][0] for scale in (1.7, 4.2))
    return 0.75 * large + 0.28 * small + 0.30 * noise.fractal(point * 1.4, 0.9, 2, 7)


def chiselled(point):
    """Furrows of a point chisel, slanting, none quite like the next; 0 to 1."""
    along, across = point.x * 0.80 + point.z * 0.60, point.z * 0.80 - point.x * 0.60
    across += 0.05 * noise.noise(Vector((along * 0.9, across * 2.2, 3)))
    stroke = noise.noise(Vector((along * 1.5, round(across * 12), 0)))
    ridge = abs((across * 12 + 0.5) % 1 - 0.5) * 2
    return ridge**1.5 * (0.65 + 0.5 * stroke) + 0.18 * noise.fractal(point * 9, 1, 2, 3)


def cut(m, size, at, turn, dressing, depth, margin=0.16, parent=None):
    """A block with sawn faces but for the front: within a flat margin that stands out or lies in by `depth` times the dressing."""
    half = Vector(size) / 2
    seed = Vector(at) * 3.1

    def offset(point, normal):
        worn = sorted(half[axis] - abs(point[axis]) for axis in range(3))
        chip = max(0, noise.fractal(point * 2.4 + seed, 1, 2, 4) - 0.10)
        result = -0.012 * max(0, 1 - worn[1] / 0.05) - chip * 0.12 * max(0, 1 - worn[1] / 0.14)
        if normal.y < -0.7 and point.y < -half.y + 1e-3:
            inside = min(half.x - abs(point.x), half.z - abs(point.z)) - margin
            share = min(1, max(0, inside / (0.06 + abs(depth) / 2) + 0.25 * noise.noise(point * 6 + seed)))
            result += depth * share * dressing(point + seed)
        return result

    return dented(block(size, 0.022, at, m.limestone, (0, 0, turn), parent), offset)


def chisel(m, at, turn):
    """A mason's point: an octagonal bar, forged to a tip, its head beaten over."""
    made = group(at, turn)
    prism(hexagon(0.13), 2.1, (0, 0, 0.35), m.steel, 0.015, 2, parent=made)
    lathe([(0, -1.22), (0.02, -1.2), (0.13, -0.66), (0.135, -0.6)], (0, 0, 0), m.bright, 48, parent=made)
    lathe(rounded([(0, 1.52), (0.15, 1.50), (0.20, 1.44), (0.17, 1.36), (0.12, 1.30)], 0.03), (0, 0, 0), m.bright, 48, parent=made)


def build(m):
    m.limestone = weathered(LIMESTONE, 1.5, (0.62, 0.85), ((44, 0.016), (20, 0.014), (8, 0.010)), specular=0.25)
    m.steel = weathered(((0.05, 0.045, 0.04), (0.12, 0.105, 0.09)), 3, (0.34, 0.55), ((30, 0.004),), metallic=1.0)
    m.bright = weathered(((0.30, 0.28, 0.25), (0.46, 0.43, 0.39)), 4, (0.25, 0.45), ((24, 0.006),), metallic=1.0)
    bench = weathered(((0.012, 0.010, 0.008), (0.026, 0.021, 0.016)), 0.7, (0.45, 0.7), ((3, 0.02), (30, 0.006)))
    plane(60, 60, (0, 0, 0), bench)
    cut(m, (4.0, 1.7, 1.15), (-0.35, 0.15, 0.58), 5, fractured, 0.20)
    cut(m, (2.5, 1.5, 1.0), (0.75, 0.25, 1.66), -7, chiselled, -0.085, 0.11)
    chisel(m, (1.5, -1.75, 0.13), (90, 0, 68))
    glow((-6.2, -2.6, 3.6), 6300, 0.45, WARM)
    softbox((4.8, 3.4, 4.2), (0, 0, 1.2), 1.2, 4, 34, STRAW)
    softbox((0, -8, 4.5), (0, 0, 1), 5, 3, 7, HONEY, 0.9)
    softbox((-3.5, -6.5, 1.6), (1, -1.7, 0.2), 1.6, 0.8, 12, WARM)
    haze((0.6, 9, 2.4), 16, 11, 0.12)
