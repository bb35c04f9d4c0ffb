"""Our group: a globe of black glass, lines of light leaving the head office."""
import json
import math
import random

import bpy
from mathutils import Vector

from studio.files import company, screen_file
from studio.lights import AMBER, HONEY, house_light, softbox
from studio.materials import GOLD, material, rim_lit
from studio.shapes import group, lathe, ring, rounded, sphere, wire
from studio.view import PAGE_HERO, View

PICTURES = {
    'globe': View(camera=(0, -10.8, 2.9), target=(0, 0, 2.22), lens=46, focus=(0, -2, 2.3), size=PAGE_HERO),
    'globe-arcs': View(camera=(-1.6, -6.4, 4.2), target=(0.2, 0, 2.75), lens=50, stop=3, focus=(0, -1.9, 2.9)),
}

ROOM = {'reflections': 0.08}  # the reflected studio's lamps would be white windows in the glass
RADIUS = 2.05
HEAD_OFFICE = (company()['longitude'], company()['latitude'])
PLACES = (  # longitude, latitude
    (46.7, 24.7), (55.3, 25.2), (29, 41), (31.2, 30), (2.3, 48.8), (-0.1, 51.5), (13.4, 52.5),
    (77.2, 28.6), (18.4, -33.9), (36.8, -1.3), (103.8, 1.3), (3.4, 6.5), (-74, 40.7),
)  # fmt: skip


def on_globe(longitude, latitude, radius=RADIUS):
    around, up = math.radians(longitude), math.radians(latitude)
    return Vector((math.cos(up) * math.cos(around), math.cos(up) * math.sin(around), math.sin(up))) * radius


def studs(points, size, surface, parent):
    """A six-sided stud at each point, all in one mesh."""
    corners, faces = [], []
    for longitude, latitude in points:
        normal = on_globe(longitude, latitude, 1)
        across = normal.orthogonal().normalized()
        along = normal.cross(across)
        first = len(corners)
        for radius, lift in ((size, 0.004), (size * 0.62, 0.004 + size * 0.8)):
            for side in range(6):
                angle = math.radians(60 * side)
                corners.append(normal * (RADIUS + lift) + (across * math.cos(angle) + along * math.sin(angle)) * radius)
        faces.append(tuple(range(first + 6, first + 12)))
        faces += [(first + side, first + (side + 1) % 6, first + 6 + (side + 1) % 6, first + 6 + side) for side in range(6)]
    mesh = bpy.data.meshes.new('studs')
    mesh.from_pydata([tuple(corner) for corner in corners], [], faces)
    mesh.materials.append(surface)
    made = bpy.data.objects.new('studs', mesh)
    bpy.context.collection.objects.link(made)
    made.parent = parent


def line_of_light(m, place, globe):
    start, end = on_globe(*HEAD_OFFICE, 1), on_globe(*place, 1)
    height = 0.06 + 0.34 * start.angle(end)
    steps = [step / 48 for step in range(49)]
    wire([start.slerp(end, t) * (RADIUS + 0.03 + math.sin(math.pi * t) * height) for t in steps], 0.0125, m.hot, globe, smoothness=3)
    sphere(0.042, end * (RADIUS + 0.02), m.hot, 20, globe)


def build(m):
    chance = random.Random(3)
    axis = group((0, 0, 2.25), (14, 0, 0))
    globe = group(turn=(0, 0, -122), parent=axis)
    sphere(RADIUS, (0, 0, 0), rim_lit(material((0.004, 0.0038, 0.0035), 0.10, specular=0.6, coat=1, coat_roughness=0.03)), 128, globe)
    points = json.loads(screen_file('land.json').read_text())
    lit = {index for index in range(len(points)) if chance.random() < 0.06}
    gold = material(GOLD, 0.35, 1, emission=(1, 0.52, 0.14), strength=0.55)
    studs([point for index, point in enumerate(points) if index not in lit], 0.024, gold, globe)
    studs([points[index] for index in lit], 0.024, m.soft_glow, globe)
    for place in PLACES:
        line_of_light(m, place, globe)
    sphere(0.070, on_globe(*HEAD_OFFICE, RADIUS + 0.03), m.hot, 24, globe)
    ring(RADIUS + 0.40, 0.10, 0.10, (0, 0, 2.25), m.foil, turn=(90, 0, 14), segments=256)
    lathe(rounded([(0, 0.22), (0.16, 0.20), (0.30, 0.08), (0.95, 0.05), (1.0, 0)]), (0, 0, 0), m.gold)
    house_light(height=2.1, key=0, rim=28, top=0, fill=0, glow=0.13)
    # Narrow and warm: whatever stands here is mirrored whole in the glass.
    softbox((-7.2, -2.6, 5.4), (0, 0, 2.2), 0.35, 7, 26, AMBER, 0.9)
    softbox((1.5, 3.6, 7.4), (0, 0, 2.2), 6, 0.7, 24, HONEY, 0.9)
