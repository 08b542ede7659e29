"""Plastic scenes: PET bales, film bales, drums, regrind, crates, pipes, bottles and canisters."""
import math
import random
import bmesh
import bpy
from mathutils import Euler, Vector, noise
from kit import heap
from kit.goods import away, bag, crate, pallet, put, strap, stuffed
from kit.heap import toss
from kit.place import bunker
from kit.shape import Build, copy
from kit.surface import clear, surface


def dent(thing, much, seed, flat=1.0):
    """Crushes a mesh: noise moves its points, and it is pressed flat."""
    for v in thing.data.vertices:
        p = v.co * 14 + Vector((seed * 9, 0, 0))
        v.co += Vector((noise.noise(p), noise.noise(p + Vector((7, 0, 0))), noise.noise(p + Vector((0, 7, 0))))) * much
        v.co.z *= flat
    return thing


def bottle(name, chance, seed, wall, cap, crush=.018, flat=.55, long=.23):
    b = Build(name)
    r = .034
    profile = [(0, 0), (r * .8, 0), (r, .012)]
    for k in range(9):
        profile.append((r * (.96 if k % 2 else 1.0), .02 + k * .0145))
    profile += [(r * .93, .158), (r * .6, .19), (.013, .208), (.013, .226)]
    b.lathe([(x, z * long / .23 - long / 2) for x, z in profile], (0, 0, 0), wall, sides=18, axis='X')
    thing = dent(b.done(sharp=60), crush, seed, flat)
    c = Build('cap')
    c.cyl(.0155, .018, (long / 2 - .004, 0, 0), cap, sides=14, axis='X')
    lid = c.done()
    bpy.context.view_layer.objects.active = thing
    joined = bmesh.new()
    joined.from_mesh(thing.data)
    thing.data.materials.append(cap)
    before = len(joined.faces)
    joined.from_mesh(lid.data)
    for face in list(joined.faces)[before:]:
        face.material_index = 1
    joined.to_mesh(thing.data)
    joined.free()
    bpy.data.objects.remove(lid)
    return thing


def pet():
    chance = random.Random(5)
    wall = clear('pet', (.80, .86, .88), (.78, .85, .9), (.82, .88, .88), (.45, .68, .85), (.78, .84, .86), (.30, .62, .34), (.8, .86, .86), (.55, .75, .88),
                 solid=.16, rough=.16)
    milky = surface('milky', (.6, .62, .62), (.5, .56, .6), (.62, .63, .6), (.3, .42, .5), (.25, .42, .28), rough=.3, dust=.25, sheer=.3, blotch=.4)
    cap = surface('cap', (.02, .1, .5), (.65, .65, .63), (.55, .03, .02), (.02, .3, .1), (.65, .65, .63), (.6, .35, .02), (.02, .1, .45), rough=.35)
    kinds = [bottle(f'bottle {k}', chance, k, wall if k % 3 else milky, cap, .014 + .004 * (k % 3), .42 + .1 * (k % 3), .2 + .03 * (k % 4)) for k in range(9)]
    size = (1.15, .85, .8)
    core = surface('bale core', (.34, .38, .40), (.3, .36, .36), rough=.6, blotch=.9, size=.12, dust=.1)
    band = surface('band', (.02, .02, .02), rough=.4, dust=.2)
    bales = []
    for k in range(3):
        shelf = stuffed(f'pet bale {k}', chance, kinds, size, 1150, .035, 1.2)
        b = Build('core')
        b.box((size[0] - .12, size[1] - .12, size[2] - .1), (0, 0, size[2] / 2), core, bevel=.05)
        shelf.objects.link(b.done(shown=False))
        for at in (-.42, -.14, .14, .42):
            strap(shelf, band, size, at + chance.gauss(0, .015), slack=.03)
        bales.append(shelf)
    for row in range(2):
        for i in range(-2, 3):
            for level in range(chance.choice([2, 2, 3]) - (1 if (row == 0 and i == 1) else 0)):
                put(chance.choice(bales), (i * 1.24 + chance.gauss(0, .03), row * 1.0 + chance.gauss(0, .04), level * .83),
                    (0, 0, chance.gauss(0, .025) + math.pi * chance.randint(0, 1)))
    put(bales[0], (1.25, -1.0, 0), (0, 0, .14))
    for k in range(26):
        copy(chance.choice(kinds), (chance.gauss(.2, 1.3), -.75 - abs(chance.gauss(0, .5)), .022), (chance.gauss(0, .2), chance.gauss(0, .2), chance.random() * 6))
    away(kinds)


def crumple(name, chance, size, skin, seed):
    """A piece of film, creased in many directions."""
    n = 13
    verts, faces = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = (i / n - .5) * size, (j / n - .5) * size * .8
            p = Vector((x * 9 + seed * 5, y * 9, seed))
            z = .05 * size / .3 * (abs(noise.noise(p)) * 2 + abs(noise.noise(p * 2.7)) * .9 - .6)
            verts.append((x + noise.noise(p * 1.7) * .06, y + noise.noise(p * 1.7 + Vector((4, 4, 4))) * .06, z))
    for j in range(n):
        for i in range(n):
            faces.append((j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i))
    b = Build(name)
    b.mesh(verts, faces, skin)
    return b.done(sharp=24)


def film():
    chance = random.Random(15)
    skin = surface('film', (.62, .63, .62), (.58, .6, .6), (.66, .66, .64), (.5, .52, .52), (.6, .62, .63), (.30, .42, .55), (.62, .63, .62), (.55, .56, .5),
                   rough=.24, dust=.18, blotch=.25, sheer=.35, bump=.15, grain=30)
    tint = surface('tinted film', (.03, .12, .42), (.05, .3, .14), (.02, .02, .02), (.55, .06, .05), (.6, .45, .05), rough=.28, dust=.15, sheer=.2)
    kinds = [crumple(f'film {k}', chance, .30 + .05 * (k % 3), skin if k < 8 else tint, k) for k in range(9)]
    size, band = (1.2, .9, .85), surface('wire', (.3, .29, .28), rough=.35, metal=1, rust=.3)
    bales = []
    for k in range(3):
        shelf = stuffed(f'film bale {k}', chance, kinds, size, 760, .02, .6)
        b = Build('core')
        b.box((size[0] - .06, size[1] - .06, size[2] - .06), (0, 0, size[2] / 2), skin, bevel=.06)
        shelf.objects.link(b.done(shown=False))
        for at in (-.45, -.15, .15, .45):
            strap(shelf, band, size, at + chance.gauss(0, .02), slack=.065, wide=.010)
        bales.append(shelf)
    for row in range(2):
        for i in range(-2, 3):
            for level in range(chance.choice([1, 2, 2]) + row):
                put(chance.choice(bales), (i * 1.32 + chance.gauss(0, .04), row * 1.08 + chance.gauss(0, .05), level * .88),
                    (chance.gauss(0, .012), chance.gauss(0, .012), chance.gauss(0, .04) + math.pi * chance.randint(0, 1)))
    for k in range(14):
        copy(chance.choice(kinds), (chance.gauss(0, 1.2), -.85 - abs(chance.gauss(0, .4)), .03), (0, 0, chance.random() * 6), chance.uniform(.4, .9))
    away(kinds)


def barrel(name, skin, lid):
    b = Build(name)
    profile = [(0, .015), (.24, .015), (.255, 0), (.28, .02), (.286, .06), (.286, .26), (.296, .275), (.296, .30), (.286, .315), (.288, .44), (.286, .58),
               (.296, .595), (.296, .62), (.286, .635), (.286, .80), (.275, .835), (.262, .845), (.262, .86), (.292, .868), (.296, .885), (.29, .90), (.268, .90), (.262, .872), (0, .868)]
    b.lathe(profile, (0, 0, 0), skin, sides=44)
    for s in (-1, 1):
        b.cyl(.034, .02, (s * .17, 0, .878), lid, sides=20, bevel=.003)
        b.cyl(.04, .008, (s * .17, 0, .872), skin, sides=20)
    return b.done()


def drums():
    chance = random.Random(25)
    skin = surface('hdpe', (.012, .06, .30), (.015, .07, .34), (.012, .055, .27), (.02, .09, .36), (.012, .06, .30), (.014, .06, .28), (.55, .54, .5), (.015, .07, .32),
                   rough=.36, dust=.3, blotch=.35, bump=.1)
    one = barrel('drum', skin, surface('bung', (.6, .58, .52), (.5, .05, .03), (.02, .02, .02), rough=.4, dust=.3))
    for i in range(-4, 5):
        for row in range(3):
            if row == 0 and i in (1, 2):
                continue
            for level in range(1 + (row > 0) + (row == 2 and chance.random() < .6)):
                copy(one, (i * .615 + chance.gauss(0, .015) + (.3 if row % 2 else 0), row * .56 + chance.gauss(0, .015), level * .902), (0, 0, chance.random() * 6))
    things = [copy(one, (.75 + k * .62, -.35 - .3 * k, .31 + .02 * k), (math.pi / 2, 0, .9 + .5 * k)) for k in range(2)]
    copy(one, (-1.65, -.78, .296), (math.pi / 2, .4, 1.15))
    away([one])


def regrind():
    chance = random.Random(35)
    tones = [(.02, .10, .42), (.55, .05, .03), (.04, .30, .10), (.66, .64, .58), (.62, .40, .03), (.03, .03, .03)]
    board = pallet()
    for i, tone in enumerate(tones):
        near = [tuple(max(0, min(.8, c * f + d)) for c in tone) for f, d in ((1, 0), (.75, 0), (1.25, .02), (.9, .05), (1.1, .01))]
        skin = surface(f'flakes {i}', *near, rough=.35, dust=.05, blotch=.3, sheer=.1)
        pieces = []
        for k in range(4):
            b = Build('flake')
            pts = [(math.cos(a) * chance.uniform(.4, 1), math.sin(a) * chance.uniform(.3, .8)) for a in (6.28 * n / 5 for n in range(5))]
            b.mesh([(x, y, chance.gauss(0, .12)) for x, y in pts], [(0, 1, 2, 3, 4)], skin)
            pieces.append(b.done())
        thing, top = bag(chance, skin, .9, .8)
        heap.scatter(top, pieces, 15000, .0135, .6, seed=i + 1, tumble=.8)
        x, y, turn = -1.08 + (i % 3) * 1.12 + (i // 3) * .22 + chance.gauss(0, .03), (i // 3) * 1.2, chance.gauss(0, .07)
        copy(board, (x, y, 0), (0, 0, turn), (.9, .95, 1))
        thing.location, thing.rotation_euler = (x, y, .145), (0, 0, turn)
        heap.scatter(heap.mound('spilt', skin, .9, .5, .015, (x + chance.gauss(0, .2), y - .72, 0), cells=10), [copy(p, (0, 0, 0)) for p in pieces], 260, .013, .5, seed=i)
    away([board])


def crates():
    chance = random.Random(45)
    tones = [(.45, .03, .02), (.02, .08, .34), (.55, .34, .02), (.03, .24, .09), (.30, .30, .29), (.5, .1, .02)]
    kinds = [crate(f'crate {k}', surface(f'crate {k}', t, tuple(c * .8 for c in t), tuple(min(1, c * 1.15 + .02) for c in t), rough=.42, dust=.28, blotch=.4)) for k, t in enumerate(tones)]
    for i in range(-3, 4):
        for row in range(2):
            main = chance.choice(kinds)
            if row == 0 and i in (0, 1):
                continue
            for level in range(chance.randint(4, 7) + row):
                k = main if chance.random() < .7 else chance.choice(kinds)
                copy(k, (i * .68 + chance.gauss(0, .012), row * .52 + chance.gauss(0, .012), level * .296), (chance.gauss(0, .006), chance.gauss(0, .006), chance.gauss(0, .025)))
    box = Build('guard')
    box.box((1.9, .04, 1.2), (.34, .22, .6), surface('guard', (0, 0, 0)))
    wall = box.done()
    things = toss(chance, kinds, 24, .75, .22, .3, .12, .9, (.34, -.45))
    heap.drop('crates', things, [wall], frames=220, form='CONVEX_HULL')
    bpy.data.objects.remove(wall)
    away(kinds)


def pipe(name, radius, long, skin, thick=.09):
    b = Build(name)
    r = radius * (1 - thick)
    b.lathe([(radius, -long / 2), (radius, long / 2), (r, long / 2), (r, -long / 2)], (0, 0, 0), skin, sides=28, closed=True)
    return b.done()


def pipes():
    chance = random.Random(55)
    grey = surface('upvc', (.33, .34, .35), (.28, .29, .30), (.38, .38, .38), (.30, .32, .34), rough=.42, dust=.3)
    other = surface('pipes', (.6, .58, .52), (.02, .10, .34), (.55, .22, .04), (.58, .56, .48), (.62, .6, .56), (.03, .03, .03), rough=.4, dust=.3)
    kinds = [pipe('pipe a', .08, 2.9, grey), pipe('pipe b', .055, 2.8, grey), pipe('pipe c', .05, 2.7, other), pipe('pipe d', .036, 2.95, other), pipe('pipe e', .1, 2.6, other, .07)]
    steel = surface('post', (.05, .1, .12), rough=.5, metal=.3, rust=.5, dust=.3)
    b = Build('rack')
    for y in (-.9, .9):
        for x in (-1.15, 1.15):
            b.box((.07, .07, 1.5), (x, y, .75), steel, bevel=.006)
        b.box((2.4, .07, .08), (0, y, .04), steel, bevel=.006)
    rack = b.done()
    guard = Build('guard')
    for x in (-1.16, 1.16):
        guard.box((.04, 4, 3), (x, 0, 1.5), steel)
    guard = guard.done()
    things = [copy(chance.choice(kinds), (chance.uniform(-.95, .95), chance.gauss(0, .09), .25 + k * .055), (math.pi / 2 + chance.gauss(0, .015), 0, chance.gauss(0, .02))) for k in range(150)]
    heap.drop('pipes', things, [rack, guard], frames=300, friction=.5)
    bpy.data.objects.remove(guard)
    away(kinds)


def canister(name, skin, cap, w=.24, d=.17, h=.32):
    b = Build(name)
    b.box((w, d, h), (0, 0, 0), skin, bevel=.03, segments=3)
    b.box((.032, d * .9, .032), (-w * .12, 0, h / 2 + .028), skin, bevel=.012)
    for y in (-1, 1):
        b.box((.032, .032, .05), (-w * .12, y * d * .4, h / 2 + .01), skin, bevel=.01)
    b.cyl(.026, .035, (w * .3, 0, h / 2 + .015), cap, sides=18, bevel=.003)
    b.box((w * .7, d + .003, h * .45), (0, 0, -.02), skin, bevel=.01)
    return b.done()


def cans():
    chance = random.Random(65)
    skin = surface('can', (.58, .57, .52), (.02, .1, .36), (.6, .58, .5), (.5, .05, .03), (.03, .26, .1), (.55, .4, .04), (.03, .03, .03), (.5, .55, .56), (.6, .25, .3),
                   rough=.4, dust=.42, blotch=.4, sheer=.06)
    cap = surface('can cap', (.5, .04, .03), (.02, .08, .3), (.6, .6, .58), (.03, .03, .03), rough=.4)
    def flask(name, r, h, neck):
        b = Build(name)
        b.lathe([(0, -h / 2), (r * .9, -h / 2), (r, -h / 2 + .012), (r, h * .2), (r * .85, h * .32), (neck, h * .42), (neck, h * .5), (0, h * .5)], (0, 0, 0), skin, sides=24)
        b.cyl(neck * 1.2, .03, (0, 0, h * .5 + .008), cap, sides=16, bevel=.002)
        return b.done()
    kinds = [dent(canister('can', skin, cap), .012, 1), dent(canister('can b', skin, cap, .19, .13, .25), .012, 2), dent(flask('flask', .055, .26, .016), .012, 3),
             dent(flask('flask b', .042, .2, .014), .01, 4), dent(flask('tub', .085, .2, .07), .01, 5), dent(flask('flask c', .06, .3, .018), .02, 6)]
    walls = bunker(2.9, 2.4, 1.2, 1.1)
    things = toss(chance, kinds, 330, 1.15, .55, .3, .022)
    heap.drop('cans', things, walls, frames=300, friction=.9)
    away(kinds)


SCENES = {
    'pet-bales': (pet, [
        dict(look=(.15, -.1, .85), turn=-24, rise=10, away=4.9, lens=38, where='sun', side=-52, height=26),
        dict(look=(.5, -.4, .7), turn=24, rise=9, away=2.6, lens=40, where='overcast', side=-40),
        dict(look=(-.4, -.1, .85), turn=-38, rise=10, away=3.4, lens=38, where='shed', side=-1)]),
    'drums': (drums, [
        dict(look=(.1, 0, .75), turn=12, rise=11, away=4.0, lens=38, where='overcast', side=-45),
        dict(look=(.5, -.2, .6), turn=-24, rise=9, away=3.2, lens=40, where='sun', side=48, height=26),
        dict(look=(-.4, 0, .75), turn=36, rise=17, away=3.6, lens=38, where='shed', side=1)]),
    'regrind': (regrind, [
        dict(look=(.05, .1, .68), turn=-10, rise=30, away=3.0, lens=38, where='shed', side=-1),
        dict(look=(-.3, 0, .85), turn=22, rise=34, away=1.9, lens=42, where='sun', side=-40, height=36),
        dict(look=(.2, .1, .7), turn=-32, rise=22, away=3.1, lens=38, where='overcast', side=-40)]),
    'film-bales': (film, [
        dict(look=(.1, 0, .85), turn=24, rise=11, away=5.0, lens=38, where='sun', side=45, height=28),
        dict(look=(-.3, -.2, .7), turn=-26, rise=8, away=2.9, lens=40, where='overcast', side=-50),
        dict(look=(.2, 0, .85), turn=34, rise=14, away=3.6, lens=38, where='shed', side=-1)]),
    'crates': (crates, [
        dict(look=(.2, -.1, .72), turn=-12, rise=11, away=3.4, lens=38, where='overcast', side=-45),
        dict(look=(.3, -.3, .5), turn=22, rise=13, away=2.5, lens=40, where='sun', side=-45, height=30),
        dict(look=(0, 0, .8), turn=-36, rise=8, away=3.2, lens=38, where='shed', side=-1)]),
    'pipes': (pipes, [
        dict(look=(0, -1.0, .55), turn=-20, rise=10, away=3.3, lens=38, where='sun', side=-40, height=28, key=.2),
        dict(look=(.15, -1.3, .55), turn=14, rise=5, away=1.5, lens=42, where='overcast', side=40),
        dict(look=(0, -.9, .5), turn=36, rise=14, away=2.7, lens=38, where='shed', side=1)]),
    'canisters': (cans, [
        dict(look=(0, -.2, .4), turn=10, rise=21, away=2.7, lens=40, where='overcast', side=-45),
        dict(look=(.1, -.5, .35), turn=-18, rise=17, away=1.8, lens=42, where='sun', side=-15, height=36),
        dict(look=(0, -.2, .42), turn=-32, rise=26, away=2.5, lens=40, where='shed', side=-1)]),
}
