"""Tyre scenes: car tyres, truck tyres, tractor tyres, chips, crumb and bales."""
import math
import random
import bpy
from mathutils import Euler, Vector
from kit import heap
from kit.goods import away, bag, pallet
from kit.place import bunker
from kit.shape import Build, copy, tube
from kit.surface import surface


def rubber(name='rubber', dust=0.2):
    return surface(name, (0.016, 0.016, 0.017), (0.022, 0.021, 0.02), (0.013, 0.013, 0.014), (0.028, 0.026, 0.023),
                   rough=0.62, dust=dust, blotch=0.5, size=0.4, bump=0.3, grain=90, spec=0.4)


def tyre(name, radius=0.31, wide=0.19, rim=0.19, pattern='car', sides=120, dust=0.2):
    """A tyre lying flat around the origin."""
    w, deep = wide / 2, radius * 0.035
    tread = {'car': 11, 'truck': 9, 'bald': 7}[pattern]
    outer = [(rim, -w * .72), (rim + .012, -w * .80), (rim + (radius - rim) * .3, -w * .97),
             (rim + (radius - rim) * .34, -w * 1.0), (rim + (radius - rim) * .37, -w * .985),
             (rim + (radius - rim) * .6, -w * 1.0), (rim + (radius - rim) * .72, -w * .97),
             (rim + (radius - rim) * .75, -w * .985), (radius * .955, -w * .9), (radius * .985, -w * .82)]
    lanes = []
    edges = 2 * tread
    for k in range(edges + 1):
        h = -w * .8 + 1.6 * w * k / edges
        crown = radius * (1 - 0.02 * (h / w) ** 2)
        lanes.append((crown, h))
    first = len(outer)
    inner = [(rim, w * .72), (rim + .008, w * .55), (radius * .80, w * .82), (radius * .93, w * .66),
             (radius * .945, 0), (radius * .93, -w * .66), (radius * .80, -w * .82), (rim + .008, -w * .55)]
    profile = outer + lanes + [(r, -h) for r, h in reversed(outer[1:])] + inner
    grooves = {'car': {4, 5, 10, 11, 12, 17, 18}, 'truck': {3, 4, 9, 14, 15}, 'bald': {5, 9}}[pattern]
    step = {'car': 4, 'truck': 5, 'bald': 6}[pattern]

    def wobble(i, j, r, h):
        lane = i - first
        if 0 <= lane <= edges:
            slant = int(abs(lane - edges / 2) * 0.6)
            if lane in grooves:
                r -= deep
            elif (j + slant + (2 if lane > edges / 2 else 0)) % step == 0 and pattern != 'bald':
                r -= deep * .8
        elif lane in (-1, -2, edges + 1, edges + 2) and j % step == 0:
            r -= deep * .5
        return r, h
    b = Build(name)
    b.lathe(profile, (0, 0, 0), rubber(dust=dust), sides=sides, closed=True, wobble=wobble)
    return b.done(sharp=32)


def kinds():
    return [tyre('tyre a'), tyre('tyre b', 0.29, 0.175, 0.175, 'car', 100), tyre('tyre c', 0.33, 0.21, 0.2, 'truck', 110),
            tyre('tyre d', 0.30, 0.185, 0.185, 'bald', 96)]


def column(chance, types, x, y, count):
    z = 0
    for _ in range(count):
        t = chance.choice(types)
        half = t.dimensions.z / 2
        copy(t, (x + chance.gauss(0, .022), y + chance.gauss(0, .022), z + half),
             (chance.gauss(0, .012), chance.gauss(0, .012), chance.random() * 6))
        z += half * 2 * 0.985
    return z


def stacks():
    chance, types = random.Random(3), kinds()
    bpy.context.view_layer.update()
    for i in range(-3, 4):
        for j in range(3):
            if (i, j) == (2, 0):
                continue
            column(chance, types, i * .70 + chance.gauss(0, .03), j * .69 + chance.gauss(0, .03), chance.randint(6, 9) - (j == 0) * 2)
    for x, y, lean in ((1.45, -.15, 0.28), (1.75, -.55, 0.0)):
        t = chance.choice(types)
        if lean:
            copy(t, (x, y - .02, .305), (math.pi / 2 - lean, 0, 0.15))
        else:
            column(chance, types, x, y, 2)
    away(types)


def pile():
    chance, types = random.Random(8), kinds()
    walls = bunker(3.6, 2.6, 1.6, 1.3)
    things = []
    for k in range(110):
        things.append(copy(chance.choice(types), (chance.uniform(-1.3, 1.3), chance.uniform(-.5, .9), .4 + k * .11),
                           (chance.gauss(0, .6), chance.gauss(0, .6), chance.random() * 6)))
    heap.drop('tyre-pile', things, walls, frames=300, friction=1.0)
    away(types)


def truck():
    chance = random.Random(5)
    types = [tyre('truck a', 0.52, 0.28, 0.285, 'truck', 150), tyre('truck b', 0.50, 0.27, 0.28, 'truck', 140, 0.32)]
    for row in range(2):
        for i in range(14):
            t = chance.choice(types)
            r = 0.52 if t is types[0] else 0.50
            copy(t, (-2.6 + i * .335 + chance.gauss(0, .012), row * 1.25 + chance.gauss(0, .03), r - .004),
                 (chance.random() * 0, math.pi / 2 - 0.17 - chance.gauss(0, .015), chance.gauss(0, .02)))
    for i in range(9):
        t = chance.choice(types)
        copy(t, (-2.2 + i * .40, .62 + chance.gauss(0, .03), 1.30 + chance.gauss(0, .01)),
             (0, math.pi / 2 - .42 + chance.gauss(0, .04), chance.gauss(0, .03)))
    away(types)


def tractor_tyre(name, radius=0.78, wide=0.42, rim=0.40):
    black = rubber()
    b = Build(name)
    w = wide / 2
    carcass = [(rim, -w * .7), (rim + .03, -w * .8), (radius * .66, -w), (radius * .8, -w * .97), (radius * .9, -w * .86),
               (radius * .93, 0), (radius * .9, w * .86), (radius * .8, w * .97), (radius * .66, w), (rim + .03, w * .8),
               (rim, w * .7), (rim + .02, w * .5), (radius * .82, w * .8), (radius * .88, 0), (radius * .82, -w * .8), (rim + .02, -w * .5)]
    b.lathe(carcass, (0, 0, 0), black, sides=72, closed=True)
    for k in range(40):
        side = 1 if k % 2 else -1
        a = 2 * math.pi * k / 40
        place = Euler((0, 0, a)).to_matrix()
        turn = (place @ Euler((side * 0.72, 0, 0)).to_matrix()).to_euler()
        b.box((radius * .11, .055, w * 1.25), place @ Vector((radius * .925, 0, side * w * .47)), black, bevel=.014, turn=turn)
    return b.done(sharp=40)


def tractor():
    chance, big, small = random.Random(2), tractor_tyre('tractor'), tractor_tyre('tractor front', .5, .26, .27)
    for i in range(4):
        copy(big, (-1.9 + i * .56, .15 + .03 * i, .775), (0, math.pi / 2 - .2, chance.gauss(0, .03)))
    for k in range(3):
        copy(big, (1.25 + chance.gauss(0, .03), .55, .21 + k * .425), (chance.gauss(0, .01), 0, chance.random() * 6))
    for k in range(2):
        copy(small, (.75, -.55 + chance.gauss(0, .03), .13 + k * .265), (0, 0, chance.random() * 6))
    copy(small, (2.3, -.1, .47), (math.pi / 2 - .3, .0, .4))
    for k in range(3):
        copy(big, (-3.0, 1.3, .21 + k * .425), (0, 0, k))
    for k in range(4):
        copy(big, (.2 + chance.gauss(0, .04), 2.3, .21 + k * .425), (0, 0, k))
    away([big, small])


def shred(name, chance, size, black):
    """One torn piece of tyre."""
    b = Build(name)
    n = 7
    pts = [(math.cos(a) * chance.uniform(.5, 1), math.sin(a) * chance.uniform(.35, .7)) for a in (2 * math.pi * i / n for i in range(n))]
    bend = chance.uniform(-.3, .5)
    up = [(x * size, y * size, (.16 + bend * x * x) * size) for x, y in pts]
    low = [(x * size * 1.05, y * size * 1.05, (-.12 + bend * x * x) * size) for x, y in pts]
    b.mesh(up + low, [tuple(range(n)), tuple(reversed(range(n, 2 * n)))] +
           [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)], black)
    return b.done()


def chips():
    chance = random.Random(4)
    black = rubber('shred', .16)
    body = heap.mound('chips', black, 5.2, 4.2, 1.75, seed=3, cells=90)
    pieces = [shred('shred', chance, .06 + .015 * k, black) for k in range(6)]
    wire = surface('wire', (0.35, 0.3, 0.26), rough=.4, metal=.9, rust=.5)
    strands = []
    for k in range(2):
        path = [Vector((chance.gauss(0, .05), chance.gauss(0, .05), chance.gauss(.02, .03))) for _ in range(6)]
        strands.append(tube('strand', [path], .0012, wire))
    heap.scatter(body, pieces * 5 + strands[:1], 17000, .85, .6)
    loose = heap.mound('loose', black, 9, 7, .012, (0, -.6, 0), rough=0, cells=12)
    heap.scatter(loose, [copy(p, (0, 0, 0)) for p in pieces], 700, .8, .6, seed=5)


def crumb():
    chance = random.Random(6)
    grain = rubber('crumb', .1)
    b = Build('grain')
    b.box((.9, .6, .5), (0, 0, 0), grain, bevel=.2, segments=1)
    bit = b.done()
    board = pallet()
    for i, (x, y, turn) in enumerate(((-1.15, 0, .08), (.12, -.1, -.05), (1.38, .1, .04), (-.5, 1.35, .1), (.8, 1.4, 0), (2.1, 1.4, .1))):
        thing, top = bag(chance, grain)
        heap.scatter(top, [copy(bit, (0, 0, 0))], 26000, .009, .6, seed=i + 1)
        copy(board, (x, y, 0), (0, 0, turn))
        thing.location, thing.rotation_euler = (x, y, .145), (0, 0, turn)
    spill = heap.mound('spill', grain, 1.3, .9, .12, (.75, -1.15, 0), cells=60, rough=.3)
    heap.scatter(spill, [copy(bit, (0, 0, 0))], 26000, .008, .6, seed=9)
    away([board, bit])


def baled():
    chance, types = random.Random(7), kinds()
    strap = surface('wire strap', (0.32, 0.30, 0.28), rough=.35, metal=1, rust=.35)
    def bale(x, y, z, turn):
        spin = Euler((0, 0, turn))
        for row in range(2):
            for side in range(2):
                for k in range(9):
                    at = Vector((-.62 + k * .145 + chance.gauss(0, .01), -.30 + side * .52 + chance.gauss(0, .02), .25 + row * .42 + chance.gauss(0, .015)))
                    at.rotate(spin)
                    copy(chance.choice(types), at + Vector((x, y, z)), (chance.gauss(0, .08), math.pi / 2 + chance.gauss(-.25, .07), turn + chance.gauss(0, .08)),
                         (.86, .98, .66))
        paths = []
        for k in range(5):
            px = -.62 + k * .31
            path = [(px, -.60, .02), (px, -.61, .45), (px, -.58, .90), (px, 0, .97), (px, .50, .92), (px, .53, .4), (px, .5, .02)]
            paths.append([Vector(p).copy() for p in path])
        for path in paths:
            for p in path:
                p.rotate(spin)
                p += Vector((x, y, z))
        tube('straps', paths, .005, strap)
    for i in range(-1, 3):
        bale(i * 1.6 + chance.gauss(0, .04), chance.gauss(0, .05), 0, chance.gauss(0, .04))
    for i in (-1, 0, 2):
        bale(i * 1.6 + chance.gauss(0, .06), .05, .96, chance.gauss(0, .05))
    for i in range(-1, 3):
        bale(i * 1.6 + chance.gauss(0, .05), 1.5, 0, chance.gauss(0, .04))
    away(types)


SCENES = {
    'stacks': (stacks, [
        dict(look=(-.1, .2, .78), turn=-14, rise=9, away=4.6, lens=38, f=2.8, where='sun', side=-62, height=24),
        dict(look=(.5, -.1, .6), turn=30, rise=6, away=3.4, lens=40, f=2.2, where='overcast', side=40),
        dict(look=(-.4, 0, .95), turn=-38, rise=16, away=4.2, lens=40, f=2.5, where='shed', side=-1)]),
    'pile': (pile, [
        dict(look=(0, 0, .62), turn=12, rise=14, away=5.2, lens=40, where='overcast', side=-50),
        dict(look=(.3, -.2, .6), turn=-28, rise=9, away=4.6, lens=42, where='evening', side=55),
        dict(look=(-.2, -.3, .5), turn=35, rise=24, away=3.6, lens=42, where='sun', side=-40, height=38)]),
    'truck': (truck, [
        dict(look=(-.3, 0, .62), turn=-34, rise=8, away=4.4, lens=38, where='sun', side=35, height=26),
        dict(look=(-1.2, -.2, .5), turn=-50, rise=6, away=3.2, lens=40, f=2, where='shed', side=-1),
        dict(look=(.2, 0, .7), turn=16, rise=14, away=4.8, lens=38, where='overcast', side=-40)]),
    'tractor': (tractor, [
        dict(look=(-.1, .2, .68), turn=8, rise=9, away=5.2, lens=38, where='evening', side=-58),
        dict(look=(-.9, 0, .7), turn=-36, rise=7, away=4.0, lens=40, where='overcast', side=-30),
        dict(look=(.9, .2, .6), turn=28, rise=14, away=4.2, lens=38, where='shed', side=1)]),
    'chips': (chips, [
        dict(look=(0, -.5, .5), turn=-10, rise=13, away=4.4, lens=38, where='sun', side=-66, height=26),
        dict(look=(.2, -.6, .55), turn=22, rise=20, away=3.1, lens=40, where='overcast', side=-40, key=.17),
        dict(look=(0, -.5, .55), turn=32, rise=10, away=4.2, lens=38, where='shed', side=-1)]),
    'crumb': (crumb, [
        dict(look=(.1, .1, .62), turn=-10, rise=24, away=3.6, lens=38, where='shed', side=-1),
        dict(look=(.15, -.2, .72), turn=22, rise=30, away=2.6, lens=40, where='overcast', side=-50),
        dict(look=(.4, 0, .6), turn=-32, rise=16, away=3.9, lens=38, where='sun', side=40, height=30)]),
    'bales': (baled, [
        dict(look=(.5, 0, .85), turn=-22, rise=9, away=5.0, lens=36, where='overcast', side=-50),
        dict(look=(.0, 0, .8), turn=26, rise=7, away=4.0, lens=38, where='sun', side=-50, height=20),
        dict(look=(.9, 0, .8), turn=-40, rise=16, away=4.6, lens=36, where='shed', side=-1)]),
}
