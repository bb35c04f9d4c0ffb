"""Symbols from water, plants, animals and the sky. None is taken from a real mark."""
from strokes import disc, fan, gather, line, polygon, shape


def pressed_drop():
    """An olive leaf cut out of a drop of oil."""
    drop = 'M24 1.5C24 1.5 7 20.5 7 31a17 16.5 0 0 0 34 0C41 20.5 24 1.5 24 1.5z'
    leaf = 'M14.5 39C12.5 27.5 21 19.5 34 20.5C35 33 27 41 14.5 39z'
    return gather(f'<path fill-rule="evenodd" d="{drop}{leaf}"/>', line('M15.5 38L27 27', 2), box=(7, 1.5, 34, 46))


def sidr_tree():
    """A round crown with its branches cut out, on a trunk."""
    crown = disc(24, 19.5, 18)
    branches = 'M24 9L25.5 20L33 13.5L25.9 25L26.2 37.3H21.8L22.1 28L14 19.5L22.5 24z'
    return shape(crown + branches + 'M21.6 39.5h4.8v4h7.6v3h-20v-3h7.6z', box=(6, 1.5, 36, 45))


def two_streams():
    """Two rivers in a ring."""
    waves = ''.join(line(f'M11 {y}c4.4 -6 8.6 -6 13 0s8.6 6 13 0', 3.6) for y in (19.5, 29))
    return gather(line(disc(24, 24, 21.4), 3), waves, box=(1.1, 1.1, 45.8, 45.8))


def eight_pointed_star():
    """Two squares make the star; a smaller one shines inside."""
    star, core = polygon([22, 16.8] * 8), polygon([8.5, 5.4] * 8)
    return shape(star + disc(24, 24, 12.6) + core, box=(2, 2, 44, 44))


def eye_at_dawn():
    """An eye whose iris is a rising sun."""
    lids = line('M3 25C12 9.5 36 9.5 45 25C36 40.5 12 40.5 3 25z', 3.4)
    return gather(lids, f'<path fill-rule="evenodd" d="{disc(24, 25, 8)}{disc(27, 22, 2.6)}"/>', box=(1.3, 11.7, 45.4, 26.6))


def jasmine():
    petal = 'M24 20.5C16.5 15 17 6.5 24 1C31 6.5 31.5 15 24 20.5z'
    return gather(fan(petal, range(0, 360, 72)), f'<path d="{disc(24, 24, 2.2)}"/>', box=(2.1, 1, 43.8, 42))


def cloud_of_slots():
    """A cloud with three slots, as a stack of drives has them."""
    cloud = 'M15 41a11.5 11.5 0 0 1 -2.2 -22.8a15 15 0 0 1 28.4 -1.2a12.2 12.2 0 0 1 2.8 24z'
    slots = ''.join(f'M{x} {y}h2.8v{36 - y}h-2.8z' for x, y in ((19, 27), (26.6, 21.5), (34.2, 27)))
    return shape(cloud + slots, box=(3.5, 6.6, 52.5, 34.4))


def hurried_letter():
    """An envelope leaning into the wind."""
    flap, body = 'M13.5 11H50L29.5 26.5z', 'M10.8 13.8L28.6 30.2L49.6 14.4L44 39H5.5z'
    wind = line('M0.5 20H5M-3 28H3', 2.6)
    return gather(f'<path d="{flap}{body}"/>', wind, box=(-4.3, 11, 54.3, 28))


def valley():
    """Four contour lines that sink to the river."""
    contours = ((3 + 5.5 * k, 15 - 3.2 * k) for k in range(4))
    lines = (line(f'M2 {y}C18 {y} 22 {y + depth} 34 {y + depth}S50 {y} 66 {y}', 2.2) for y, depth in contours)
    return gather(*lines, box=(1, 2, 66, 24.4))


def olive_sprig():
    """A sprig lying on its side, with two olives."""
    stem = line('M3 11C20 6 46 6 67 11', 1.4)
    leaf = 'M0 0C4 -5 10 -6 15 -3.2C10 0.5 5 1.5 0 0z'
    upper = ''.join(f'<path transform="translate({x} {y}) rotate({a})" d="{leaf}"/>' for x, y, a in ((14, 8.4, -14), (29, 7.2, -12), (44, 7.6, -8)))
    lower = ''.join(f'<path transform="translate({x} {y}) scale(1 -1) rotate({a})" d="{leaf}"/>' for x, y, a in ((22, 8, -16), (52, 8.8, -16)))
    return gather(stem, upper, lower, f'<path d="{disc(40.5, 11.4, 3)}{disc(10.5, 13, 2.6)}"/>', box=(2, 0, 66, 16))


def hoopoe():
    """The bird by its crest and its long bill."""
    head = 'M10 46C8 31 13 21.5 23 21.5C29 21.5 32 24.5 36 27.5C40 30 43.5 31.5 47.5 32C41 34.5 35 34 31 33.5C30.5 39 32.5 42.5 34 46z'
    feather = 'M22 19C19.2 14 19.2 7 22 1.5C24.8 7 24.8 14 22 19z'
    crest = fan(feather, (-78, -50, -22, 6, 34), 22, 27)
    return gather(f'<path fill-rule="evenodd" d="{head}{disc(26, 27.5, 1.9)}"/>', crest, box=(-3.5, 1.5, 51, 44.5))
