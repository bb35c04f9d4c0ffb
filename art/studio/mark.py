"""The company's mark, as it is on the site, for things that carry it."""
import bpy

from studio.files import MARK
from studio.shapes import group


def company_mark(height, material, depth=0.01, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """The mark lying in x and y, centred on `at`, raised by `depth`."""
    before = set(bpy.data.objects)
    bpy.ops.import_curve.svg(filepath=str(MARK))
    drawn = [made for made in bpy.data.objects if made not in before]
    corners = [made.matrix_world @ point.co for made in drawn for line in made.data.splines for point in line.bezier_points]
    left, right = min(corner.x for corner in corners), max(corner.x for corner in corners)
    bottom, top = min(corner.y for corner in corners), max(corner.y for corner in corners)
    size = height / (top - bottom)
    mark = group(at, turn, parent)
    for made in drawn:
        made.data.materials.clear()
        made.data.materials.append(material)
        made.data.extrude = depth / 2 / size
        made.parent = mark
        made.scale = (size, size, size)
        made.location = (-size * (left + right) / 2, -size * (bottom + top) / 2, depth / 2)
    return mark
