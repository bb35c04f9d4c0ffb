"""Shapes that the scenes are built of.

Lengths are in units of the scene, angles in degrees, z is up. Every shape takes `at`, `turn` (about x, y, z) and `parent`
alike, and returns the object. Edges are bevelled unless `bevel` is 0: bevels carry the light that draws a black product.
"""
import math

import bmesh
import bpy
from mathutils import Vector

ORIGIN = (0, 0, 0)


def degrees(*angles):
    return tuple(math.radians(angle) for angle in angles)


def _place(made, at, turn, parent):
    bpy.context.collection.objects.link(made)
    made.location, made.rotation_euler, made.parent = at, degrees(*turn), parent
    return made


def _mesh_object(mesh, material, at, turn, parent):
    data = bpy.data.meshes.new('shape')
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(material)
    return _place(bpy.data.objects.new('shape', data), at, turn, parent)


def _smooth(made, angle=35):
    for face in made.data.polygons:
        face.use_smooth = True
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(angle)
    return made


def _bevel(made, width, segments, sharper_than=30):
    if not width:
        return made
    modifier = made.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments, modifier.harden_normals = width, segments, True
    modifier.limit_method, modifier.angle_limit = 'ANGLE', math.radians(sharper_than)
    return _smooth(made)


def group(at=ORIGIN, turn=ORIGIN, parent=None):
    """A place and direction that other objects are put in."""
    return _place(bpy.data.objects.new('group', None), at, turn, parent)


def box(size, at, material, bevel=0.02, segments=4, turn=ORIGIN, parent=None):
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    bmesh.ops.scale(mesh, vec=size, verts=mesh.verts)
    return _bevel(_mesh_object(mesh, material, at, turn, parent), bevel, segments)


def prism(outline, height, at, material, bevel=0.02, segments=4, turn=ORIGIN, parent=None):
    """An outline in x and y, drawn out along z to both sides of `at`."""
    mesh = bmesh.new()
    mesh.faces.new([mesh.verts.new((x, y, -height / 2)) for x, y in outline])
    return _bevel(solid(mesh, height, at, material, turn, parent), bevel, segments, sharper_than=50)


def solid(mesh, height, at, material, turn=ORIGIN, parent=None):
    """Flat faces drawn out along z, with sharp edges. `mesh` is a bmesh, which is used up."""
    sides = bmesh.ops.extrude_face_region(mesh, geom=mesh.faces[:])
    bmesh.ops.translate(mesh, vec=(0, 0, height), verts=[part for part in sides['geom'] if isinstance(part, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return _mesh_object(mesh, material, at, turn, parent)


def slab(size, radius, at, material, bevel=0.02, segments=4, turn=ORIGIN, parent=None, steps=12):
    """A box whose four upright corners have a radius: `steps` faces each."""
    width, depth, height = size
    x, y = width / 2 - radius, depth / 2 - radius
    corners = ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270))
    outline = [point for cx, cy, start in corners for point in arc(radius, start, start + 90, steps, (cx, cy))]
    return prism(outline, height, at, material, bevel, segments, turn, parent)


def plane(width, depth, at, material, turn=ORIGIN, parent=None):
    """A single face, with the whole of a picture on it where its material shows one."""
    x, y = width / 2, depth / 2
    data = bpy.data.meshes.new('plane')
    data.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [], [(0, 1, 2, 3)])
    for corner, place in zip(data.uv_layers.new(name='UVMap').data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = place
    data.materials.append(material)
    return _place(bpy.data.objects.new('plane', data), at, turn, parent)


def lathe(profile, at, material, segments=128, turn=ORIGIN, parent=None, smooth=35):
    """A profile of (radius, z) turned about z."""
    mesh = bmesh.new()
    rings = [[mesh.verts.new((x, y, z)) for x, y in (arc(radius, 0, 360, segments)[:-1] if radius > 1e-6 else [(0, 0)])] for radius, z in profile]
    for lower, upper in zip(rings, rings[1:]):
        for step in range(segments):
            corners = [lower[step % len(lower)], lower[(step + 1) % len(lower)], upper[(step + 1) % len(upper)], upper[step % len(upper)]]
            distinct = list(dict.fromkeys(corners))
            if len(distinct) > 2:
                mesh.faces.new(distinct)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return _smooth(_mesh_object(mesh, material, at, turn, parent), smooth)


def rounded(profile, radius=0.03, steps=6):
    """The profile with its corners rounded."""
    result = [profile[0]]
    for before, corner, after in zip(profile, profile[1:], profile[2:]):
        back, here, ahead = Vector(before), Vector(corner), Vector(after)
        reach = min(radius, (back - here).length * 0.45, (ahead - here).length * 0.45)
        start, end = here + (back - here).normalized() * reach, here + (ahead - here).normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            result.append(tuple(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t * t))
    return [*result, profile[-1]]


def disc(radius, height, at, material, edge=0.03, segments=128, turn=ORIGIN, parent=None):
    """A cylinder standing on `at`, its upper edge rounded."""
    return lathe(rounded([(0, height), (radius, height), (radius, 0)], edge), at, material, segments, turn, parent)


def ring(radius, width, height, at, material, parent=None, turn=ORIGIN, segments=128, softness=0.35):
    """A flat ring standing on `at`: `radius` is the outer one, its edges are rounded."""
    section = [(radius - width, 0), (radius, 0), (radius, height), (radius - width, height), (radius - width, 0)]
    return lathe(rounded(section, min(width, height) * softness), at, material, segments, turn, parent)


def bowl(radius, height, at, material, base=0.0, segments=96, steps=32, turn=ORIGIN, parent=None):
    """Half an ellipsoid, open below: a dome, or the front of a lens."""
    profile = [(radius * math.cos(math.pi / 2 * step / steps), base + height * math.sin(math.pi / 2 * step / steps)) for step in range(steps + 1)]
    return lathe(profile, at, material, segments, turn, parent, smooth=180)


def sphere(radius, at, material, segments=64, parent=None):
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=segments, v_segments=segments // 2, radius=radius)
    return _smooth(_mesh_object(mesh, material, at, ORIGIN, parent), 180)


def surface(point_at, columns, rows, material, parent=None, thickness=0.0):
    """A surface through `point_at(u, v)`, u and v from 0 to 1."""
    across = columns + 1
    points = [point_at(column / columns, row / rows) for row in range(rows + 1) for column in range(across)]
    corners = [row * across + column for row in range(rows) for column in range(columns)]
    data = bpy.data.meshes.new('surface')
    data.from_pydata(points, [], [(corner, corner + 1, corner + across + 1, corner + across) for corner in corners])
    data.materials.append(material)
    made = _smooth(_place(bpy.data.objects.new('surface', data), ORIGIN, ORIGIN, parent), 60)
    if thickness:
        modifier = made.modifiers.new('thickness', 'SOLIDIFY')
        modifier.thickness, modifier.offset = thickness, 0
    return made


def _curve(radius, material, parent, smoothness):
    data = bpy.data.curves.new('curve', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius, smoothness, True
    data.materials.append(material)
    return data, _place(bpy.data.objects.new('curve', data), ORIGIN, ORIGIN, parent)


def wire(points, radius, material, parent=None, closed=False, smoothness=6):
    """A round bar along straight lines from point to point."""
    data, made = _curve(radius, material, parent, smoothness)
    line = data.splines.new('POLY')
    line.points.add(len(points) - 1)
    for placed, point in zip(line.points, points):
        placed.co = (*point, 1)
    line.use_cyclic_u = closed
    return made


def cable(points, radius, material, parent=None):
    """A round bar bent smoothly through the points."""
    data, made = _curve(radius, material, parent, 5)
    data.resolution_u = 16
    line = data.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    for placed, point in zip(line.bezier_points, points):
        placed.co = point
        placed.handle_left_type = placed.handle_right_type = 'AUTO'
    return made


def nut(flats, height, at, material, bore, bevel=0.012, turn=ORIGIN, parent=None, steps=20):
    """A hexagon nut round z, `flats` from its middle to a side, with a hole of radius `bore`; its corners are turned off at both
    faces."""
    mesh = bmesh.new()
    face, count = flats * 0.97, 6 * steps

    def side(angle):
        return flats / math.cos((angle + math.pi / 6) % (math.pi / 3) - math.pi / 6)

    def ring_of(radius_at, end):
        for step in range(count):
            angle = 2 * math.pi * step / count
            radius = radius_at(angle)
            z = end * (height / 2 - max(0, radius - face) * 0.5)
            yield mesh.verts.new((radius * math.cos(angle), radius * math.sin(angle), z))

    outwards = [lambda _: bore, lambda _: face, side]
    rings = [list(ring_of(radius_at, 1)) for radius_at in outwards] + [list(ring_of(radius_at, -1)) for radius_at in reversed(outwards)]
    for one, next_one in zip(rings, [*rings[1:], rings[0]]):
        for step in range(count):
            mesh.faces.new((one[step - 1], one[step], next_one[step], next_one[step - 1]))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return _bevel(_mesh_object(mesh, material, at, turn, parent), bevel, 3, 20)


def cast(parts, material, grain=0.02, softness=8):
    """The parts as one casting: what meets is filled out at the corner. `grain` is the size of its finest detail."""
    mesh = bmesh.new()
    bpy.context.view_layer.update()
    ready = bpy.context.evaluated_depsgraph_get()
    for part in parts:
        data = bpy.data.meshes.new_from_object(part.evaluated_get(ready))
        data.transform(part.matrix_world)
        mesh.from_mesh(data)
    for part in parts:
        bpy.data.objects.remove(part)
    made = _mesh_object(mesh, material, ORIGIN, ORIGIN, None)
    whole = made.modifiers.new('whole', 'REMESH')
    whole.mode, whole.voxel_size, whole.use_smooth_shade = 'VOXEL', grain, True
    soft = made.modifiers.new('soft', 'SMOOTH')
    soft.iterations, soft.factor = softness, 0.5
    return made


def block(size, grain, at, material, turn=ORIGIN, parent=None):
    """A box whose faces are grids of squares about `grain` wide, to be dented."""
    mesh = bmesh.new()
    for axis in range(3):
        first, second = (axis + 1) % 3, (axis + 2) % 3
        columns, rows = (math.ceil(size[along] / grain) for along in (first, second))
        for side in (-0.5, 0.5):

            def corner(column, row):
                place = [0.0, 0.0, 0.0]
                place[axis] = side * size[axis]
                place[first] = (column / columns - 0.5) * size[first]
                place[second] = (row / rows - 0.5) * size[second]
                return mesh.verts.new(place)

            grid = [[corner(column, row) for column in range(columns + 1)] for row in range(rows + 1)]
            for lower, upper in zip(grid, grid[1:]):
                for column in range(columns):
                    mesh.faces.new((lower[column], lower[column + 1], upper[column + 1], upper[column]))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=grain / 10)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return _smooth(_mesh_object(mesh, material, at, turn, parent), 180)


def dented(made, offset_at):
    """Moves each point of the object's mesh outwards by `offset_at(point, normal)`."""
    moved = [vertex.co + vertex.normal * offset_at(vertex.co, vertex.normal) for vertex in made.data.vertices]
    for vertex, place in zip(made.data.vertices, moved):
        vertex.co = place
    return made


def thread(radius, length, pitch, at, material, bore=0.0, turn=ORIGIN, parent=None):
    """A threaded pipe along z from `at`; its crests are at `radius`."""
    root = radius - pitch * 0.6
    crests = [(root, 0), (radius, 0.42), (radius, 0.58)]
    profile = [(r, (turn_of + share) * pitch) for turn_of in range(round(length / pitch)) for r, share in crests]
    return lathe([(bore, 0), *profile, (root, length), (bore, length), (bore, 0)], at, material, 96, turn, parent)


def arc(radius, start, end, steps=24, centre=(0, 0)):
    """Points in x and y on an arc, angles in degrees."""
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]


def hexagon(radius):
    return arc(radius, 30, 390, 6)[:-1]


def around(radius, count, start=0):
    """`count` places on a circle, as (x, y, degrees)."""
    for step in range(count):
        angle = start + 360 * step / count
        yield radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle)), angle


def copy_of(original, at, parent=None):
    """The group and all in it once more; the meshes are shared."""
    made = group(at, parent=parent)
    for child in original.children:
        _copy_below(child, made)
    return made


def _copy_below(original, parent):
    made = original.copy()
    bpy.context.collection.objects.link(made)
    made.parent = parent
    for child in original.children:
        _copy_below(child, made)
