"""Things that several scenes hold: drums, pallets, jumbo bags, straps."""
import math
import bpy
from mathutils import Euler, Vector, noise
from .heap import mound
from .shape import Build, copy, tube
from .surface import surface


def away(things):
    """Puts the originals of the copies out of sight."""
    for thing in things:
        thing.location = (0, 60, -5)


def drum(name, colour, **look):
    b = Build(name)
    skin = surface(name, *colour, **look)
    profile = [(0, 0), (.27, 0), (.285, .02), (.285, .28), (.298, .30), (.285, .32), (.285, .56), (.298, .58),
               (.285, .60), (.285, .86), (.292, .875), (.27, .88), (.265, .86), (0, .86)]
    b.lathe(profile, (0, 0, 0), skin, sides=36)
    return b


def pallet(wood=None):
    wood = wood or surface('wood', (0.26, 0.17, 0.09), (0.2, 0.13, 0.075), (0.3, 0.2, 0.12), rough=0.85, blotch=0.6,
                           dust=0.35, size=0.5)
    b = Build('pallet')
    for k in range(7):
        b.box((1.2, 0.105, 0.02), (0, -0.46 + k * 0.153, 0.133), wood, bevel=0.003, segments=1)
    for x in (-0.54, 0, 0.54):
        b.box((0.1, 1.0, 0.02), (x, 0, 0.112), wood, bevel=0.003, segments=1)
        for y in (-0.44, 0, 0.44):
            b.box((0.1, 0.12, 0.08), (x, y, 0.062), wood, bevel=0.004, segments=1)
        b.box((0.1, 1.0, 0.02), (x, 0, 0.012), wood, bevel=0.003, segments=1)
    return b.done()


def bag(chance, fill, size=.92, tall=.85, colour=(0.62, 0.60, 0.55), name='fibc'):
    """An open jumbo bag, bulging, with its filling heaped inside. Returns the surface of the filling."""
    cloth = surface(name, colour, rough=.85, blotch=.5, dust=.55, size=.5, bump=.9, grain=160, sheer=.15)
    n, rows = 64, 16
    verts, faces = [], []
    shift = chance.random() * 50
    for j in range(rows + 1):
        t = j / rows
        bulge = 1 + .13 * math.sin(math.pi * min(1, t * 1.05)) - .03 * t
        for i in range(n):
            a = 2 * math.pi * i / n
            c, s = math.cos(a), math.sin(a)
            power = 3.2 - .8 * math.sin(math.pi * t)
            r = size / 2 / (abs(c) ** power + abs(s) ** power) ** (1 / power) * bulge
            fold = noise.noise(Vector((c * 2.2 + shift, s * 2.2, t * 1.2))) * .04 + abs(noise.noise(Vector((c * 5 + shift, s * 5, t * 3.5)))) * -.05 + \
                noise.noise(Vector((c * 9 + shift, s * 9, t * 2.4))) * .03 * (0.25 + t * t)
            r += fold
            z = tall * t + (noise.noise(Vector((c * 1.7, s * 1.7, shift))) * .05 if j == rows else 0)
            verts.append((r * c, r * s, z))
    for j in range(rows):
        for i in range(n):
            k = (i + 1) % n
            faces.append((j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i))
    b = Build(name)
    b.mesh(verts, faces, cloth)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * size * .40, sy * size * .40
            lift = tall + .08 + chance.random() * .09
            loop = [(x * 1.10, y * .70, tall * .72), (x * 1.06, y * .72, tall * .97), (x * (1.0 + chance.random() * .2), y * .85, lift),
                    (x * .85, y * (1.0 + chance.random() * .2), lift - .02), (x * .72, y * 1.06, tall * .97), (x * .70, y * 1.10, tall * .72)]
            b.mesh([(p[0] + dx, p[1] + dx * .4, p[2]) for p in loop for dx in (-.022, .022)],
                   [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(loop) - 1)], cloth)
    thing = b.done(sharp=80)
    if not fill:
        return thing, None
    top = mound('filling', fill, size * 1.0, size * 1.0, .24, (0, 0, tall - .11), rough=.10, cells=50, seed=shift, power=1.6, round=True)
    top.parent = thing
    return thing, top


def crate(name, skin, wide=.6, deep=.4, tall=.3, slots=True):
    """An open plastic crate with ribs, a rim and hand holes; its sides are pierced when it has slots."""
    b = Build(name)
    t = .012
    b.box((wide, deep, t), (0, 0, t / 2), skin)
    for along, across, axis in ((wide, deep, 0), (deep, wide, 1)):
        for side in (-1, 1):
            def bar(length, high, shift, z, thick=t):
                size = (length, thick, high) if axis == 0 else (thick, length, high)
                off = side * (across / 2 - thick / 2)
                b.box(size, (shift, off, z) if axis == 0 else (off, shift, z), skin, bevel=.002, segments=1)
            bar(along + .02, .03, 0, tall - .015, .026)
            if not slots:
                bar(along, tall, 0, tall / 2)
            else:
                bar(along, tall * .24, 0, tall * .12)
                bar(along, tall * .10, 0, tall * .50)
                bar(along * .34, tall * .34, -along * .33, tall * .75)
                bar(along * .34, tall * .34, along * .33, tall * .75)
                bar(along * .34, tall * .12, 0, tall * .62)
            ribs = int(along / .07)
            for k in range(ribs + 1):
                bar(.012, tall, -along / 2 + .006 + k * (along - .012) / ribs, tall / 2, .018)
    return b.done()


def stuffed(name, chance, kinds, size, count, depth=.05, spread=1.0):
    """A bale's skin: pieces laid over the six sides of a block. Returns a collection to be placed with `put`."""
    shelf = bpy.data.collections.new(name)
    w, d, h = (s / 2 for s in size)
    faces = [((1, 0, 0), d * h), ((-1, 0, 0), d * h), ((0, 1, 0), w * h), ((0, -1, 0), w * h), ((0, 0, 1), w * d)]
    for normal, _ in chance.choices(faces, [f[1] for f in faces], k=count):
        at = Vector((chance.uniform(-w, w), chance.uniform(-d, d), chance.uniform(-h, h)))
        for axis in range(3):
            if normal[axis]:
                at[axis] = normal[axis] * ((w, d, h)[axis] - abs(chance.gauss(0, depth)))
        facing = Vector(normal).to_track_quat('Z', 'Y').to_euler()
        twist = Euler((chance.gauss(0, .35) * spread, chance.gauss(0, .35) * spread, chance.random() * 6.28)).to_matrix()
        piece = chance.choice(kinds)
        thing = bpy.data.objects.new(name, piece.data)
        thing.location, thing.rotation_euler = at + Vector((0, 0, h)), (facing.to_matrix() @ twist).to_euler()
        thing.scale = (chance.uniform(.85, 1.2),) * 3
        shelf.objects.link(thing)
    return shelf


def strap(shelf, skin, size, at, along='x', slack=.012, wide=.016):
    """A band around the block at one place of its length."""
    w, d, h = size
    reach = (d if along == 'x' else w) / 2 + slack
    ring = []
    for side, level in ((-1, .0), (-1, .25), (-1, .5), (-1, .75), (-.97, 1.0), (-.6, 1.008), (0, 1.015), (.6, 1.008), (.97, 1.0), (1, .75), (1, .5), (1, .25), (1, .0)):
        bulge = 1 + .03 * math.sin(math.pi * level) if abs(side) == 1 else 1
        ring.append((side * reach * bulge, level * h + (slack if level >= 1 else 0)))
    verts = [((at + s * wide / 2, y, z) if along == 'x' else (y, at + s * wide / 2, z)) for y, z in ring for s in (-1, 1)]
    b = Build('strap')
    b.mesh(verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(ring) - 1)], skin)
    shelf.objects.link(b.done(sharp=80, shown=False))


def put(shelf, at, turn=(0, 0, 0), scale=1.0):
    """One more copy of a whole collection."""
    thing = bpy.data.objects.new(shelf.name, None)
    thing.instance_type, thing.instance_collection = 'COLLECTION', shelf
    thing.location, thing.rotation_euler, thing.scale = at, turn, (scale,) * 3
    bpy.context.scene.collection.objects.link(thing)
    return thing
