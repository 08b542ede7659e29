"""blender -b -P render.py -- MATERIAL/SCENE ANGLE OUT.webp [WIDTH HEIGHT SAMPLES]: one picture."""
import importlib
import os
import random
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from kit import finish, place, stage

PASSES = ['Image', 'DiffCol', 'DiffDir', 'DiffInd', 'Normal', 'Depth']
LIMIT = 80_000
WARMTH = {'sun': -0.07, 'evening': -0.06, 'shed': 0.02}


def passes_to(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path, out.format.file_format, out.format.color_depth = folder, 'OPEN_EXR', '32'
    out.file_slots.clear()
    for name in PASSES:
        out.file_slots.new(name)
        tree.links.new(layers.outputs[name], out.inputs[name])


def read(folder, width, height):
    passes = {}
    for name in PASSES:
        image = bpy.data.images.load(f'{folder}/{name}0001.exr')
        image.colorspace_settings.name = 'Non-Color'
        flat = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(flat)
        passes[name] = np.nan_to_num(flat.reshape(height, width, 4)[::-1, :, :3].copy(), posinf=0, neginf=0)
    return passes


def main(material, name, angle, out, width=800, height=600, samples=28, big=(960, 720)):
    began = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    module = importlib.import_module(material.replace('-', '_'))
    build, views = module.SCENES[name]
    view = views[angle - 1]
    random.seed(name)
    stage.settings(width, height, view.get('samples', samples), int(os.environ.get('REBALE_THREADS', 2)))
    place.stand(view.get('where', 'sun'), seed=view.get('seed', len(name) + angle), side=view.get('side', -50),
                height=view.get('height', 22), busy=view.get('busy', True), back=view.get('back'))
    build()
    stage.camera(view)
    built = time.time()
    with tempfile.TemporaryDirectory() as folder:
        passes_to(folder)
        bpy.ops.render.render()
        rendered = time.time()
        passes = read(folder, width, height)
    image = finish.clean(passes) if samples > 12 else passes['Image']
    image = finish.film(image, warmth=view.get('warmth', WARMTH.get(view.get('where', 'sun'), 0.0)), key=view.get('key', 0.25))
    image = finish.photograph(image, *(big if samples > 12 else (width, height)), seed=angle)
    os.makedirs(os.path.dirname(os.path.abspath(out)), exist_ok=True)
    finish.save(image, out, LIMIT if big[0] < 1500 else 130_000)
    print(f'DONE {out} build {built - began:.0f}s render {rendered - built:.0f}s finish {time.time() - rendered:.0f}s')


if __name__ == '__main__':
    where, angle, out, *numbers = sys.argv[sys.argv.index('--') + 1:]
    numbers = [int(n) for n in numbers]
    main(*where.split('/'), int(angle), out, *numbers[:3], *([tuple(numbers[3:5])] if len(numbers) > 3 else []))
