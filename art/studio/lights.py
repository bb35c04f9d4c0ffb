"""The room and its lamps: near black, one warm light. Lamps are cards that the camera does not see."""
import math

import bpy
from mathutils import Vector

from studio.materials import Nodes, colour, empty_material, material
from studio.shapes import plane

WARM = (1, 0.93, 0.84)
HONEY = (1, 0.88, 0.70)
SAND = (1, 0.86, 0.66)
STRAW = (1, 0.78, 0.50)
AMBER = (1, 0.76, 0.44)


def room(reflections=0.16, turn=140):
    """Black for the camera; reflections see a faint photograph of a studio (CC0, comes with Blender), without which gold
    goes dead between the lamps. `turn` keeps that studio's own lamp out of the glass."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    nodes = Nodes(world.node_tree)
    place = nodes.add('ShaderNodeMapping', Vector=nodes.add('ShaderNodeTexCoord').outputs['Generated'], Rotation=(0, 0, math.radians(turn)))
    studio = nodes.add('ShaderNodeTexEnvironment', Vector=place.outputs[0])
    studio.image = bpy.data.images.load(bpy.utils.system_resource('DATAFILES', path='studiolights/world') + '/studio.exr')
    tint = nodes.add('ShaderNodeMixRGB', Fac=1, Color1=studio.outputs[0], Color2=(1, 0.74, 0.46, 1))
    tint.blend_type = 'MULTIPLY'
    seen_in_reflections = nodes.add('ShaderNodeBackground', Color=tint.outputs[0], Strength=reflections)
    seen_by_camera = nodes.add('ShaderNodeBackground', Color=(0, 0, 0, 1))
    choice = nodes.add('ShaderNodeMixShader', Fac=nodes.add('ShaderNodeLightPath').outputs['Is Camera Ray'])
    nodes.connect(seen_in_reflections.outputs[0], choice.inputs[1])
    nodes.connect(seen_by_camera.outputs[0], choice.inputs[2])
    nodes.add('ShaderNodeOutputWorld', Surface=choice.outputs[0])
    # Rays that bounce find it. Sampled as a lamp it would take half of all shadow rays from the lamps that matter.
    world.cycles.sampling_method = 'NONE'


def _face(card, towards):
    direction = Vector(towards) - card.location
    card.rotation_euler = direction.to_track_quat('Z', 'Y').to_euler()


def softbox(at, towards, width, height, power, tint=WARM, softness=0.6):
    """A lamp whose light falls off towards its edges over `softness` of its half width, as a softbox looks in glossy
    surfaces. It lights one side only and casts no shadow of its own."""
    made, nodes = empty_material('softbox')
    across = nodes.add('ShaderNodeSeparateXYZ', Vector=nodes.add('ShaderNodeTexCoord').outputs['Generated'])
    front = nodes.math('SUBTRACT', 1, nodes.add('ShaderNodeNewGeometry').outputs['Backfacing'])
    strength = nodes.math('MULTIPLY', front, power)
    for axis in 'XY':
        from_centre = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', across.outputs[axis], 0.5))
        strength = nodes.math('MULTIPLY', strength, nodes.spread(from_centre, 0.5, 0.5 - 0.5 * softness, 0, 1, smooth=True))
    emission = nodes.add('ShaderNodeEmission', Color=colour(tint), Strength=strength)
    nodes.add('ShaderNodeOutputMaterial', Surface=emission.outputs[0])
    card = plane(width, height, at, made)
    _face(card, towards)
    card.visible_camera = card.visible_shadow = False
    return card


def hide_behind_glass(card):
    """For a lamp inside a glass case: neither seen through the pane nor mirrored in it."""
    card.visible_transmission = card.visible_glossy = False


def glow(at, power, radius=0.25, tint=AMBER, parent=None):
    """A round lamp that nothing shows or mirrors: the light that a lit ring or line spreads round it. Small cards of light are
    hit by few rays, which leaves single bright pixels on what is dark; `only_seen` takes their own light away."""
    data = bpy.data.lights.new('glow', 'POINT')
    data.energy, data.shadow_soft_size, data.color = power, radius, tint
    lamp = bpy.data.objects.new('glow', data)
    bpy.context.collection.objects.link(lamp)
    lamp.location, lamp.parent = at, parent
    lamp.visible_camera = lamp.visible_glossy = lamp.visible_transmission = False
    return lamp


def only_seen(*lit):
    """Light sources of these materials are seen and mirrored, and light nothing."""
    for surface in lit:
        surface.cycles.sample_as_light = False
    for made in bpy.data.objects:
        if any(slot.material in lit for slot in made.material_slots):
            made.visible_diffuse = False


def floor(height=0.0, roughness=0.10, smudge=0.05):
    """A black mirror with the marks of use."""
    return plane(60, 60, (0, 0, height), material((0.004, 0.0038, 0.0035), roughness, specular=0.45, smudge=smudge))


def haze(at, width, height, power=0.12, tint=(0.40, 0.20, 0.055), towards=(0, 0, 2)):
    """A round brown glow behind the product. More than 0.14 looks muddy."""
    made, nodes = empty_material('haze')
    centred = nodes.add('ShaderNodeMapping', Vector=nodes.add('ShaderNodeTexCoord').outputs['UV'], Location=(-1, -1, 0), Scale=(2, 2, 0))
    falloff = nodes.add('ShaderNodeTexGradient', Vector=centred.outputs[0])
    falloff.gradient_type = 'QUADRATIC_SPHERE'
    emission = nodes.add('ShaderNodeEmission', Color=colour(tint), Strength=nodes.math('MULTIPLY', falloff.outputs['Fac'], power))
    # The glow is added to the room behind it: an opaque card would show its edges where it glows no more.
    glow = nodes.add('ShaderNodeAddShader')
    for index, shader in enumerate((emission, nodes.add('ShaderNodeBsdfTransparent'))):
        nodes.connect(shader.outputs[0], glow.inputs[index])
    nodes.add('ShaderNodeOutputMaterial', Surface=glow.outputs[0])
    made.cycles.sample_as_light = False  # lamps share the shadow rays by area, and this card is the largest and dimmest
    card = plane(width, height, at, made)
    _face(card, towards)
    card.visible_shadow = card.visible_diffuse = False
    return card


def house_light(height=1.4, key=20, rim=26, top=18, fill=10, glow=0.11):
    """The light of every product picture: floor, soft key from the front left, two warm rims, a wide lamp overhead, a
    small fill from the front, haze. `height` is where the product's middle is; a power of 0 leaves a lamp out."""
    middle = (0, 0, height)
    floor()
    if glow:
        haze((0, 9, height + 1.1), 20, 12, glow, towards=(0, 0, height + 0.5))
    if key:
        softbox((-5.2, -3.0, 3.8 + height), middle, 2.6, 3.4, key)
    if rim:
        softbox((5.2, 0.8, 1.9 + height), middle, 1.0, 6, rim, AMBER)
        softbox((-5.8, 2.4, 1.2 + height), middle, 1.0, 5, rim * 0.8, STRAW)
    if top:
        softbox((0, 3.2, 5 + height), middle, 7, 1.6, top, HONEY)
    if fill:
        softbox((3.0, -5.6, 2.6 + height), middle, 2.2, 0.9, fill, SAND)
