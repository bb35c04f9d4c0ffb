"""A dark floor of hexagon cells, some of them lit: the picture and the film of monitoring.

    blender -b --factory-startup -P art/films/hexagons.py -- <folder for the lights> [samples=224] [size=1.0]

Renders the scene once and writes what each group of lights alone adds to it, as linear EXR: `room`, `lit-<beat>` (cells that
always glow), `wave-<beat>` (cells that glow only as the light passes) and `lamp-<beat>`. Light adds up, so
art/films/light-hexagons.py can turn every group up and down without rendering again.

Blender 3.4 or newer, Cycles on the processor. 1 unit is about 30 cm; z is up, the camera looks along +y.
"""
import math
import random
import sys

import bmesh
import bpy
from mathutils import Vector

GOLD = (0.630, 0.375, 0.100)  # #cda959 in linear light
AMBER = (1.0, 0.56, 0.16)
CELL = 0.25  # centre to corner
GAP = 0.032  # between two cells
ROWS, COLUMNS = range(-14, 36), range(-26, 27)
FOCUS = (0.5, 1.0)  # where most cells are lit
BEATS = 16  # steps of the light's way through the floor: one group of cells each
WAVE_FROM = (-4.6, -4.2)  # the light runs outwards from here, just outside the frame
WAVE_LENGTH = 8.5  # how far it gets in one loop, so that one front leaves as the next arrives


def material(name, base=(0, 0, 0), roughness=0.5, metallic=0.0, coat=0.0, emission=None, strength=0.0):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    inputs = made.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = (*base, 1)
    inputs['Roughness'].default_value = roughness
    inputs['Metallic'].default_value = metallic
    inputs['Clearcoat'].default_value = coat
    inputs['Clearcoat Roughness'].default_value = 0.12
    if emission:
        inputs['Emission'].default_value = (*emission, 1)
        inputs['Emission Strength'].default_value = strength
    return made


def hexagon(radius, z):
    return [(radius * math.cos(math.radians(30 + 60 * k)), radius * math.sin(math.radians(30 + 60 * k)), z) for k in range(6)]


def piston_mesh(name, surface, depth=0.9, bevel=0.022):
    """A prism whose top lies at z = 0, with rounded edges that catch the light."""
    mesh = bmesh.new()
    top = mesh.faces.new([mesh.verts.new(corner) for corner in hexagon(CELL, 0)])
    sides = bmesh.ops.extrude_face_region(mesh, geom=[top])
    bmesh.ops.translate(mesh, vec=(0, 0, -depth), verts=[v for v in sides['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    bmesh.ops.bevel(mesh, geom=mesh.edges[:], offset=bevel, segments=4, profile=0.5, affect='EDGES')
    made = bpy.data.meshes.new(name)
    mesh.to_mesh(made)
    made.materials.append(surface)
    return made


def outline_mesh(surface):
    """The lit line on top of a cell."""
    made = bpy.data.meshes.new('outline')
    made.from_pydata(hexagon(CELL * 0.79, 0.008) + hexagon(CELL * 0.735, 0.008), [], [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)])
    made.materials.append(surface)
    return made


def put(mesh, location):
    placed = bpy.data.objects.new(mesh.name, mesh)
    placed.location = location
    bpy.context.collection.objects.link(placed)
    return placed


def face(placed, target, axis):
    placed.rotation_euler = (Vector(target) - placed.location).to_track_quat(axis, 'Y').to_euler()


def beat_at(x, y):
    """When the light passes a place: 0 to BEATS - 1."""
    return int(math.hypot(x - WAVE_FROM[0], y - WAVE_FROM[1]) / WAVE_LENGTH * BEATS) % BEATS


def in_group(name, placed):
    layer = bpy.context.view_layer
    if name not in layer.lightgroups:
        bpy.ops.scene.view_layer_add_lightgroup(name=name)
    placed.lightgroup = name


def floor_of_cells():
    dark = piston_mesh('dark', material('dark', (0.010, 0.0095, 0.009), 0.30, coat=0.25))
    gold = piston_mesh('gold', material('gold', GOLD, 0.26, metallic=1.0))
    outline = outline_mesh(material('outline', emission=AMBER, strength=7))
    chance, wave_chance = random.Random(11), random.Random(5)
    across = math.sqrt(3) * CELL + GAP
    for row in ROWS:
        for column in COLUMNS:
            x, y = across * (column + (0.5 if row % 2 else 0)), across * math.sqrt(3) / 2 * row
            z = 0.18 * math.sin(0.9 * x + 0.5 * y) + 0.10 * math.sin(0.8 * y - 0.7 * x + 1.3) + chance.uniform(-0.03, 0.03)
            near = math.exp(-((math.hypot(x - FOCUS[0], (y - FOCUS[1]) * 0.8) / 1.7) ** 2))
            draw = chance.random()
            is_gold = draw < 0.05 + 0.05 * near
            is_lit = not is_gold and draw > 1 - (0.012 + 0.42 * near)
            z += 0.10 if is_gold else 0.14 * near if is_lit else 0
            put(gold if is_gold else dark, (x, y, z))
            # a little disorder, so that the light arrives as a front and not as a ruled line
            beat = beat_at(x + wave_chance.uniform(-0.5, 0.5), y + wave_chance.uniform(-0.5, 0.5))
            in_wave = wave_chance.random() < 0.24 and -7 < x < 8 and -5 < y < 10
            if is_lit or (in_wave and not is_gold):
                in_group(f'lit-{beat:02}' if is_lit else f'wave-{beat:02}', put(outline, (x, y, z)))


def lamp(group, location, target, width, height, watts, colour):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', width, height, watts, colour
    placed = bpy.data.objects.new('lamp', light)
    placed.location = location
    bpy.context.collection.objects.link(placed)
    face(placed, target, '-Z')
    in_group(group, placed)


def lamps():
    lamp('room', (6.5, 3, 2.6), (0, 1.5, 0), 1.2, 6, 190, (1, 0.76, 0.44))
    lamp('room', (-6, 3, 2.6), (0, 1.5, 0), 1.2, 6, 200, (1, 0.78, 0.5))
    lamp('room', (0, 9.5, 4.2), (0, 2, 0), 9, 1.6, 260, (1, 0.82, 0.58))
    lamp('room', (-2.5, -5, 5), (0, 0.5, 0), 3, 3, 150, (1, 0.93, 0.84))
    # low lamps along the light's way, so that the floor between the cells warms as it passes
    diagonal = math.radians(52)
    for reach in (2.5, 4.2, 5.9, 7.6, 9.3, 11.0):
        x, y = WAVE_FROM[0] + reach * math.cos(diagonal), WAVE_FROM[1] + reach * math.sin(diagonal)
        lamp(f'lamp-{beat_at(x, y):02}', (x, y, 2.4), (x + 0.6, y + 0.8, 0), 3.5, 1.0, 40, (1, 0.70, 0.34))


def camera():
    made = bpy.data.cameras.new('camera')
    made.lens = 46
    made.dof.use_dof, made.dof.aperture_fstop, made.dof.focus_distance = True, 2.2, 6.6
    placed = bpy.data.objects.new('camera', made)
    placed.location = (-1.3, -4.3, 4.1)
    face(placed, (0.25, 1.15, -0.05), '-Z')
    bpy.context.collection.objects.link(placed)
    bpy.context.scene.camera = placed


def write_groups(folder):
    """One EXR of half floats for each light group, beside the render itself."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    output = nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '16'
    output.file_slots.clear()
    for group in bpy.context.view_layer.lightgroups:
        output.file_slots.new(f'{group.name}-#')
        links.new(nodes['Render Layers'].outputs[f'Combined_{group.name}'], output.inputs[f'{group.name}-#'])


def render(folder, samples, size):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples, scene.cycles.adaptive_threshold, scene.cycles.use_denoising = samples, 0.03, False
    scene.cycles.sample_clamp_indirect, scene.cycles.caustics_reflective = 4, False
    scene.render.resolution_x, scene.render.resolution_y = int(1280 * size), int(800 * size)
    write_groups(folder)
    bpy.ops.render.render()


arguments = sys.argv[sys.argv.index('--') + 1 :]
options = dict(argument.split('=') for argument in arguments[1:])
bpy.ops.wm.read_factory_settings(use_empty=True)
world = bpy.data.worlds.new('room')
bpy.context.scene.world = world
world.color = (0.002, 0.0017, 0.0014)
floor_of_cells()
lamps()
camera()
world.lightgroup = 'room'
render(arguments[0], int(options.get('samples', 224)), float(options.get('size', 1)))
