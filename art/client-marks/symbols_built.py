"""Symbols from buildings, tools and letters. None is taken from a real mark."""
from drawing import Drawing
from strokes import disc, fan, gather, line, polygon, shape


def nested_gates():
    """A door behind a gate behind a gate."""
    outer, inner = 'M6.4 46V24a17.6 17.6 0 0 1 35.2 0V46', 'M14.2 46V25a9.8 9.8 0 0 1 19.6 0V46'
    door = 'M21 46V27.5a3 3 0 0 1 6 0V46z'
    return gather(line(outer, 3, round_ends=False), line(inner, 3, round_ends=False), f'<path d="{door}"/>', box=(4.9, 4.9, 38.2, 41.1))


def split_ring():
    """A ring cut in two halves that slide past each other: money that changes hands, and the letter o."""
    outer, inner = 17, 8.5  # distances from the centre along the cut, as coordinates: both lie on the diagonal
    half = (
        f'M{24 - outer} {24 + outer}A{outer * 2**0.5:.2f} {outer * 2**0.5:.2f} 0 0 1 {24 + outer} {24 - outer}'
        f'L{24 + inner} {24 - inner}A{inner * 2**0.5:.2f} {inner * 2**0.5:.2f} 0 0 0 {24 - inner} {24 + inner}z'
    )
    other = f'<path transform="rotate(180 24 24)" d="{half}"/>'
    return gather(f'<g transform="translate(-3 0)"><path d="{half}"/></g><g transform="translate(3 0)">{other}</g>', box=(-3, 0, 54, 48))


def arcade():
    """Two arches in a block: the letter m."""
    block = 'M11 2H37a9 9 0 0 1 9 9V37a9 9 0 0 1 -9 9H11a9 9 0 0 1 -9 -9V11a9 9 0 0 1 9 -9z'
    arches = ''.join(f'M{x} 38V22a5.25 5.25 0 0 1 10.5 0V38z' for x in (11, 26.5))
    return shape(block + arches, box=(2, 2, 44, 44))


def lantern():
    glass = line('M14.5 15.5H33.5L38 30L32.5 40H15.5L10 30z', 2.6)
    ribs = line('M24 7.5V4', 2.6)
    flame = 'M24 19.5C24 19.5 18.5 26 18.5 30.2a5.5 5.5 0 0 0 11 0C29.5 26 24 19.5 24 19.5z'
    return gather(glass, ribs, f'<path d="{flame}M16 12.5L24 5.5L32 12.5zM17 43.5h14v3h-14z"/>', box=(8.7, 2.7, 30.6, 43.8))


def bolt_in_cell():
    return shape(polygon([23] * 6) + 'M27.5 8L13.5 26.5H22L19.5 40L34.5 20.5H25.5z', box=(4.1, 1, 39.8, 46))


def lighthouse():
    tower = 'M17 46L18.9 29.5H29.1L31 46zM19.3 26.5L20.3 18.5H27.7L28.7 26.5z'
    lamp = 'M20.5 9.5h7v6h-7zM18.5 7.5L24 2L29.5 7.5z'
    beams = 'M16 12.5L2 6.5V18.5zM32 12.5L46 6.5V18.5z'
    return shape(tower + lamp + beams, box=(2, 2, 44, 44))


def council():
    """Twelve seats round a table."""
    seat = 'M21.2 1.5h5.6a1.6 1.6 0 0 1 1.6 1.8l-1.1 7a1.6 1.6 0 0 1 -1.6 1.4h-3.4a1.6 1.6 0 0 1 -1.6 -1.4l-1.1 -7a1.6 1.6 0 0 1 1.6 -1.8z'
    return gather(fan(seat, range(0, 360, 30)), f'<path fill-rule="evenodd" d="{disc(24, 24, 9)}{disc(24, 24, 4.5)}"/>', box=(1.5, 1.5, 45, 45))


def parcel():
    """A taped box seen from its corner."""
    lid = 'M24 1.5L33.6 6.55L14.2 17L4.5 12zM38 8.8L43.5 12L24 22.5L18.6 19.4z'
    sides = 'M3.5 15.5L22.4 25.8V46L3.5 35.5zM44.5 15.5L25.6 25.8V46L44.5 35.5z'
    return shape(lid + sides, box=(3.5, 1.5, 41, 44.5))


def cup_under_moon():
    """A cup, and a crescent where its steam would be."""
    cup = 'M8 24H37V33a12 12 0 0 1 -12 12H20a12 12 0 0 1 -12 -12z'
    moon = 'M27.5 3.5a8.5 8.5 0 1 0 3.6 14.3a10 10 0 0 1 -3.6 -14.3z'
    return gather(line('M38 27.5h1.5a5.2 5.2 0 0 1 0 10.4h-3', 2.8), f'<path d="{cup}{moon}"/>', box=(8, 3.5, 38.1, 41.5))


def healing_cross():
    """A cross of four drops round a bead."""
    drop = 'M24 20.5C18.5 17 15.8 13.5 15.8 9.7a8.2 8.2 0 0 1 16.4 0C32.2 13.5 29.5 17 24 20.5z'
    return gather(fan(drop, range(0, 360, 90)), box=(1.5, 1.5, 45, 45))


def long_roof(width):
    """A low roof with a chimney, as wide as what it covers."""
    ridge = f'M1 14L{width / 2:.1f} 2L{width - 1:.1f} 14'
    chimney = f'M{width * 0.74:.1f} 7.5V2.5'
    return gather(line(ridge, 2.6, round_ends=False), line(chimney, 2.6, round_ends=False), box=(0, 0.7, width, 14))


def stepped_block(name, padding=13, step=3.2, stairs=3):
    """A solid block whose top climbs in steps to its middle, with the lettering `name` cut out of it."""
    left, right = name.left - padding, name.left + name.width + padding
    top, bottom = name.top - 9, name.top + name.height + 9
    stair = (right - left) / 9
    climb = ''.join(f'V{top - step * k:.2f}H{left + stair * (k + 1):.2f}' for k in range(stairs))
    middle = f'V{top - step * stairs:.2f}H{right - stair * stairs:.2f}'
    descent = ''.join(f'V{top - step * k:.2f}H{right - stair * k:.2f}' for k in reversed(range(stairs)))
    block = f'M{left:.2f} {bottom:.2f}{climb}{middle}{descent}V{bottom:.2f}z'
    markup = name.markup.replace('<path d="', f'<path fill-rule="evenodd" d="{block}')
    crown = step * stairs
    return Drawing(markup, right - left, bottom - top + crown, left, top - crown)
