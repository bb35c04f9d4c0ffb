"""Printed paper."""
import math

import bpy

from studio.materials import new_material


def printed(picture, glow=0.62):
    """Paper that shows the picture file as ink. Most of what is seen of it shines by itself, because the noise filter leaves
    that alone and small print stays sharp; the lamps add the sheen."""
    made, nodes = new_material('printed')
    shader = made.node_tree.nodes['Principled BSDF']
    image = nodes.add('ShaderNodeTexImage', Vector=nodes.add('ShaderNodeUVMap').outputs['UV'])
    image.image = bpy.data.images.load(str(picture))
    image.extension = 'EXTEND'
    nodes.connect(image.outputs['Color'], shader.inputs['Emission'])
    for name, value in {'Base Color': (0.03, 0.026, 0.02, 1), 'Roughness': 0.55, 'Specular': 0.2, 'Emission Strength': glow}.items():
        shader.inputs[name].default_value = value
    return made


def open_page(width, height, rise, picture, side, parent, columns=40):
    """One page of an open magazine. It rises from the fold to `rise` and falls towards its outer edge; `side` is -1 for
    the left page and 1 for the right, the fold is at x = 0."""
    across = [step / columns for step in range(columns + 1)]
    corners, faces = [], []
    for u in across:
        lift = rise * math.sin(math.pi * u**0.55) + 0.01
        corners += [(side * u * width, -height / 2, lift), (side * u * width, height / 2, lift)]
    for step in range(columns):
        first = 2 * step
        face = [first, first + 2, first + 3, first + 1]
        faces.append(face if side > 0 else face[::-1])
    data = bpy.data.meshes.new('page')
    data.from_pydata(corners, [], faces)
    layer = data.uv_layers.new(name='UVMap').data
    for loop in data.loops:
        u = across[loop.vertex_index // 2]
        layer[loop.index].uv = (u if side > 0 else 1 - u, loop.vertex_index % 2)
    for face in data.polygons:
        face.use_smooth = True
    data.materials.append(printed(picture))
    made = bpy.data.objects.new('page', data)
    bpy.context.collection.objects.link(made)
    made.parent = parent
    return made
