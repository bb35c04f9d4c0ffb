"""What stands in a photographer's studio."""
from studio.materials import light_source
from studio.parts import bar
from studio.shapes import around, disc, group, lathe, plane, ring, rounded, slab


def tripod(m, top, spread, parent):
    """Three legs from a collar at `top`, the feet `spread` from the middle."""
    disc(0.10, 0.20, (0, 0, top - 0.12), m.satin, 0.03, 48, parent=parent)
    ring(0.115, 0.03, 0.05, (0, 0, top - 0.02), m.gold, parent, segments=64)
    for x, y, _ in around(spread, 3, 30):
        knee = (x * 0.55, y * 0.55, top * 0.45)
        bar((x * 0.12, y * 0.12, top), knee, 0.045, m.satin, parent)
        bar(knee, (x, y, 0.03), 0.030, m.anodised, parent)
        disc(0.055, 0.10, (knee[0], knee[1], knee[2] - 0.05), m.gold, 0.02, 32, parent=parent)


def soft_lamp(m, at, turn, height, width, length, strength):
    """A rectangular softbox on a stand, its lit face towards -y before it is turned; `height` of its middle."""
    stand = group(at, (0, 0, turn))
    tripod(m, 1.1, 0.62, stand)
    bar((0, 0, 1.0), (0, 0, height), 0.035, m.satin, stand)
    head = group((0, -0.05, height), (80, 0, 0), stand)
    lathe(rounded([(0, -0.75), (0.20, -0.75), (0.22, -0.4), (0.20, -0.34)], 0.03), (0, 0, 0), m.satin, 64, parent=head)
    ring(0.225, 0.03, 0.04, (0, 0, -0.55), m.gold, head, segments=64)
    for scale, z in ((0.34, -0.34), (0.52, -0.24), (0.70, -0.12), (0.87, 0.02)):
        slab((width * scale, length * scale, 0.16), 0.06 * scale, (0, 0, z), m.black, 0.03, 3, parent=head)
    slab((width, length, 0.16), 0.05, (0, 0, 0.14), m.black, 0.02, 3, parent=head)
    slab((width + 0.01, length + 0.01, 0.02), 0.05, (0, 0, 0.20), m.gold, 0.005, 2, parent=head)
    plane(width - 0.08, length - 0.08, (0, 0, 0.225), light_source(strength, (1, 0.86, 0.64)), parent=head)
    return head


def small_table(m, at, radius, height):
    made = group(at)
    disc(radius, 0.10, (0, 0, height - 0.10), m.gloss, 0.03, 160, parent=made)
    ring(radius + 0.006, 0.03, 0.02, (0, 0, height - 0.06), m.gold, made, segments=160)
    disc(0.10, height - 0.12, (0, 0, 0.03), m.satin, 0.02, 64, parent=made)
    disc(radius * 0.62, 0.06, (0, 0, 0), m.satin, 0.02, 128, parent=made)
    return made
