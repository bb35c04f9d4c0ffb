"""Words as solid letters."""
import json
import subprocess

import bmesh
import bpy
import numpy as np
from mathutils import Vector, geometry

from studio.files import ARABIC_FONT, SHAPER
from studio.shapes import ORIGIN, solid


def lettering(text, size, at, material, font, depth=0.004, turn=ORIGIN, parent=None, align='CENTER'):
    """Letters lying in x and y, `size` high and `depth` thick to both sides, centred on `at` unless `align` is LEFT or RIGHT.

    `font` is a file. Its outlines may cross themselves and each other, as those of most variable typefaces do: Blender's own
    filling leaves gaps there, so the letters are filled here, by the rule that the typefaces are drawn for.
    """
    places, lines = _shaped(text, size, font, align) if _is_arabic(text) else _outlines(text, size, font, align)
    corners, _, triangles, *_ = geometry.delaunay_2d_cdt(places, lines, [], 0, size * 1e-5)
    starts, ends = (np.array([places[line[end]] for line in lines]) for end in (0, 1))
    mesh = bmesh.new()
    vertices = [mesh.verts.new((*corner, -depth)) for corner in corners]
    for triangle in triangles:
        if _winding(np.mean([corners[corner] for corner in triangle], axis=0), starts, ends):
            mesh.faces.new([vertices[corner] for corner in triangle])
    bmesh.ops.dissolve_limit(mesh, angle_limit=0.001, verts=mesh.verts[:], edges=mesh.edges[:])
    return solid(mesh, 2 * depth, at, material, turn, parent)


def _outlines(text, size, font, align):
    """The letters' outlines as places in x and y, and lines from the number of one place to that of the next."""
    data = bpy.data.curves.new('lettering', 'FONT')
    data.body, data.size, data.dimensions, data.fill_mode = text, size, '2D', 'NONE'
    data.align_x, data.align_y = align, 'CENTER'
    data.font = bpy.data.fonts.load(str(font), check_existing=True)
    words = bpy.data.objects.new('lettering', data)
    outlines = words.to_mesh()
    places, lines = [vertex.co.xy.copy() for vertex in outlines.vertices], [tuple(edge.vertices) for edge in outlines.edges]
    bpy.data.objects.remove(words)
    return places, lines


def _is_arabic(text):
    return any('\u0600' <= letter <= '\u06ff' for letter in text)


# Blender draws an em this large where `size` is 1, and sets the middle of a line so far above its base, in ems.
EM = 0.7818
MIDDLE = 0.3585


def _shaped(text, size, font, align):
    """As `_outlines`, for Arabic: Blender neither joins its letters nor orders them from right to left."""
    command = ['node', str(SHAPER), text, str(ARABIC_FONT), str(font)]
    shaped = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    left = {'LEFT': 0, 'CENTER': -shaped['width'] / 2, 'RIGHT': -shaped['width']}[align]
    places, lines = [], []
    for contour in shaped['contours']:
        first = len(places)
        places += [Vector((x + left, y - MIDDLE)) * size * EM for x, y in contour]
        lines += [(first + step, first + (step + 1) % len(contour)) for step in range(len(contour))]
    return places, lines


def _winding(place, starts, ends):
    """How many times the lines go round the place, against the clock."""
    (x, y), (x0, y0), (x1, y1) = place, starts.T, ends.T
    is_left = (x1 - x0) * (y - y0) > (x - x0) * (y1 - y0)
    return np.sum((y0 <= y) & (y < y1) & is_left) - np.sum((y1 <= y) & (y < y0) & ~is_left)
