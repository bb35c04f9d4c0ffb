"""The plug of a network cable, 8P8C, ten times as large as life would have it beside the other parts."""
from studio.shapes import box, group, lathe, prism, ring, rounded, slab

WIDTH, HEIGHT, LENGTH = 0.56, 0.40, 0.78
CONTACTS = 8


def plug(m, at, turn, parent):
    """Its front at the +y end, contacts up, latch down; the cable leaves at -y, on the axis."""
    made = group(at, turn, parent)
    front, back = 0.52, 0.52 - LENGTH
    shoulder = 0.16  # y where the comb over the contacts begins
    low = HEIGHT / 2 - 0.13  # height of the contacts' bed
    sides = [(back, -HEIGHT / 2), (front, -HEIGHT / 2), (front, low), (shoulder, low), (shoulder, HEIGHT / 2), (back, HEIGHT / 2)]
    prism(sides, WIDTH, (0, 0, 0), m.gloss, 0.016, 3, (90, 0, 90), made)
    _comb(m, made, shoulder, front, low)
    slab((WIDTH + 0.03, HEIGHT + 0.03, 0.34), 0.03, (0, back + 0.21, 0), m.brushed_gold, 0.012, 3, (90, 0, 0), made)
    for x in (-1, 1):
        box((0.012, 0.12, 0.10), (x * (WIDTH / 2 + 0.012), back + 0.20, 0), m.dark, 0.004, 2, parent=made)
    _latch(m, made, front)
    _boot(m, made, back)
    return made


def _comb(m, parent, shoulder, front, low):
    """Nine walls, and between them the contacts: along the bed and over its front edge."""
    pitch = (WIDTH - 0.08) / CONTACTS
    middle, length = (shoulder + front) / 2, front - shoulder
    for wall in range(CONTACTS + 1):
        x = (wall - CONTACTS / 2) * pitch
        width = 0.040 if wall in (0, CONTACTS) else 0.014
        box((width, length, HEIGHT / 2 - low), (x, middle, (HEIGHT / 2 + low) / 2), m.gloss, 0.004, 2, parent=parent)
    for contact in range(CONTACTS):
        x = (contact + 0.5 - CONTACTS / 2) * pitch
        box((pitch * 0.56, length * 0.92, 0.05), (x, middle + 0.012, low + 0.028), m.foil, 0.008, 2, parent=parent)
        box((pitch * 0.56, 0.03, 0.13), (x, front + 0.002, low - 0.035), m.foil, 0.008, 2, parent=parent)


def _latch(m, parent, front):
    """A springy tongue from the front edge back, standing off from the body, with the step that holds it in its socket."""
    under = -HEIGHT / 2
    tongue = [(front - 0.02, under + 0.03), (front - 0.02, under - 0.03), (0.30, under - 0.10), (-0.10, under - 0.20), (-0.36, under - 0.24)]
    back_side = [(-0.36, under - 0.20), (-0.10, under - 0.155), (0.30, under - 0.055), (front - 0.08, under + 0.03)]
    prism([*back_side[::-1], *tongue][::-1], 0.22, (0, 0, 0), m.gloss, 0.008, 2, (90, 0, 90), parent)
    box((0.30, 0.05, 0.09), (0, 0.20, under - 0.10), m.gloss, 0.010, 2, (14, 0, 0), parent)
    box((0.26, 0.10, 0.05), (0, -0.33, under - 0.225), m.gloss, 0.012, 2, (8, 0, 0), parent)


def _boot(m, parent, back):
    """Rubber rings that thin out towards the cable."""
    profile = [(0, 0.02), (0.19, 0.02), (0.185, -0.14), (0.15, -0.62), (0.125, -0.66), (0.10, -0.66)]
    lathe(rounded(profile, 0.02), (0, back, 0), m.satin, 64, (-90, 0, 0), parent)
    for step in range(5):
        radius = 0.196 - step * 0.0075
        ring(radius, 0.03, 0.045, (0, back - 0.16 - step * 0.095, 0), m.rubber, parent, (-90, 0, 0), 64)
    ring(0.20, 0.03, 0.035, (0, back - 0.06, 0), m.gold, parent, (-90, 0, 0), 96)
