"""A piece of SVG that knows its size, and the ways to put two of them together."""
from dataclasses import dataclass

COLOUR = '#f7f2e8'


@dataclass
class Drawing:
    """`markup` drawn in one colour; its ink starts at (left, top), is `width` by `height`."""
    markup: str
    width: float
    height: float
    left: float = 0
    top: float = 0

    def at(self, x, y, scale=1):
        """The markup with its top left corner of ink at (x, y)."""
        return f'<g transform="translate({x - self.left * scale:.2f} {y - self.top * scale:.2f}) scale({scale:.4f})">{self.markup}</g>'


def scaled(drawing, height):
    factor = height / drawing.height
    return Drawing(drawing.at(0, 0, factor), drawing.width * factor, height)


def beside(first, second, gap, drop=0):
    """Two drawings on one centre line; `drop` lowers the second where the eye wants it."""
    height = max(first.height, second.height)
    markup = first.at(0, (height - first.height) / 2) + second.at(first.width + gap, (height - second.height) / 2 + drop)
    return Drawing(markup, first.width + gap + second.width, height)


def above(first, second, gap):
    """The first over the second, both centred."""
    width = max(first.width, second.width)
    markup = first.at((width - first.width) / 2, 0) + second.at((width - second.width) / 2, first.height + gap)
    return Drawing(markup, width, first.height + gap + second.height)


def svg(drawing, width, height):
    """A file of its own with the drawing in the middle of a transparent canvas."""
    if drawing.width > width or drawing.height > height:
        raise ValueError(f'a drawing of {drawing.width:.0f} x {drawing.height:.0f} does not fit {width} x {height}')
    x, y = (width - drawing.width) / 2, (height - drawing.height) / 2
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" fill="{COLOUR}">{drawing.at(x, y)}</svg>\n'
