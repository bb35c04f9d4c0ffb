"""What the symbols are drawn with. Coordinates are SVG units, y down."""
from math import cos, radians, sin

from drawing import COLOUR, Drawing


def shape(path, box=(0, 0, 48, 48)):
    """A filled path; parts that overlap cut each other out. `box` is left, top, width, height of its ink."""
    return gather(f'<path fill-rule="evenodd" d="{path}"/>', box=box)


def gather(*parts, box=(0, 0, 48, 48)):
    left, top, width, height = box
    return Drawing(''.join(parts), width, height, left, top)


def line(path, weight, round_ends=True):
    ends = 'stroke-linecap="round" stroke-linejoin="round"' if round_ends else 'stroke-linejoin="miter"'
    return f'<path fill="none" stroke="{COLOUR}" stroke-width="{weight}" {ends} d="{path}"/>'


def disc(x, y, r):
    return f'M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z'


def polygon(radii, x=24, y=24, turn=-90):
    """A closed path through points at equal angles round (x, y), at the distances `radii`."""
    step = 360 / len(radii)
    points = ((x + r * cos(radians(turn + step * k)), y + r * sin(radians(turn + step * k))) for k, r in enumerate(radii))
    return 'M' + 'L'.join(f'{px:.2f} {py:.2f}' for px, py in points) + 'z'


def fan(path, angles, x=24, y=24):
    """Copies of a path turned round (x, y)."""
    return ''.join(f'<path transform="rotate({angle} {x} {y})" d="{path}"/>' for angle in angles)
