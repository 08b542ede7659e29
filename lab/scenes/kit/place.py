"""Where a scene stands: an open yard or the inside of a shed, with out-of-focus goods behind."""
import math
import random
import bpy
from . import light
from .goods import away, bag, drum, pallet
from .heap import scatter
from .shape import Build, copy
from .stage import corrugated, ground, plaster
from .surface import surface


def tree(chance, at, tall):
    leaf = surface('leaf', (0.05, 0.10, 0.025), (0.08, 0.13, 0.03), (0.03, 0.07, 0.02), rough=0.6, dust=0.25)
    b = Build('leaf')
    b.mesh([(-.5, 0, 0), (0, -.18, .08), (.5, 0, 0), (0, .18, .08)], [(0, 1, 2, 3)], leaf)
    blade = b.done((0, 60, -5))
    bark = surface('bark', (0.09, 0.065, 0.045), rough=0.95)
    b = Build('trunk')
    b.cyl(0.16, tall, (0, 0, tall / 2), bark, top=0.09, sides=9)
    b.done(at)
    for _ in range(10):
        b = Build('crown')
        size = chance.uniform(0.5, 1.1)
        b.lathe([(size * math.sin(math.pi * k / 6), -size * .8 * math.cos(math.pi * k / 6)) for k in range(7)], (0, 0, 0), leaf, sides=9)
        crown = b.done((at[0] + chance.gauss(0, .9), at[1] + chance.gauss(0, .7), tall + chance.gauss(0.2, .6)))
        scatter(crown, [copy(blade, (0, 0, 0))], 1500, 0.22, 0.7, seed=chance.randint(1, 99), inside=True)


def clutter(chance, back):
    """Goods that stand about in the distance and give the blur something to be."""
    blue = drum('far drum', [(0.03, 0.07, 0.2), (0.05, 0.1, 0.2), (0.2, 0.07, 0.04), (0.1, 0.12, 0.1)], dust=0.7, blotch=.7, rust=.35).done()
    sacks = [bag(chance, None, colour=tone, name=f'far bag {k}')[0] for k, tone in enumerate(((.5, .47, .4), (.45, .36, .22), (.3, .36, .42)))]
    board = pallet()
    for x in range(-9, 10):
        what, y = chance.choice('drum drum bag pallets bag none'.split()), back - 1.1
        at = x * 1.3 + chance.gauss(0, .15)
        if what == 'drum':
            for level in range(chance.choice([1, 1, 2])):
                for side in (-.3, .3):
                    copy(blue, (at + side, y + chance.gauss(0, .05), level * .885), (0, 0, chance.random() * 6))
        elif what == 'bag':
            copy(chance.choice(sacks), (at, y, 0), (0, 0, chance.random() * 6), chance.uniform(.9, 1.15))
        elif what == 'pallets':
            for level in range(chance.randint(4, 11)):
                copy(board, (at + chance.gauss(0, .02), y + chance.gauss(0, .02), level * .145), (0, 0, chance.gauss(0, .04)))
    away([blue, board] + sacks)


def bunker(wide=3.6, deep=2.6, high=1.6, back=1.3):
    """Three walls of stacked concrete blocks, open to the front: heaps lean on them."""
    block = surface('block', (0.30, 0.28, 0.25), (0.25, 0.235, 0.21), (0.34, 0.31, 0.27), rough=0.9, blotch=0.6, dust=0.3,
                    size=1.5, bump=0.6)
    b = Build('block')
    b.box((1.18, .58, .78), (0, 0, 0), block, bevel=.03)
    shape, made, chance = b.done(), [], random.Random(11)
    rows = int(high / .79) + 1
    for row in range(rows):
        z = .39 + row * .785
        n = int(wide / 1.2) + 1
        for k in range(-1, n + 1):
            made.append(copy(shape, ((k + .5 * (row % 2)) * 1.2 - wide / 2 + .3, back + .3 + chance.gauss(0, .015), z), (0, 0, chance.gauss(0, .01))))
        for side in (-1, 1):
            for k in range(int(deep / 1.2)):
                y = back - .6 - 1.2 * k - .25 * (row % 2)
                if not (row == rows - 1 and k > 0):
                    made.append(copy(shape, (side * (wide / 2 + .3) + chance.gauss(0, .015), y, z), (0, 0, math.pi / 2 + chance.gauss(0, .01))))
    shape.location = (0, 60, -5)
    return made


def yard(seed=1, wet=0.0, back=8.0, busy=True, paint=None):
    chance = random.Random(seed)
    ground(wet, seed=seed)
    tones = paint or chance.choice([((0.52, 0.47, 0.36), (0.10, 0.20, 0.28)), ((0.50, 0.40, 0.26), (0.30, 0.11, 0.06)),
                                    ((0.42, 0.47, 0.44), (0.10, 0.22, 0.16))])
    b = Build('wall')
    skin = plaster('plaster', *tones)
    b.box((60, 0.25, 2.7), (0, 0, 1.35), skin)
    for x in range(-28, 29, 4):
        b.box((0.4, 0.4, 2.85), (x, -0.1, 1.42), skin, bevel=0.02)
    b.box((60, 0.4, 0.1), (0, 0, 2.75), surface('coping', (0.3, 0.28, 0.25), rough=0.9, blotch=0.7))
    b.done((0, back, 0))
    sheet = surface('sheet', (0.32, 0.34, 0.35), rough=0.45, metal=0.7, rust=0.55, size=2.0, dust=0.3)
    corrugated('fence', 16, 4.6, sheet).done((13 + chance.random() * 3, back + 3, 0), (0, 0, -0.1))
    corrugated('roof', 16, 5, sheet).done((14, back + 6.5, 5.0), (-1.35, 0, 0))
    for x in (-13, -9.5, -4, 0.5, 5):
        tree(chance, (x + chance.gauss(0, 1), back + 4 + chance.random() * 3, 0), chance.uniform(2.6, 4.2))
    if busy:
        clutter(chance, back)


def shed(seed=1, back=7.0, busy=True):
    chance = random.Random(seed)
    ground(0.02, seed=seed)
    sheet = surface('shed sheet', (0.30, 0.33, 0.34), rough=0.5, metal=0.5, rust=0.4, size=2.5, dust=0.2)
    wall = plaster('shed plaster', (0.45, 0.43, 0.38), chance.choice([(0.10, 0.19, 0.25), (0.13, 0.21, 0.15)]))
    b = Build('walls')
    b.box((22, 0.2, 3.0), (0, back, 1.5), wall)
    b.box((0.2, 24, 3.0), (-11, -2, 1.5), wall)
    b.box((0.2, 24, 3.0), (11, -2, 1.5), wall)
    b.done()
    corrugated('upper', 22, 1.6, sheet).done((0, back, 3.9))
    corrugated('roof', 22, 20, sheet).done((0, back, 5.6), (1.57, 0, 0))
    day = bpy.data.materials.get('daylight')
    from .surface import lamp
    day = day or lamp('daylight', (0.85, 0.93, 1.0), 3.0)
    b = Build('gap')
    b.box((22, 0.05, 0.8), (0, back - 0.02, 3.45), day)
    b.done()
    steel = surface('column', (0.12, 0.16, 0.17), rough=0.6, rust=0.3, dust=0.3)
    b = Build('frame')
    for x in range(-9, 10, 3):
        b.box((0.16, 0.16, 5.5), (x, back - 0.3, 2.75), steel, bevel=0.01)
        b.box((0.06, 0.1, 0.9), (x + 1.5, back - 0.1, 3.45), steel)
    for y in (-4, 0, 4):
        b.box((22, 0.1, 0.18), (0, y, 5.35), steel)
    b.done()
    if busy:
        clutter(chance, back)


def stand(where, seed=1, side=-50, height=22, wet=0.0, busy=True, back=None):
    """The place and its light by name: sun, evening, overcast or shed."""
    if where in ('shed', 'shed warm'):
        shed(seed, back or 7.0, busy)
        light.indoors(-1 if side < 0 else 1, where == 'shed warm')
    else:
        yard(seed, wet or (0.05 if where == 'overcast' else 0.0), back or 8.0, busy)
        if where == 'overcast':
            light.overcast(side)
        else:
            light.sun(9 if where == 'evening' else height, side, haze=3.5 if where == 'evening' else 2.0)
