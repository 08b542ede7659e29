"""The place and the camera: render settings, yard, shed, ground."""
import math
import random
import bpy
from mathutils import Vector
from . import light
from .shape import Build, copy
from .surface import Net, surface


def settings(width, height, samples, threads=2):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold = 'CPU', samples, True, 0.03
    c.adaptive_min_samples = max(8, samples // 3)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 3, 2, 2, 3
    c.transparent_max_bounces, c.caustics_reflective, c.caustics_refractive = 5, False, False
    c.sample_clamp_direct, c.sample_clamp_indirect, c.blur_glossy = 12, 3, 1.0
    c.use_auto_tile, c.use_denoising = False, False
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_glossy_color = True


def camera(view):
    """view: look (point), turn and rise (degrees), away (metres), lens (mm), f (stop), focus (metres nearer)."""
    target = Vector(view['look'])
    turn, rise, away = math.radians(view['turn']), math.radians(view['rise']), view['away']
    eye = target + away * Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)))
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = view.get('lens', 40), 36
    data.shift_x, data.shift_y = view.get('shift', (0, 0))
    data.clip_start = 0.02
    data.dof.use_dof = True
    data.dof.focus_distance = away - view.get('focus', 0.0)
    data.dof.aperture_fstop = 0.55 * view.get('f', 2.8)
    data.dof.aperture_blades = 7
    thing = bpy.data.objects.new('camera', data)
    thing.location = eye
    thing.rotation_euler = (target - eye).to_track_quat('-Z', 'Y').to_euler()
    thing.rotation_euler.rotate_axis('Z', math.radians(view.get('roll', 0.6)))
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def concrete(wet=0.0):
    """A yard's floor: worn concrete under earth and oil, with a crack here and there and what lies about."""
    net = Net('concrete')
    place = net.add('NewGeometry').outputs['Position']
    broad, mid, fine = net.noise(0.35, place, 4, 0.65), net.noise(2.2, place, 7, 0.7), net.noise(38, place, 4, 0.75)
    bent = net.add('VectorMath', {0: place, 1: net.add('TexNoise', {'Scale': 1.1, 'Vector': place, 'Detail': 5, 'Roughness': .7})
                                  .outputs['Color']}, operation='ADD').outputs[0]
    crack = net.add('TexVoronoi', {'Scale': 0.42, 'Vector': bent}, feature='DISTANCE_TO_EDGE').outputs[0]
    line = net.times(net.spread(crack, 0.0, 0.006, 1, 0), net.spread(net.noise(.5, place, 2), .48, .6))
    stones = net.add('TexVoronoi', {'Scale': 75, 'Vector': place}).outputs
    colour = net.mix(net.spread(broad, 0.35, 0.65), (0.135, 0.12, 0.10), (0.22, 0.195, 0.16))
    colour = net.mix(net.spread(mid, 0.40, 0.66), colour, (0.165, 0.115, 0.072))
    colour = net.mix(net.times(net.spread(net.noise(.9, place, 5, 0.7), 0.56, 0.70), 0.8), colour, (0.035, 0.032, 0.028))
    colour = net.mix(1.0, colour, net.spread(fine, 0.3, 0.7, 0.45, 1.5), 'MULTIPLY')
    speck = net.times(net.spread(stones['Distance'], .30, .22), net.spread(net.noise(3, place, 2), .45, .6))
    colour = net.mix(net.times(speck, .8), colour, net.mix(.75, stones['Color'], (.2, .17, .14)))
    colour = net.mix(net.times(line, .85), colour, (0.025, 0.02, 0.018))
    pool = net.spread(net.noise(0.5, place, 3, 0.5), 0.64 - wet, 0.69 - wet)
    colour = net.mix(net.times(pool, 0.55), colour, (0.04, 0.035, 0.03))
    height = net.add('Math', {0: net.times(mid, 0.8), 1: net.times(fine, 0.6)}, operation='ADD').outputs[0]
    height = net.add('Math', {0: height, 1: net.times(speck, .25)}, operation='ADD').outputs[0]
    bump = net.add('Bump', {'Height': height, 'Strength': net.spread(pool, 0, 1, 0.9, 0.03), 'Distance': 0.025})
    return net.end(net.add('BsdfPrincipled', {'Base Color': colour, 'Roughness': net.spread(pool, 0, 1, 0.85, 0.14),
                                              'Normal': bump.outputs[0]}).outputs[0], (.17, .145, .115))


def ground(wet=0.0, seed=4):
    b = Build('ground')
    b.mesh([(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], concrete(wet))
    b.done()
    chance = random.Random(seed)
    stone = surface('grit', (0.22, 0.19, 0.16), (0.1, 0.09, 0.08), (0.3, 0.26, 0.2), (0.05, 0.05, 0.06), rough=0.9)
    paper = surface('litter', (0.4, 0.38, 0.33), (0.1, 0.2, 0.3), (0.3, 0.25, 0.15), (0.02, 0.02, 0.02), (0.35, 0.1, 0.05), rough=0.7)
    bits = []
    for k in range(6):
        b = Build('grit')
        pebble = [(0.012 * math.sin(math.pi * i / 4) * chance.uniform(.7, 1.3), 0.008 * -math.cos(math.pi * i / 4)) for i in range(5)]
        b.lathe(pebble, (0, 0, 0), stone, sides=7, wobble=lambda i, j, r, h: (r * chance.uniform(.7, 1.2), h))
        bits.append(b.done())
    for k in range(3):
        b = Build('litter')
        b.mesh([(chance.gauss(x, .008), chance.gauss(y, .008), abs(chance.gauss(0, .006))) for x, y in
                ((-.03, -.02), (.0, -.025), (.03, -.018), (.028, .02), (0, .03), (-.03, .02))], [(0, 1, 4, 5), (1, 2, 3, 4)], paper)
        bits.append(b.done())
    for _ in range(1500):
        piece = chance.choice(bits[:6]) if chance.random() < .95 else chance.choice(bits[6:])
        spot = (chance.gauss(0, 2.8), chance.gauss(-0.3, 2.6), 0.003)
        copy(piece, spot, (chance.gauss(0, .2), chance.gauss(0, .2), chance.random() * 6), 0.25 + chance.expovariate(2.2))


def corrugated(name, wide, high, material, pitch=0.076, depth=0.018):
    n = int(wide / pitch * 4)
    verts, faces = [], []
    for i in range(n + 1):
        x, y = wide * (i / n - 0.5), depth * math.sin(i * math.pi / 2)
        verts += [(x, y, 0), (x, y, high)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    b = Build(name)
    b.mesh(verts, faces, material)
    return b


def plaster(name, paint, lower):
    """A limewashed wall: painted below, stained by rain from above, brick where the plaster has gone."""
    net = Net(name)
    place = net.add('TexCoord').outputs['Object']
    height = net.add('SeparateXYZ', {0: place}).outputs[2]
    stretch = net.add('VectorMath', {0: place, 1: (1.3, 1.3, 0.25)}, operation='MULTIPLY').outputs[0]
    streak, patch, fine = net.noise(2.2, stretch, 5, 0.65), net.noise(0.8, place, 5, 0.6), net.noise(40, place, 2)
    flat = net.add('CombineXYZ', {0: net.add('SeparateXYZ', {0: place}).outputs[0], 1: height}).outputs[0]
    brick = net.add('TexBrick', {'Vector': flat, 'Color1': (0.30, 0.10, 0.06), 'Color2': (0.20, 0.075, 0.05),
                                 'Mortar': (0.28, 0.25, 0.2), 'Scale': 2.6, 'Mortar Size': 0.018})
    edge = net.add('Math', {0: height, 1: net.spread(patch, 0, 1, -0.08, 0.08)}, operation='ADD').outputs[0]
    colour = net.mix(net.spread(edge, 1.0, 1.03), lower, paint)
    colour = net.mix(net.spread(streak, 0.42, 0.72, 0.0, 0.75), colour, (0.09, 0.08, 0.065))
    colour = net.mix(net.spread(patch, 0.60, 0.61), colour, brick.outputs[0])
    colour = net.mix(net.spread(height, 0.0, 0.5, 0.65, 0.0), colour, (0.2, 0.15, 0.1))
    bump = net.bump(net.add('Math', {0: fine, 1: patch}, operation='ADD').outputs[0], 0.4, 0.02)
    return net.end(net.add('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.9, 'Normal': bump}).outputs[0], paint)
