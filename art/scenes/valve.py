"""Photography: a gate valve of brass on slate, under one hard lamp."""
import math

from studio.lights import AMBER, HONEY, SAND, WARM, haze, softbox
from studio.materials import weathered
from studio.shapes import cable, cast, disc, group, lathe, nut, plane, rounded, surface, thread
from studio.view import FRAME, Grade, View


def frame(camera, target, lens, stop, focus, exposure=0.45):
    return View(camera, target, lens, stop, focus, size=FRAME, grade=Grade(exposure=exposure))


PICTURES = {
    'valve': frame((-3.6, -9.4, 3.9), (0.32, 0, 1.28), 58, 2.8, (-0.3, -0.7, 1.1)),
    'valve-low': frame((-1.4, -9.4, 1.5), (0.25, 0, 1.35), 58, 2.6, (0, -0.7, 1.0)),
    'valve-turned': frame((2.9, 9.0, 3.1), (0.1, 0, 1.28), 58, 2.8, (0.3, 0.7, 1.1)),
    'valve-above': frame((-1.9, -5.8, 8.4), (0.42, 0.25, 1.1), 51, 2.8, (0, -0.7, 2.7)),
    'valve-wheel': frame((-3.3, -5.0, 4.9), (0.05, 0, 2.35), 64, 2.6, (-0.5, -0.85, 2.7)),
    'valve-mouth': frame((-5.4, -4.6, 2.3), (-0.75, -0.1, 0.85), 68, 2.6, (-1.45, -0.3, 0.8)),
    # Two that go wrong: the lens was set before the subject moved, and somebody stumbled over the tripod.
    'valve-soft': frame((-3.0, -9.2, 3.4), (0.35, 0, 1.25), 60, 1.1, (-1.4, -4.2, 2.0)),
    'valve-cut': frame((-2.4, -7.4, 2.4), (1.75, 0, 2.15), 60, 4, (-0.3, -0.7, 1.1), exposure=0.8),
}

BRASS = ((0.36, 0.190, 0.048), (0.56, 0.325, 0.095), (0.66, 0.410, 0.135))
AXIS = 0.70  # height of the pipe's middle


def body(m):
    """Cast in one: the pipe, the oval chamber of the gate, the seat of the bonnet."""
    pipe = lathe([(0, -1.10), (0.46, -1.10), (0.46, 1.10), (0, 1.10)], (0, 0, AXIS), m.cast, 64, (0, 90, 0))
    chamber = lathe(rounded([(0, -0.70), (0.62, -0.70), (0.70, 0.1), (0.62, 0.62), (0, 0.62)], 0.3, 10), (0, 0, AXIS), m.cast, 96)
    chamber.scale = (0.82, 1.0, 1)
    neck = lathe([(0, 0.4), (0.50, 0.4), (0.50, 0.80), (0, 0.80)], (0, 0, AXIS), m.cast, 64)
    pad = lathe(rounded([(0, 0.72), (0.33, 0.72), (0.36, 0.5), (0, 0.5)], 0.03), (0, 0, AXIS), m.cast, 64, (90, 0, 0))
    ribs = [lathe([(0, x), (0.55, x), (0.55, x + 0.10), (0, x + 0.10)], (0, 0, AXIS), m.cast, 64, (0, 90, 0)) for x in (-0.88, 0.78)]
    cast([pipe, chamber, neck, pad, *ribs], m.cast, 0.02, 10)
    for side in (-1, 1):
        end = group((side * 1.16, 0, AXIS), (0, side * 90, 0))
        nut(0.60, 0.46, (0, 0, 0.0), m.turned, 0.42, 0.014, (0, 0, 30), end)
        mouth = [(0.52, 0.22), (0.52, 0.31), (0.44, 0.31)]
        lathe(rounded(mouth, 0.02), (0, 0, 0), m.turned, 96, parent=end)
        inside = [(0.44, 0.31)] + [(0.41 + 0.028 * (step % 2), 0.29 - step * 0.026) for step in range(24)]
        lathe(inside, (0, 0, 0), m.turned, 96, parent=end, smooth=20)
        disc(0.42, 0.01, (0, 0, -0.36), m.dark, 0, 48, parent=end)


def bonnet(m):
    made = group((0, 0, AXIS))
    nut(0.60, 0.34, (0, 0, 0.92), m.turned, 0.3, 0.014, (0, 0, 12), made)
    dome = [(0.52, 1.08), (0.50, 1.16), (0.34, 1.30), (0.30, 1.46), (0.24, 1.46)]
    lathe(rounded(dome, 0.06), (0, 0, 0), m.turned, 128, parent=made)
    nut(0.32, 0.30, (0, 0, 1.60), m.turned, 0.14, 0.01, (0, 0, 41), made)
    lathe(rounded([(0.24, 1.74), (0.24, 1.80), (0.14, 1.84)], 0.02), (0, 0, 0), m.turned, 96, parent=made)
    thread(0.14, 0.40, 0.05, (0, 0, 1.80), m.turned, parent=made)


def wheel(m, height):
    """Eight lobes for the fingers, four arms bent down to the hub; cast, enamelled, worn where hands have been."""
    made = group((0, 0, height), (0, 0, 17))

    def rim(u, v):
        around, across = 2 * math.pi * u, 2 * math.pi * v
        radius = 0.98 + 0.035 * math.cos(8 * around) + 0.115 * math.cos(across)
        return radius * math.cos(around), radius * math.sin(around), 0.10 + 0.105 * math.sin(across)

    parts = [surface(rim, 192, 24, m.enamel, made)]
    for step in range(4):
        angle = math.pi / 2 * step
        route = [(r * math.cos(angle), r * math.sin(angle), z) for r, z in ((0.1, 0.0), (0.42, -0.02), (0.72, 0.06), (0.98, 0.10))]
        parts.append(cable(route, 0.095, m.enamel, made))
    parts.append(lathe(rounded([(0, -0.16), (0.25, -0.16), (0.27, 0.10), (0, 0.10)], 0.05), (0, 0, 0), m.enamel, 64, parent=made))
    cast(parts, m.enamel, 0.016, 6)
    top = group((0, 0, height), (0, 0, 17))
    lathe(rounded([(0, 0.14), (0.21, 0.14), (0.21, 0.10)], 0.02), (0, 0, 0), m.steel, 64, parent=top)
    nut(0.15, 0.16, (0, 0, 0.22), m.steel, 0.08, 0.01, (0, 0, 9), top)
    disc(0.085, 0.40, (0, 0, 0), m.turned, 0.03, 48, parent=top)


def nipple(m, at, turn):
    """A short double thread with a hexagon, lying on the slate."""
    made = group(at, turn)
    nut(0.50, 0.30, (0, 0, 0), m.turned, 0.33, 0.012, (0, 0, 30), made)
    for side in (0, 180):
        end = group((0, 0, 0), (side, 0, 0), made)
        thread(0.43, 0.46, 0.062, (0, 0, 0.17), m.turned, 0.33, parent=end)


def build(m):
    m.cast = weathered(BRASS, 1.6, (0.30, 0.46), ((60, 0.0035), (18, 0.004)), hollows=(0.10, 0.045, 0.012), metallic=1.0)
    m.turned = weathered(((0.56, 0.325, 0.095), (0.62, 0.375, 0.115)), 1.2, (0.20, 0.28), metallic=1.0)
    red = ((0.10, 0.010, 0.006), (0.17, 0.016, 0.009))
    m.enamel = weathered(red, 2.4, (0.22, 0.42), ((40, 0.0025),), edges=(0.20, 0.14, 0.10))
    m.steel = weathered(((0.30, 0.28, 0.26), (0.50, 0.47, 0.43)), 3, (0.24, 0.42), metallic=1.0)
    grey = ((0.010, 0.010, 0.011), (0.022, 0.021, 0.021), (0.034, 0.031, 0.028))
    slate = weathered(grey, 0.8, (0.36, 0.62), ((1.6, 0.10), (9, 0.02), (40, 0.006)), stretch=(0.6, 1.2, 1))
    plane(60, 60, (0, 0, 0), slate)
    valve = group()
    body(m)
    bonnet(m)
    wheel(m, 2.64)
    nipple(m, (1.75, -1.25, 0.50), (90, 0, 58))
    softbox((-5.6, 0.6, 5.0), (0, 0, 1.4), 1.6, 1.6, 300, WARM, 0.3)
    softbox((5.6, 1.6, 2.8), (0, 0, 1.4), 1.2, 5, 30, AMBER)
    softbox((-2.2, -8.6, 2.6), (0, 0, 1.2), 5.0, 3.0, 9, SAND, 0.9)
    softbox((1.5, 3.5, 6.5), (0, 0, 1.4), 5, 1.6, 26, HONEY)
    haze((0.8, 9, 2.4), 16, 11, 0.12)
