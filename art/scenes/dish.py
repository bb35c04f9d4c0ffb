"""Photography: olives in oil, thyme with sesame, and bread, in warm light from above."""
import math
import random

from mathutils import Vector, noise

from studio.lights import AMBER, SAND, WARM, haze, softbox
from studio.materials import weathered
from studio.shapes import arc, cable, dented, group, lathe, rounded, slab, sphere, surface
from studio.view import FRAME, Grade, View

LIT = Grade(exposure=0.4)
PICTURES = {
    'dish': View(camera=(-0.9, -8.2, 5.2), target=(0.15, 0.15, 0.62), lens=58, stop=2.6, focus=(-0.4, -0.6, 0.9), size=FRAME, grade=LIT),
    'dish-olives': View(camera=(-2.4, -5.4, 3.3), target=(0.05, 0, 0.92), lens=66, stop=3.2, focus=(-0.3, -0.8, 1.05), size=FRAME, grade=LIT),
}

BOWL, RIM = 1.5, 0.95  # radius and height of the bowl's edge


def inside(radius):
    """How high the bowl's inner face is at a distance from its middle."""
    return 0.12 + (RIM - 0.12) * (min(radius, BOWL) / BOWL) ** 2.4


def bowl(m):
    steps = [step / 24 * 1.44 for step in range(25)]
    outer = [(0, 0), (0.62, 0), (0.64, 0.08), (0.60, 0.10), (1.0, 0.26), (1.34, 0.58), (1.52, RIM)]
    profile = [*rounded(outer, 0.12)[:-1], (1.515, RIM), (1.49, RIM + 0.025), (1.455, RIM), *[(r, inside(r)) for r in reversed(steps)]]
    made = lathe(profile, (0, 0, 0), m.clay, 160, smooth=60)
    dented(made, lambda point, normal: 0.02 * noise.noise(point * 1.1))


def settled(chance, count, radius, floor_at, reach):
    """Places of balls that have been poured into a hollow: each lies in the lowest place that it finds."""
    lying = []
    for _ in range(count):
        lowest = None
        for _ in range(160):
            x, y = arc(reach * math.sqrt(chance.random()), chance.uniform(0, 360), 360, 1)[0]
            z = max(floor_at(math.hypot(x, y)), floor_at(math.hypot(x, y) + radius * 0.8) - radius * 0.6) + radius
            for other in lying:
                gap = 4 * radius**2 - (x - other.x) ** 2 - (y - other.y) ** 2
                if gap > 0:
                    z = max(z, other.z + math.sqrt(gap))
            if lowest is None or z < lowest.z:
                lowest = Vector((x, y, z))
        lying.append(lowest)
    return lying


def olive(m, at, chance, kind):
    """Longer than wide, a dent where the stalk was."""
    seed = Vector((chance.uniform(-50, 50), 0, 0))
    made = sphere(0.245, at, kind, 40)

    def offset(point, normal):
        stalk = math.exp(-((Vector((point.x, point.y)).length / 0.05) ** 2)) if point.z > 0 else 0
        return 0.018 * noise.noise(point * 4 + seed) - 0.045 * stalk + 0.02 * (point.z < 0) * (point.z / 0.245) ** 4

    dented(made, offset)
    made.scale = (chance.uniform(0.86, 0.96), chance.uniform(0.86, 0.96), chance.uniform(1.08, 1.24))
    made.rotation_euler = [chance.uniform(0, 6.28) for _ in range(3)]


def bread(m, at, turn, radius, seed):
    """A flat loaf: blistered, thick at its edge."""
    made = group(at, turn)
    shift = Vector((seed, seed * 2, 0))

    def height(point):
        out = point.length / radius
        blister = max(0, noise.noise(point * 2.2 + shift)) ** 1.5 * 0.30 + 0.03 * noise.fractal(point * 5 + shift, 1, 2, 4)
        return 0.11 * (1 - out**10) + (blister + 0.05 * noise.noise(point * 0.8 + shift)) * (1 - out**6)

    def top(u, v):
        angle, out = 2 * math.pi * u, min(v, 1) ** 0.8
        edge = radius * (1 + 0.035 * noise.noise(Vector((math.cos(angle), math.sin(angle), 0)) * 1.3 + shift))
        point = Vector((edge * out * math.cos(angle), edge * out * math.sin(angle), 0))
        return point.x, point.y, height(point)

    surface(top, 160, 70, m.bread, made, 0.05)


def thyme(m, at, chance):
    """A small dish of za'atar: a heap of crumbs, and sesame on it."""
    made = group(at)
    outer, inner = [(0, 0), (0.36, 0), (0.38, 0.06), (0.62, 0.30), (0.72, 0.42)], [(0.655, 0.42), (0.55, 0.28), (0.3, 0.12), (0, 0.10)]
    lathe(rounded([*outer, (0.69, 0.435), *inner], 0.06), (0, 0, 0), m.clay, 96, parent=made, smooth=60)

    def heap(radius):
        return 0.36 + 0.24 * math.exp(-((radius / 0.36) ** 2))

    heaped = lathe([(r / 30 * 0.62, heap(r / 30 * 0.62)) for r in range(31)], (0, 0, 0), m.herbs, 160, parent=made, smooth=180)
    dented(heaped, lambda point, normal: 0.03 * noise.noise(point * 6) + 0.035 * noise.noise(point * 22))
    for _ in range(700):
        r, angle = 0.63 * math.sqrt(chance.random()), chance.uniform(0, 6.28)
        x, y = r * math.cos(angle), r * math.sin(angle)
        seed = chance.random() < 0.22
        grain = sphere(0.030, (x, y, heap(r) + 0.012), m.sesame if seed else m.herbs, 8, made)
        grain.scale = (1.0, 0.62, 0.42) if seed else (chance.uniform(0.5, 1.5), 0.6, 0.35)
        grain.rotation_euler = [chance.uniform(0, 6.28) for _ in range(3)]


def leaf(m, parent, at, turn, length):
    made = group(at, turn, parent)

    def blade(u, v):
        width = 0.16 * length * math.sin(math.pi * u) ** 0.8
        across = (v - 0.5) * 2
        return length * u, width * across, 0.10 * length * math.sin(math.pi * u) + 0.06 * length * abs(across) * math.sin(math.pi * u)

    surface(blade, 24, 8, m.leaf, made, 0.008)


def twig(m, at, turn):
    made = group(at, turn)
    route = [(-1.3, 0, 0.05), (-0.6, 0.10, 0.10), (0.2, 0.02, 0.09), (0.9, 0.16, 0.06)]
    cable(route, 0.022, m.bark, made)
    for step in range(6):
        x = -1.1 + step * 0.38
        for side in (-1, 1):
            leaf(m, made, (x + 0.06 * side, 0.06, 0.09), (side * 14, -6 - 3 * step % 9, side * (38 + 7 * (step % 3))), 0.78 - 0.04 * step)


def build(m):
    chance = random.Random(5)
    oily = {'specular': 0.5, 'clearcoat': 1.0, 'clearcoat_roughness': 0.06}
    glaze = ((0.035, 0.030, 0.026), (0.085, 0.072, 0.060), (0.13, 0.11, 0.088))
    m.clay = weathered(glaze, 2.6, (0.26, 0.5), ((34, 0.004), (7, 0.008)))
    green = ((0.105, 0.098, 0.012), (0.185, 0.160, 0.022), (0.24, 0.185, 0.030))
    m.green = weathered(green, 3.5, (0.22, 0.4), ((30, 0.002),), **oily)
    purple = ((0.020, 0.008, 0.008), (0.055, 0.020, 0.016), (0.10, 0.060, 0.016))
    m.purple = weathered(purple, 2.5, (0.18, 0.36), ((30, 0.002),), **oily)
    m.oil = weathered(((0.16, 0.10, 0.008), (0.24, 0.15, 0.012)), 1, (0.03, 0.05), ((3, 0.006),), specular=0.6)
    crust = ((0.16, 0.055, 0.014), (0.36, 0.17, 0.055), (0.54, 0.33, 0.14), (0.60, 0.39, 0.18), (0.66, 0.46, 0.24))
    burnt = (0.13, 0.045, 0.012)
    m.bread = weathered(crust, 2.2, (0.6, 0.85), ((28, 0.010), (70, 0.005)), edges=burnt, specular=0.25)
    m.herbs = weathered(((0.07, 0.078, 0.018), (0.15, 0.145, 0.040), (0.22, 0.17, 0.055)), 14, (0.7, 0.9), specular=0.2)
    m.sesame = weathered(((0.55, 0.38, 0.17), (0.66, 0.50, 0.28)), 6, (0.4, 0.6), specular=0.4)
    m.leaf = weathered(((0.030, 0.045, 0.016), (0.055, 0.075, 0.028)), 3, (0.38, 0.55), ((24, 0.004),), specular=0.4)
    m.bark = weathered(((0.06, 0.04, 0.02), (0.12, 0.09, 0.05)), 6, (0.7, 0.9))
    oak = ((0.010, 0.0055, 0.003), (0.028, 0.015, 0.0075), (0.050, 0.027, 0.013))
    wood = weathered(oak, 1.1, (0.34, 0.6), ((5, 0.012), (16, 0.006)), stretch=(0.22, 3.2, 3.2), specular=0.4)
    for step in range(-6, 7):
        slab((40, 1.68, 0.3), 0.03, (step * 3.7 % 5, step * 1.7 + 0.5, -0.15), wood, 0.02, 2)
    bowl(m)
    lathe([(0, 0.62), (1.21, 0.62)], (0, 0, 0), m.oil, 96)
    for place in settled(chance, 50, 0.225, inside, 1.20):
        olive(m, place, chance, m.purple if chance.random() < 0.22 else m.green)
    for x, y in ((-1.95, -1.15), (-1.45, -1.62)):
        olive(m, Vector((x, y, 0.21)), chance, m.green)
    bread(m, (2.25, 1.75, 0.0), (0, 0, 20), 1.7, 3.0)
    bread(m, (2.0, 2.0, 0.19), (5, -5, 130), 1.6, 8.0)
    thyme(m, (1.85, -1.05, 0), chance)
    twig(m, (-2.1, 0.75, 0), (0, 0, -28))
    softbox((-3.4, 3.4, 5.6), (0, 0, 0.6), 2.6, 2.0, 190, WARM, 0.5)
    softbox((5.0, 1.0, 3.2), (0, 0, 0.6), 1.0, 4, 34, AMBER)
    softbox((-4.0, -6.0, 3.0), (0, 0, 0.6), 3.4, 2.2, 12, SAND, 0.9)
    haze((0.6, 9, 2.0), 16, 11, 0.10)
