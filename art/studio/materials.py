"""The studio's surfaces. Colours are linear, not sRGB."""
import bpy

GOLD = (0.630, 0.375, 0.100)  # #cda959
DULL_GOLD = (0.50, 0.30, 0.075)
BRONZE = (0.270, 0.122, 0.025)  # #8e622c
EMBER = (1.0, 0.55, 0.15)  # light that a lamp or a line on a product gives off


class Nodes:
    """Short hand for building a node tree."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, **inputs):
        """Adds a node; inputs are given by name, with spaces as underscores, as value or as the socket they come from."""
        node = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            self.connect(value, node.inputs[name.replace('_', ' ')])
        return node

    def connect(self, value, socket):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, first, second=0.0, clamp=False):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation, node.use_clamp = operation, clamp
        self.connect(first, node.inputs[0])
        self.connect(second, node.inputs[1])
        return node.outputs[0]

    def spread(self, value, low, high, to_low, to_high, smooth=False):
        """Maps low..high to to_low..to_high."""
        node = self.add('ShaderNodeMapRange', Value=value, From_Min=low, From_Max=high, To_Min=to_low, To_Max=to_high)
        node.interpolation_type = 'SMOOTHSTEP' if smooth else 'LINEAR'
        return node.outputs['Result']


def colour(rgb):
    return (*rgb, 1)


def new_material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, Nodes(made.node_tree)


def empty_material(name):
    made, nodes = new_material(name)
    made.node_tree.nodes.clear()
    return made, nodes


def material(
    base=(0.02, 0.02, 0.02),
    roughness=0.4,
    metallic=0.0,
    specular=0.5,
    coat=0.0,
    coat_roughness=0.05,
    emission=None,
    strength=0.0,
    bump=0.0,
    grain=400.0,
    brushed=None,
    smudge=0.0,
):
    """A surface. `bump` is how rough it feels at `grain` bumps a unit; `brushed` stretches that into streaks, as scale
    along the object's three axes; `smudge` adds up to that much roughness where hands have been."""
    made, nodes = new_material('surface')
    shader = made.node_tree.nodes['Principled BSDF']
    plain = {
        'Base Color': colour(base),
        'Roughness': roughness,
        'Metallic': metallic,
        'Specular': specular,
        'Clearcoat': coat,
        'Clearcoat Roughness': coat_roughness,
        'Emission Strength': strength,
    }
    for name, value in plain.items():
        shader.inputs[name].default_value = value
    if emission:
        shader.inputs['Emission'].default_value = colour(emission)
    if brushed:
        _brush(nodes, shader, roughness, brushed)
    elif bump:
        noise = nodes.add('ShaderNodeTexNoise', Vector=_object_space(nodes), Scale=grain, Detail=2)
        _raise(nodes, shader, noise.outputs['Fac'], bump, 0.01)
    if smudge:
        noise = nodes.add('ShaderNodeTexNoise', Vector=_object_space(nodes), Scale=2.2, Detail=6)
        nodes.connect(nodes.spread(noise.outputs['Fac'], 0.35, 0.7, roughness, roughness + smudge), shader.inputs['Roughness'])
    return made


def weathered(tones, scale, roughness, bumps=(), stretch=(1, 1, 1), hollows=None, edges=None, **plain):
    """A surface that nature or use has left uneven. Its colour wanders through `tones` at `scale` patches a unit, its roughness
    between two values. `bumps` are pairs of bumps a unit and their height; `stretch` draws patches and bumps out along the
    object's axes. `hollows` is the colour of what has settled in inner corners, `edges` that of worn outer ones: both need a
    fine mesh. `plain` are further inputs of the shader."""
    made, nodes = new_material('weathered')
    shader = made.node_tree.nodes['Principled BSDF']
    for name, value in plain.items():
        nodes.connect(value, shader.inputs[name.replace('_', ' ').title()])
    place = nodes.add('ShaderNodeMapping', Vector=_object_space(nodes), Scale=stretch).outputs['Vector']

    def noise(scale, detail=5):
        return nodes.add('ShaderNodeTexNoise', Vector=place, Scale=scale, Detail=detail, Roughness=0.62).outputs['Fac']

    patches = nodes.spread(noise(scale, 8), 0.32, 0.68, 0, 1)
    tone = _ramp(nodes, patches, tones)
    corner = nodes.add('ShaderNodeNewGeometry').outputs['Pointiness']
    uneven = nodes.math('MULTIPLY', nodes.math('SUBTRACT', noise(scale * 5), 0.5), 0.10)
    for settled, ends in ((hollows, (0.485, 0.43)), (edges, (0.535, 0.575))):
        if settled:
            share = nodes.spread(nodes.math('ADD', corner, uneven), *ends, 0, 1)
            tone = nodes.add('ShaderNodeMixRGB', Fac=share, Color1=tone, Color2=colour(settled)).outputs[0]
    nodes.connect(tone, shader.inputs['Base Color'])
    nodes.connect(nodes.spread(noise(scale * 2.3), 0.35, 0.65, *roughness), shader.inputs['Roughness'])
    height = 0.0
    for count, high in bumps:
        height = nodes.math('ADD', nodes.math('MULTIPLY', noise(count, 3), high), height)
    if bumps:
        _raise(nodes, shader, height, 1, 1)
    return made


def _ramp(nodes, value, tones):
    ramp = nodes.add('ShaderNodeValToRGB', Fac=value)
    elements = ramp.color_ramp.elements
    elements.remove(elements[0])
    elements[0].position, elements[0].color = 0, colour(tones[0])
    for index, tone in enumerate(tones[1:], 1):
        elements.new(index / (len(tones) - 1)).color = colour(tone)
    return ramp.outputs['Color']


def _object_space(nodes):
    return nodes.add('ShaderNodeTexCoord').outputs['Object']


def _raise(nodes, shader, height, strength, distance):
    bump = nodes.add('ShaderNodeBump', Height=height, Strength=strength, Distance=distance)
    nodes.connect(bump.outputs['Normal'], shader.inputs['Normal'])


def _brush(nodes, shader, roughness, scale):
    stretched = nodes.add('ShaderNodeMapping', Vector=_object_space(nodes), Scale=scale)
    noise = nodes.add('ShaderNodeTexNoise', Vector=stretched.outputs['Vector'], Scale=1, Detail=4, Roughness=0.7)
    streaks = nodes.spread(noise.outputs['Fac'], 0.3, 0.7, max(0.04, roughness - 0.10), roughness + 0.14)
    nodes.connect(streaks, shader.inputs['Roughness'])
    _raise(nodes, shader, noise.outputs['Fac'], 0.04, 0.02)


def light_source(strength, emission=EMBER):
    """Something that glows and reflects nothing."""
    return material(base=(0, 0, 0), roughness=0.5, emission=emission, strength=strength)


def thin_glass(tint=(0.5, 0.46, 0.42), roughness=0.02, index=1.5, gloss=1.0):
    """Glass that lamps shine through: it reflects by angle and does not refract, so it needs no caustics.

    For single surfaces only: the far face of a solid would reflect everything.
    """
    made, nodes = empty_material('thin glass')
    clear = nodes.add('ShaderNodeBsdfTransparent', Color=colour(tint))
    reflection = nodes.add('ShaderNodeBsdfGlossy', Roughness=roughness)
    share = nodes.math('MULTIPLY', nodes.add('ShaderNodeFresnel', IOR=index).outputs[0], gloss, clamp=True)
    mixed = nodes.add('ShaderNodeMixShader', Fac=share)
    nodes.connect(clear.outputs[0], mixed.inputs[1])
    nodes.connect(reflection.outputs[0], mixed.inputs[2])
    nodes.add('ShaderNodeOutputMaterial', Surface=mixed.outputs[0])
    return made


def screen(picture, strength=2.0):
    """A lit display showing the picture file on a plane; hardly reflective, so that it stays readable."""
    made, nodes = new_material('screen')
    shader = made.node_tree.nodes['Principled BSDF']
    image = nodes.add('ShaderNodeTexImage', Vector=nodes.add('ShaderNodeUVMap').outputs['UV'])
    image.image = bpy.data.images.load(str(picture))
    image.extension = 'EXTEND'
    for name, value in {'Base Color': (0.003, 0.003, 0.003, 1), 'Roughness': 0.08, 'Specular': 0.06, 'Emission Strength': strength}.items():
        shader.inputs[name].default_value = value
    nodes.connect(image.outputs['Color'], shader.inputs['Emission'])
    return made


def rim_lit(surface, width=0.25, falloff=3.0, strength=0.55):
    """Adds a glow to `surface` where it turns away from the camera, and returns it."""
    nodes = Nodes(surface.node_tree)
    shader = surface.node_tree.nodes['Principled BSDF']
    facing = nodes.add('ShaderNodeLayerWeight', Blend=width).outputs['Facing']
    shader.inputs['Emission'].default_value = (1, 0.52, 0.13, 1)
    nodes.connect(nodes.math('MULTIPLY', nodes.math('POWER', facing, falloff), strength), shader.inputs['Emission Strength'])
    return surface


class Materials:
    """The surfaces most scenes share. Make one after the scene has been emptied."""

    def __init__(self):
        # Bumps and streaks are wider than two pixels of a page's head: finer ones sparkle and break the light along an edge.
        self.gold = material(GOLD, 0.22, 1)
        self.brushed_gold = material(GOLD, 0.26, 1, brushed=(3, 90, 90))
        self.dull_gold = material(DULL_GOLD, 0.38, 1, bump=0.05)
        # Metal alone goes black where no lamp stands in its mirror: print and thin lines glow a little instead.
        self.foil = material(GOLD, 0.30, 1, emission=GOLD, strength=0.30)
        self.bronze = material(BRONZE, 0.34, 1)
        self.black = material((0.010, 0.0098, 0.0095), 0.42, bump=0.06, grain=90)
        self.satin = material((0.012, 0.0117, 0.011), 0.28, bump=0.012, grain=70)
        self.anodised = material((0.035, 0.033, 0.030), 0.34, 1, brushed=(3, 100, 100))
        self.gloss = material((0.003, 0.003, 0.003), 0.045, specular=0.6, coat=1, coat_roughness=0.02)
        self.dark = material((0.002, 0.002, 0.002), 0.6)
        self.rubber = material((0.008, 0.008, 0.008), 0.7)
        self.paper = material((0.012, 0.0115, 0.011), 0.62, bump=0.22, grain=70)
        self.ivory = material((0.55, 0.50, 0.42), 0.6, bump=0.10, grain=80)
        self.lens = material((0.004, 0.003, 0.006), 0.02, specular=1, coat=1, coat_roughness=0)
        self.coated_lens = material((0.30, 0.14, 0.03), 0.05, 0.9, specular=1, coat=1, coat_roughness=0.02)
        self.glow = light_source(9)
        self.hot = light_source(6)
        self.soft_glow = light_source(2.2)
        self.warm = light_source(1.2)
