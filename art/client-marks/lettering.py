"""Words as outlines, so that a mark needs no font where it is shown."""
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from drawing import Drawing

FONTS = Path('/usr/share/fonts')


def _font(name):
    found = sorted(FONTS.rglob(name))
    if not found:
        raise FileNotFoundError(f'{name} is not below {FONTS}: art/README.md lists the packages that bring the typefaces')
    return TTFont(found[0])


def lettering(text, font, height, tracking=0, reference='x'):
    """Outlines of `text` set in the font file `font`.

    height:    height of the `reference` letter in drawing units ('x' for lower case, 'H' for capitals)
    tracking:  space added between letters, thousandths of the type size

    The drawing starts at the ink of the first letter and stands on the base line, which is its bottom edge:
    descenders hang below it, so that what it is centred on is what a typesetter would centre it on.
    """
    face = _font(font)
    glyphs, cmap = face.getGlyphSet(), face.getBestCmap()
    ruler = BoundsPen(glyphs)
    glyphs[cmap[ord(reference)]].draw(ruler)
    scale = height / ruler.bounds[3]
    em = face['head'].unitsPerEm
    pen, ink = SVGPathPen(glyphs, ntos=lambda n: f'{n:.2f}'.rstrip('0').rstrip('.')), BoundsPen(glyphs)
    advance = 0
    for letter in text:
        glyph = glyphs[cmap[ord(letter)]]
        outline = DecomposingRecordingPen(glyphs)
        glyph.draw(outline)
        placed = (scale, 0, 0, -scale, advance * scale, 0)
        outline.replay(TransformPen(pen, placed))
        outline.replay(TransformPen(ink, placed))
        advance += glyph.width + tracking * em / 1000
    left, top, right, _ = ink.bounds
    return Drawing(f'<path d="{pen.getCommands()}"/>', right - left, -top, left=left, top=top)
