"""Branding: a carton, a paper bag and a cup, all with the one mark."""
from studio.lights import AMBER, SAND, house_light, softbox
from studio.mark import company_mark
from studio.materials import material
from studio.shapes import box, cable, disc, group, lathe, prism, ring, rounded, slab
from studio.view import View

PICTURES = {'packaging': View(camera=(-0.5, -10.4, 3.1), target=(0.05, 0, 1.52), lens=48, focus=(-0.2, -0.8, 1.5))}


def bag(m, paper, at, turn):
    """Wider at its mouth, one crease down each side, two cords."""
    made = group(at, (0, 0, turn))
    width, depth, height = 2.1, 0.95, 2.7
    side = [(-depth / 2, 0), (depth / 2, 0), (depth / 2, height), (0.04, height - 0.04), (-depth / 2, height)]
    prism(side, width, (0, 0, 0), paper, 0.02, 3, (90, 0, 90), made)
    box((width + 0.012, depth + 0.012, 0.05), (0, 0, height - 0.36), m.foil, 0.004, 2, parent=made)
    company_mark(0.95, m.foil, 0.02, (0, -depth / 2 - 0.002, 1.25), (90, 0, 0), made)
    for front in (-1, 1):
        y = front * (depth / 2 - 0.05)
        rising = [(-0.42, y, height - 0.05), (-0.36, y, height + 0.45)]
        falling = [(-x, y, z) for x, y, z in reversed(rising)]
        cable([*rising, (0, y * 0.8, height + 0.72), *falling], 0.028, m.dull_gold, made)


def carton(m, paper, at, turn, size):
    width, depth, height = size
    made = group(at, (0, 0, turn))
    slab((width, depth, height), 0.03, (0, 0, height / 2), paper, 0.02, 3, parent=made)
    slab((width + 0.03, depth + 0.03, 0.36), 0.03, (0, 0, height - 0.16), paper, 0.02, 3, parent=made)
    slab((width + 0.012, depth + 0.012, 0.03), 0.03, (0, 0, height - 0.36), m.foil, 0.006, 2, parent=made)
    return made


def ribbon(m, size, parent):
    """Crosswise over the carton, with a bow."""
    width, depth, height = size
    box((0.16, depth + 0.06, height + 0.04), (0, 0, height / 2 + 0.01), m.brushed_gold, 0.012, 2, parent=parent)
    box((width + 0.06, 0.16, height + 0.04), (0, 0, height / 2 + 0.01), m.brushed_gold, 0.012, 2, parent=parent)
    for side in (-1, 1):
        loop = group((side * 0.26, 0, height + 0.17), (90, side * 18, 25), parent)
        ring(0.24, 0.03, 0.17, (0, 0, -0.085), m.brushed_gold, loop, segments=64)
    disc(0.10, 0.20, (0, 0, height + 0.02), m.brushed_gold, 0.05, 48, parent=parent)


def cup(m, paper, at):
    made = group(at, (0, 0, 6))
    lathe(rounded([(0, 0), (0.40, 0), (0.55, 1.42), (0, 1.42)], 0.03), (0, 0, 0), paper, 128, parent=made)
    for height, radius in ((0.40, 0.4435), (1.06, 0.5135)):
        ring(radius + 0.004, 0.03, 0.025, (0, 0, height), m.foil, made)
    lid = [(0.56, 1.38), (0.60, 1.40), (0.60, 1.48), (0.55, 1.52), (0.52, 1.64), (0.46, 1.66), (0.44, 1.58), (0, 1.58)]
    lathe(rounded(lid, 0.02), (0, 0, 0), m.satin, 128, parent=made)
    badge = group((0, -0.445, 0.73), (96, 0, 0), made)
    disc(0.27, 0.05, (0, 0, 0), m.foil, 0.015, 96, parent=badge)
    company_mark(0.28, m.dark, 0.02, (0, 0, 0.045), parent=badge)


def build(m):
    paper = material((0.0125, 0.0115, 0.0105), 0.55, specular=0.30, bump=0.12, grain=60)
    bag(m, paper, (-1.45, 0.35, 0), -16)
    large, small = (2.2, 1.6, 1.5), (1.25, 1.0, 0.75)
    company_mark(0.70, m.foil, 0.02, (0, -large[1] / 2 - 0.002, 0.60), (90, 0, 0), carton(m, paper, (1.25, 0.5, 0), 16, large))
    ribbon(m, small, carton(m, paper, (1.2, 0.5, 1.52), -8, small))
    cup(m, paper, (0.12, -1.25, 0))
    softbox((-4.6, -8.0, 1.4), (0, 0, 1.2), 5.0, 2.4, 11, SAND, 0.9)
    softbox((5.4, -5.2, 2.6), (1, 0, 1.3), 1.2, 4, 18, AMBER)
    house_light(height=1.5, key=20, rim=28, top=20, fill=8, glow=0.12)
