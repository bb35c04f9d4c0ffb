"""Lets light travel through the rendered floor of cells: the frames of the film `hexagons`.

    blender -b --factory-startup -P art/films/light-hexagons.py -- <folder of lights> <folder for the frames> [first=0] [last=191]

Reads what art/films/hexagons.py wrote. Light adds up, so a frame is the sum of all groups, each as bright as its beat asks,
with a halo round what is brighter than white, developed as the render would have been. Frame 0 is the picture `hexagons`. Besides Blender it needs OpenCV (python3-opencv).
"""
import math
import re
import sys
from pathlib import Path

import bpy
import cv2
import numpy

FRAMES = 192  # 8 seconds at 24 a second
BEATS = 16
HALO = ((4, 0.10), (14, 0.07), (46, 0.05))  # radius in pixels of a frame 1280 wide, share of the light


def read_light(file):
    picture = bpy.data.images.load(str(file))
    width, height = picture.size
    values = numpy.empty(width * height * 4, numpy.float32)
    picture.pixels.foreach_get(values)
    bpy.data.images.remove(picture)
    return values.reshape(height, width, 4)[:, :, :3].copy()


def smooth(light):
    """Takes the sampling noise out of broad light. Films keep grain in key frames only, so a noisy loop would twitch at its seam."""
    steps = (numpy.sqrt(numpy.clip(light, 0, 4)) / 2 * 65535).astype(numpy.uint16)  # square roots: noise is even in them
    even = [cv2.fastNlMeansDenoising(numpy.ascontiguousarray(steps[:, :, colour]), [700], None, 5, 9, cv2.NORM_L1) for colour in range(3)]
    return numpy.where(light < 4, (numpy.dstack(even).astype(numpy.float32) / 65535 * 2) ** 2, light)


def add_halo(light):
    """A soft glow round whatever is brighter than white. Multiplying spectra by a Gaussian blurs by a Gaussian."""
    height, width, _ = light.shape
    bright = numpy.pad(numpy.maximum(light - 0.8, 0), ((0, height // 4), (0, width // 4), (0, 0)))
    down = numpy.fft.fftfreq(bright.shape[0])[:, None, None]
    across = numpy.fft.rfftfreq(bright.shape[1])[None, :, None]
    spread = sum(share * numpy.exp(-2 * (math.pi * radius * width / 1280) ** 2 * (down**2 + across**2)) for radius, share in HALO)
    halo = numpy.fft.irfft2(numpy.fft.rfft2(bright, axes=(0, 1)) * spread, s=bright.shape[:2], axes=(0, 1))
    return light + halo[:height, :width].astype(numpy.float32)


def since(beat, moment):
    """Part of the loop, from 0 to 1, that went by since the light passed `beat`."""
    return (moment - beat / BEATS) % 1


def swell(part, rise, fall):
    """0 to 1 to 0 again: up during the `rise` before the light passes, down during the `fall` after it."""
    if part > 1 - rise:
        return 0.5 + 0.5 * math.cos(math.pi * (1 - part) / rise)
    return 0.5 + 0.5 * math.cos(math.pi * part / fall) if part < fall else 0.0


def brightness(group, moment):
    """How bright a group of lights is at `moment`, a part of the loop from 0 to 1."""
    kind, _, beat = group.partition('-')
    part = since(int(beat or 0), moment)
    return {
        'room': lambda: 0.55,
        'lit': lambda: 0.5 + 0.9 * swell(part, 0.06, 0.42),
        'wave': lambda: 1.15 * swell(part, 0.07, 0.24),
        'lamp': lambda: 1.0 * swell(part, 0.16, 0.26),
    }[kind]()


def develop(values, target):
    """Writes linear light as the PNG that a render with the same film look would be."""
    height, width, _ = values.shape
    picture = bpy.data.images.new('frame', width, height, float_buffer=True)
    picture.pixels.foreach_set(numpy.dstack([values, numpy.ones((height, width), numpy.float32)]).astype(numpy.float32).ravel())
    picture.save_render(str(target))
    bpy.data.images.remove(picture)


arguments = sys.argv[sys.argv.index('--') + 1 :]
options = dict(argument.split('=') for argument in arguments[2:])
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'High Contrast'
scene.render.image_settings.file_format, scene.render.image_settings.color_mode, scene.render.image_settings.compression = 'PNG', 'RGB', 15
lights = {}
for file in sorted(Path(arguments[0]).glob('*.exr')):
    group = re.sub(r'-\d+$', '', file.stem)
    light = read_light(file)
    lights[group] = add_halo(smooth(light) if group.startswith(('room', 'lamp')) else light)
frames = Path(arguments[1])
frames.mkdir(parents=True, exist_ok=True)
for frame in range(int(options.get('first', 0)), int(options.get('last', FRAMES - 1)) + 1, int(options.get('every', 1))):
    levels = {group: brightness(group, frame / FRAMES) for group in lights}
    develop(sum(level * lights[group] for group, level in levels.items() if level > 0.001), frames / f'{frame:04}.png')
