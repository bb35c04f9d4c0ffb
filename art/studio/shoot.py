"""Renders the pictures of one scene.

    blender -b --factory-startup -P art/studio/shoot.py -- <scene> <folder for masters> [key=value ...]

Keys: `pictures` (names with commas between; without it all of the scene), `size` (share of the pixels), `samples`, `noise`,
`finer` (how many times wider than the picture its light is rendered: less on a busy machine),
`passes` (folder for linear light, kept for developing again), `develop=only` (does not render, develops what is in `passes`),
`locale=ar` (the words are Arabic, and the master of `phone` is `phone-ar`).
"""
import importlib
import sys
import time
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from studio import language
from studio.develop import develop
from studio.lights import room
from studio.materials import Materials
from studio.rendering import empty_scene, point_camera, render


def build(scene):
    empty_scene()
    room(**getattr(scene, 'ROOM', {}))
    scene.build(Materials())


def shoot(scene, name, masters, options):
    view = scene.PICTURES[name]
    view = replace(view, finer=float(options.get('finer', view.finer)))
    master = name if language.locale() == 'en' else f'{name}-{language.locale()}'
    passes = Path(options.get('passes', masters / 'passes')).resolve() / master
    started = time.monotonic()
    if options.get('develop') != 'only':
        point_camera(view)
        render(view, passes, float(options.get('size', 1)), int(options.get('samples', view.samples)), float(options.get('noise', view.noise)))
    rendered = time.monotonic()
    develop(passes, view, masters / f'{master}.png')
    print(f'{master}: rendered in {rendered - started:.0f} s, developed in {time.monotonic() - rendered:.0f} s', flush=True)


def main(scene_name, folder, *settings):
    options = dict(setting.split('=', 1) for setting in settings)
    # Before the scene is loaded: some choose their words then.
    language.choose(options.get('locale', 'en'))
    scene = importlib.import_module(f'scenes.{scene_name}')
    masters = Path(folder).resolve()
    masters.mkdir(parents=True, exist_ok=True)
    if options.get('develop') != 'only':
        build(scene)
    wanted = options['pictures'].split(',') if 'pictures' in options else scene.PICTURES
    for name in wanted:
        shoot(scene, name, masters, options)


main(*sys.argv[sys.argv.index('--') + 1 :])
