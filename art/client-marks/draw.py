"""Draws the demo clients' marks:  python3 art/client-marks/draw.py <folder for the SVG files> [name ...]"""
import sys
from pathlib import Path

from drawing import svg
from marks import MARKS

WIDTH, HEIGHT = 200, 56

folder, names = Path(sys.argv[1]), sys.argv[2:] or MARKS
for name in names:
    (folder / f'{name}.svg').write_text(svg(MARKS[name](), WIDTH, HEIGHT))
