"""Outlines of signs, as points in x and y round the origin, counter-clockwise."""
import math

from studio.shapes import arc, around, surface


def heart(size, steps=72):
    """`size` from the middle to the widest place."""
    points = []
    for step in range(steps):
        t = -2 * math.pi * step / steps
        up = (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16
        points.append((size * math.sin(t) ** 3, size * up))
    return points


def speech_bubble(width, height, radius):
    """A rounded rectangle with a tail at its lower left."""
    x, y = width / 2 - radius, height / 2 - radius
    tail = [(-0.22 * width, -height / 2), (-0.30 * width, -0.84 * height), (-0.02 * width, -height / 2)]
    left = arc(radius, 90, 180, 10, (-x, y)) + arc(radius, 180, 270, 10, (-x, -y))
    return arc(radius, 0, 90, 10, (x, y)) + left + tail + arc(radius, 270, 360, 10, (x, -y))


def star(radius, points=5, waist=0.46):
    """`waist` is how far the inner corners are from the middle, as a share of `radius`."""
    corners = around(radius, points * 2, 90)
    return [(x * (waist if index % 2 else 1), y * (waist if index % 2 else 1)) for index, (x, y, _) in enumerate(corners)]


def play(size):
    return [(-0.66 * size, -0.92 * size), (size, 0), (-0.66 * size, 0.92 * size)]


def cushion(outline, depth, material, parent=None, rows=32):
    """The outline as a balloon, `depth` thick in its middle: every layer is the outline again, smaller."""
    closed = [*outline, outline[0]]

    def point_at(along, up):
        angle = math.pi * (up - 0.5)
        x, y = closed[round(along * len(outline))]
        share = max(math.cos(angle), 0) ** 0.6
        return x * share, y * share, depth / 2 * math.sin(angle)

    return surface(point_at, len(outline), rows, material, parent)
