"""Heaps: things dropped with rigid bodies until they lie, mounds, and scattering over a surface."""
import json
import math
import os
import bmesh
import bpy
from mathutils import Matrix, Vector, noise

CACHE = os.environ.get('REBALE_SCENES_CACHE', '/tmp/rebale-scenes')


def _rigid(thing, kind, form, friction=0.7, mass=1.0):
    bpy.context.view_layer.objects.active = thing
    bpy.ops.rigidbody.object_add(type=kind)
    body = thing.rigid_body
    body.collision_shape, body.friction, body.restitution, body.mass = form, friction, 0.02, mass
    body.use_margin, body.collision_margin = True, 0.0 if form == 'BOX' else 0.002
    body.linear_damping, body.angular_damping = 0.2, 0.5
    return body


def drop(name, things, still=(), frames=140, form='CONVEX_HULL', floor=True, friction=0.75):
    """Lets `things` fall onto the floor and `still` objects; remembers where they came to lie."""
    kept = f'{CACHE}/{name}.json'
    if os.path.exists(kept):
        places = json.load(open(kept))
        if len(places) == len(things):
            for thing, rows in zip(things, places):
                thing.matrix_world = Matrix(rows)
            return things
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new('falling')
    world.substeps_per_frame, world.solver_iterations = 7, 14
    world.point_cache.frame_end = frames
    ground = None
    if floor:
        bpy.ops.mesh.primitive_cube_add(size=60, location=(0, 0, -30))
        ground = bpy.context.object
        _rigid(ground, 'PASSIVE', 'BOX', 0.9)
    for thing in still:
        _rigid(thing, 'PASSIVE', 'MESH', 0.8)
    for thing in things:
        _rigid(thing, 'ACTIVE', form, friction)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    rest = [thing.matrix_world.copy() for thing in things]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    if ground:
        bpy.data.objects.remove(ground)
    for thing, matrix in zip(things, rest):
        thing.matrix_world = matrix
    os.makedirs(CACHE, exist_ok=True)
    json.dump([[list(row) for row in matrix] for matrix in rest], open(kept, 'w'))
    return things


def mound(name, material, wide, deep, high, at=(0, 0, 0), rough=0.12, cells=70, seed=0, power=1.3, round=False):
    """A heap's body: a bump with an uneven skin."""
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=cells, y_segments=cells, size=1)
    for v in bm.verts:
        x, y = v.co.x, v.co.y
        if round:
            x, y = x * math.sqrt(1 - y * y / 2), y * math.sqrt(1 - x * x / 2)
        bend = 1 + 0.25 * noise.noise(Vector((x * 1.5 + seed, y * 1.5, 3)))
        away = math.sqrt(x * x + y * y) * bend
        level = max(0.0, 1 - away ** power)
        level += rough * (noise.fractal(Vector((x * 2.4, y * 2.4, seed)), 1.0, 2.0, 4)) * min(1, level * 4)
        v.co = Vector((x * wide / 2, y * deep / 2, level * high - 0.02))
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    thing = bpy.data.objects.new(name, mesh)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
    return thing


def scatter(on, pieces, count, size=1.0, vary=0.5, seed=1, tumble=1.0, inside=False):
    """Strews copies of the pieces over an object's faces."""
    shelf = bpy.data.collections.new('pieces')
    for piece in pieces:
        for home in list(piece.users_collection):
            home.objects.unlink(piece)
        shelf.objects.link(piece)
    modifier = on.modifiers.new('scatter', 'PARTICLE_SYSTEM')
    system = modifier.particle_system
    system.seed = seed
    s = system.settings
    s.type, s.count, s.use_advanced_hair, s.hair_length = 'HAIR', count, True, 1.0
    s.emit_from, s.distribution, s.use_modifier_stack = 'VOLUME' if inside else 'FACE', 'RAND', True
    s.render_type, s.instance_collection, s.use_collection_pick_random = 'COLLECTION', shelf, True
    s.particle_size, s.size_random = size, vary
    s.use_rotations, s.rotation_mode = True, 'NOR'
    s.rotation_factor_random, s.phase_factor, s.phase_factor_random = tumble, 0, 2.0
    s.use_rotation_instance = False
    on.show_instancer_for_render = not inside
    return on


def toss(chance, kinds, count, wide, deep, low=0.3, step=0.03, tilt=1.0, at=(0, 0)):
    """Copies of the kinds in the air, ready to be dropped."""
    from .shape import copy
    return [copy(chance.choice(kinds), (at[0] + chance.uniform(-wide, wide), at[1] + chance.uniform(-deep, deep), low + k * step),
                 (chance.gauss(0, tilt), chance.gauss(0, tilt), chance.random() * 6.28)) for k in range(count)]
