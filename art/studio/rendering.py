"""From a scene and a view to linear light on disk: the picture and what the noise filter needs to know about it."""
import bpy
from mathutils import Vector

# Name of the file → pass of the renderer.
PASSES = {'light': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'depth': 'Depth', 'emission': 'Emit'}


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def point_camera(view):
    lens = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', lens)
    bpy.context.collection.objects.link(camera)
    camera.location = view.camera
    camera.rotation_euler = (Vector(view.target) - camera.location).to_track_quat('-Z', 'Y').to_euler()
    lens.lens = view.lens  # a pinhole: studio/focus.py blurs what is out of focus
    bpy.context.scene.camera = camera


def render(view, folder, size, samples, noise):
    """Renders the view and writes one half-float EXR a pass to `folder`.

    `size` is a share of the picture's pixels; the rendering is `view.oversampling` times as wide. Sampling of a pixel ends at
    `samples`, or earlier when its error is below `noise`: that is asked after every sixteenth, so fewer are the same for all.
    """
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = (round(edge * size * view.oversampling) for edge in view.size)
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = samples, True, noise, 16
    # Debian's Blender has no Open Image Denoise; studio/denoise.py takes its place.
    cycles.use_denoising = False
    cycles.max_bounces = cycles.transmission_bounces = 12 if view.glass else 6
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, 8 if view.glass else 4
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect, cycles.blur_glossy = 60, 3, 0.6
    cycles.caustics_reflective, cycles.caustics_refractive = False, view.glass
    _write_passes(scene, folder)
    bpy.ops.render.render()


def _write_passes(scene, folder):
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_emit = layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    scene.node_tree.nodes.clear()
    rendered = scene.node_tree.nodes.new('CompositorNodeRLayers')
    output = scene.node_tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = str(folder)
    output.format.file_format, output.format.color_depth, output.format.exr_codec = 'OPEN_EXR', '16', 'ZIP'
    output.file_slots.clear()
    for name, source in PASSES.items():
        # Blender puts the frame's number where it finds #: the scene stays at frame 1.
        output.file_slots.new(f'{name}-#')
        scene.node_tree.links.new(rendered.outputs[source], output.inputs[f'{name}-#'])
    scene.frame_set(1)
