"""Cloud services: a cloud of black glass, points of light on it joined to a network."""
import random

import bmesh
import bpy
from mathutils import Vector

from studio.lights import AMBER, HONEY, STRAW, floor, haze, softbox
from studio.materials import light_source, material, rim_lit
from studio.shapes import group, sphere, wire
from studio.view import PAGE_HERO, View

PICTURES = {
    'cloud': View(camera=(0, -10.6, 2.35), target=(0, 0, 1.80), lens=53, stop=3, focus=(0, -0.9, 1.9), size=PAGE_HERO),
    'cloud-threads': View(camera=(-3.9, -7.4, 3.7), target=(-0.1, -0.1, 1.95), lens=52, stop=3, focus=(-0.6, -1.0, 2.2)),
}

BILLOWS = (  # centre, radius
    ((-1.62, 0, 0.02), 0.80),
    ((-0.66, 0, 0.62), 1.05),
    ((0.52, -0.05, 0.45), 0.98),
    ((1.46, 0, 0.02), 0.74),
    ((0, -0.15, -0.1), 0.85),
    ((-0.8, -0.2, -0.2), 0.66),
    ((0.85, -0.2, -0.25), 0.62),
)


def cloud_body(glass, parent):
    """The billows melted together; returns places on the surface as (point, normal)."""
    mesh = bmesh.new()
    for centre, radius in BILLOWS:
        billow = bmesh.ops.create_uvsphere(mesh, u_segments=48, v_segments=24, radius=radius)
        bmesh.ops.translate(mesh, vec=centre, verts=billow['verts'])
    data = bpy.data.meshes.new('cloud')
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(glass)
    body = bpy.data.objects.new('cloud', data)
    bpy.context.collection.objects.link(body)
    body.parent = parent
    melted = body.modifiers.new('melted', 'REMESH')
    melted.mode, melted.voxel_size, melted.use_smooth_shade = 'VOXEL', 0.035, True
    smoothed = body.modifiers.new('smoothed', 'SMOOTH')
    smoothed.factor, smoothed.iterations = 0.5, 16
    finished = body.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    return [(vertex.co.copy(), vertex.normal.copy()) for vertex in finished.vertices]


def spread_out(places, apart):
    chosen = []
    for point, normal in places:
        if point.z > -0.75 and all((point - other).length >= apart for other, _ in chosen):
            chosen.append((point, normal))
    return chosen


def threads(m, beads, parent, chance):
    """Joins each bead with its two nearest neighbours."""
    for index, (point, normal) in enumerate(beads):
        others = sorted((((point - other).length, rank) for rank, (other, _) in enumerate(beads) if rank != index))[:2]
        for distance, rank in others:
            if index < rank and distance < 0.30 and chance.random() < 0.75:
                end, end_normal = beads[rank]
                over = (point + end) / 2 + (normal + end_normal).normalized() * (0.012 + 0.12 * distance**2)
                wire([point + normal * 0.010, over, end + end_normal * 0.010], 0.0072, m.dull_gold, parent, smoothness=2)


def rain(m, core, chance):
    for _ in range(34):
        foot = Vector((chance.uniform(-1.9, 1.75), chance.uniform(-0.55, 0.55), 0))
        top = foot + Vector((0, 0, chance.uniform(0.55, 1.15)))
        surface = core if chance.random() < 0.45 else m.gold
        wire([foot, top], 0.0065, surface)
        sphere(0.026, top, surface, 24)


def build(m):
    chance = random.Random(8)
    cloud = group((0, 0, 2.0), (0, 0, -10))
    glass = material((0.004, 0.0038, 0.0035), 0.06, specular=0.6, coat=1, coat_roughness=0.02)
    places = cloud_body(rim_lit(glass, width=0.28, falloff=2.4), cloud)
    chance.shuffle(places)
    beads = spread_out(places, 0.175)
    core = light_source(7)
    for point, normal in beads:
        draw = chance.random()
        sphere(0.020 if draw < 0.8 else 0.033, point + normal * 0.012, core if draw > 0.86 else m.gold, 20, cloud)
    threads(m, beads, cloud, chance)
    rain(m, core, chance)
    floor(roughness=0.08)
    haze((0, 9, 2.4), 20, 12)
    softbox((-4.8, -2.6, 5.6), (0, 0, 1.9), 2.6, 3.4, 20)
    softbox((5.0, 0.6, 3.4), (0, 0, 1.9), 1.0, 6, 26, AMBER)
    softbox((-5.5, 2.6, 2.6), (0, 0, 1.9), 1.0, 5, 22, STRAW)
    softbox((0, 2.6, 6.8), (0, 0, 2), 7, 1.6, 22, HONEY)
