"""Battery scenes: lead-acid starters, inverter batteries, cells, laptop packs, vehicle modules, drums, lead."""
import math
import random
from mathutils import Vector
from kit import heap
from kit.goods import away, crate, drum, pallet
from kit.heap import toss
from kit.place import bunker
from kit.shape import Build, copy, tube
from kit.surface import surface


def skins():
    s = surface
    return dict(case=s('case', (.016, .016, .017), (.02, .02, .02), (.5, .49, .46), (.03, .03, .032), (.013, .013, .014), (.02, .03, .07), rough=.42, dust=.3, blotch=.4),
                lid=s('lid', (.02, .02, .02), (.03, .09, .28), (.38, .03, .02), (.03, .03, .03), (.42, .41, .38), (.03, .2, .08), (.02, .02, .022), rough=.42, dust=.3),
                label=s('label', (.5, .05, .03), (.03, .10, .36), (.6, .42, .04), (.04, .26, .10), (.55, .54, .5), (.5, .2, .02), (.48, .04, .03), rough=.45, dust=.28, blotch=.5),
                stripe=s('stripe', (.6, .59, .55), (.6, .5, .1), (.05, .05, .06), (.6, .59, .55), rough=.45, dust=.25, blotch=.4),
                lead=s('lead', (.32, .32, .33), (.26, .26, .27), (.36, .35, .34), rough=.45, metal=.9, dust=.25, blotch=.6, size=.3),
                red=s('red cap', (.5, .02, .02), rough=.4, dust=.25), dark=s('dark', (.012, .012, .012), rough=.6))


def starter(name, w=.25, d=.175, h=.175, handle=True, posts=True, vents=True):
    p = skins()
    b = Build(name)
    b.box((w, d, h * .8), (0, 0, h * .4), p['case'], bevel=.005)
    b.box((w + .012, d + .008, .012), (0, 0, .006), p['case'], bevel=.003)
    b.box((w + .006, d + .006, h * .20), (0, 0, h * .9), p['lid'], bevel=.005)
    b.box((w * .93, d * .5, .012), (0, d * .17, h + .005), p['lid'], bevel=.004)
    for k in range(5):
        b.box((.003, d + .004, h * .55), (-w * .4 + k * w * .2, 0, h * .36), p['case'], bevel=.001, segments=1)
    b.box((w * .8, .003, h * .42), (0, -d / 2 - .0015, h * .42), p['label'])
    b.box((w * .8, .003, h * .08), (0, -d / 2 - .0025, h * .34), p['stripe'])
    b.box((w * .3, .003, h * .16), (-w * .2, -d / 2 - .0025, h * .51), p['stripe'])
    b.box((w * .86, d * .3, .002), (0, d * .2, h + .0115), p['label'] if vents is None else p['lid'])
    if vents:
        for k in range(6):
            b.cyl(.011, .008, (-w * .38 + k * w * .152, d * .17, h + .013), p['dark'], sides=16, bevel=.002)
            b.box((.014, .003, .004), (-w * .38 + k * w * .152, d * .17, h + .018), p['lid'])
    for s, cap in ((-1, 'lead'), (1, 'red')):
        b.cyl(.015, .006, (s * w * .38, -d * .26, h + .003), p['lid'], sides=18)
        b.cyl(.0092, .026, (s * w * .38, -d * .26, h + .014), p['lead'], top=.0082, sides=18)
        if cap == 'red' and posts:
            b.cyl(.013, .02, (s * w * .38, -d * .26, h + .016), p['red'], sides=18, bevel=.003)
    if handle:
        b.box((w * .62, .012, .005), (0, -d * .36, h + .012), p['dark'], bevel=.002)
        for s in (-1, 1):
            b.box((.008, .012, .018), (s * w * .31, -d * .36, h + .006), p['dark'])
    return b.done()


def car_kinds():
    return [starter('starter'), starter('starter b', .23, .17, .2, handle=False, vents=None), starter('starter c', .3, .175, .185, posts=False), starter('starter d', .2, .13, .2, vents=None)]


def pallets():
    chance, kinds, wood = random.Random(4), car_kinds(), pallet()
    sheet = surface('cardboard', (.32, .22, .12), rough=.9, dust=.2)
    b = Build('sheet')
    b.box((1.14, .98, .005), (0, 0, 0), sheet)
    sheet = b.done()
    for px, row in ((-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1), (2, 1)):
        x0, y0, turn = px * 1.36 + chance.gauss(0, .03), row * 1.25 + chance.gauss(0, .03), chance.gauss(0, .04)
        copy(wood, (x0, y0, 0), (0, 0, turn))
        main, z = chance.choice(kinds), .146
        for level in range(chance.randint(2, 4) + row):
            k = chance.choice(kinds[:3])
            high = {'starter': .2, 'starter b': .222, 'starter c': .21, 'starter d': .222}[k.name.split('.')[0]]
            wide = {'starter': .25, 'starter b': .23, 'starter c': .3, 'starter d': .2}[k.name.split('.')[0]]
            n = int(1.14 / (wide + .012))
            for i in range(n):
                for j in range(5):
                    if level and chance.random() < .04:
                        continue
                    copy(k, (x0 + (i - (n - 1) / 2) * (wide + .014) + chance.gauss(0, .004), y0 - .385 + j * .193 + chance.gauss(0, .004), z), (0, 0, turn + chance.gauss(0, .02)))
            z += high
            copy(sheet, (x0 + chance.gauss(0, .01), y0 + chance.gauss(0, .01), z + .005), (0, 0, turn + chance.gauss(0, .015)))
            z += .008
            if level > 2:
                break
        if chance.random() < .8:
            for _ in range(chance.randint(2, 5)):
                copy(chance.choice(kinds), (x0 + chance.uniform(-.35, .35), y0 + chance.uniform(-.3, .3) if _ == 0 else y0 - .35 + .2 * _, z), (0, 0, chance.gauss(0, .2)))
    for x, y, a in ((.55, -.82, .4), (.3, -.85, -.1), (-.72, -.8, .2)):
        copy(chance.choice(kinds), (x, y, 0), (0, 0, a))
    away(kinds + [wood, sheet])


def pile():
    chance, kinds = random.Random(14), car_kinds()
    walls = bunker(2.8, 2.4, 1.2, 1.1)
    things = toss(chance, kinds, 210, 1.05, .5, .3, .035, .6)
    heap.drop('battery-pile', things, walls, frames=280, friction=.8)
    away(kinds)


def cell(name, r=.0092, h=.065):
    wrap = surface('wrap', (.02, .10, .26), (.03, .20, .13), (.025, .11, .28), (.30, .30, .31), (.02, .10, .24), (.30, .17, .03), (.03, .17, .20), (.30, .05, .12), (.022, .1, .26), (.02, .02, .022),
                   rough=.28, dust=.15, blotch=.2, coat=.4)
    tin, white = surface('nickel', (.62, .6, .56), rough=.28, metal=1, dust=.1, rust=.15, size=.05), surface('ring', (.6, .6, .58), rough=.5, dust=.1)
    b = Build(name)
    b.cyl(r, h, (0, 0, 0), wrap, sides=24, bevel=.0008)
    b.cyl(r * .8, .0008, (0, 0, h / 2), white, sides=24)
    b.cyl(r * .52, .0024, (0, 0, h / 2 + .0006), tin, sides=20, bevel=.0004)
    b.cyl(r * .82, .0008, (0, 0, -h / 2), tin, sides=20)
    return b.done()


def cells():
    chance, one = random.Random(24), cell('cell')
    steel = surface('tray', (.04, .05, .06), rough=.55, dust=.25, rust=.1, metal=.2)
    tray = crate('tray', steel, .42, .30, .05, slots=False)
    bench = surface('bench', (.26, .17, .09), rough=.8, blotch=.6, dust=.3, size=.3)
    b = Build('bench')
    for k in range(11):
        b.box((2.6, .148, .04), (0, -.6 + k * .15, -.021), bench, bevel=.003)
    b.done((0, 0, .8))
    for tx, ty, turn, fill in ((0, 0, .06, .97), (.47, .05, -.05, .9), (-.47, .02, 0.02, .99), (.05, .37, .03, .8), (.54, .39, .1, .97), (-.46, .36, -.04, .95)):
        copy(tray, (tx, ty, .8), (0, 0, turn))
        c, s = math.cos(turn), math.sin(turn)
        for i in range(20):
            for j in range(15):
                x, y = -.19 + i * .0198 + (.0099 if j % 2 else 0), -.128 + j * .0178
                if x > .193 or chance.random() > fill:
                    continue
                lean = chance.gauss(0, .012)
                copy(one, (tx + c * x - s * y, ty + s * x + c * y, .812 + .0335 + chance.gauss(0, .0006)), (lean, chance.gauss(0, .012), chance.random() * 6))
    for _ in range(16):
        copy(one, (chance.uniform(-.3, .4), -.26 + chance.gauss(0, .035), .8092), (math.pi / 2, 0, chance.random() * 6))
    away([one, tray])


def laptop_pack(name, wide=.27, deep=.05, high=.021):
    p = skins()
    shell = surface('pack', (.016, .016, .017), (.02, .02, .022), (.03, .03, .033), (.012, .012, .013), (.10, .10, .105), (.03, .045, .03), rough=.5, dust=.12, blotch=.3)
    paper = surface('pack label', (.34, .33, .31), (.03, .03, .035), (.05, .05, .05), (.2, .2, .2), (.05, .1, .16), rough=.5, dust=.25)
    b = Build(name)
    b.box((wide, deep, high), (0, 0, 0), shell, bevel=.004)
    b.box((wide * .7, deep * .7, .0006), (-.02, 0, -high / 2), paper)
    for k in range(6):
        b.box((wide * .05 * (1 + k % 3), .0018, .0006), (-.09 + k * .03, -.008 + .008 * (k % 3), -high / 2 - .0003), p['dark'])
    b.box((.04, .008, .008), (wide * .2, deep / 2, 0), surface('contact', (.7, .5, .2), rough=.3, metal=1))
    b.box((.03, .012, .004), (wide * .38, -deep * .3, high / 2), p['lead'], bevel=.001)
    return b.done()


def packs():
    chance = random.Random(34)
    kinds = [laptop_pack('pack'), laptop_pack('pack b', .21, .048), laptop_pack('pack c', .29, .075, .012), laptop_pack('pack d', .13, .06, .018), cell('cell')]
    box = crate('crate', surface('crate red', (.36, .04, .02), rough=.45, dust=.3, blotch=.4), .6, .4, .27)
    other = crate('crate two', surface('crate blue', (.03, .10, .30), rough=.45, dust=.25, blotch=.4), .6, .4, .27)
    things = toss(chance, kinds[:4] * 3 + kinds, 240, .2, .12, .25, .013, .6)
    heap.drop('laptop-packs', things, [box], frames=250, form='BOX', friction=.8)
    places = [(t, t.matrix_world.copy()) for t in things if abs(t.matrix_world.translation.x) < .3 and abs(t.matrix_world.translation.y) < .21]
    for shift, kind in (((.67, .08, 0), other), ((-.68, .02, 0), other), ((.0, .47, 0), other), ((.66, .52, 0), box), ((-.68, .46, 0), box)):
        copy(kind, shift)
        for t, matrix in places:
            twin = copy(t, (0, 0, 0))
            twin.matrix_world = matrix
            twin.location = matrix.translation + Vector(shift)
    away(kinds + [other])


def module(name, chance):
    p = skins()
    alu = surface('aluminium', (.52, .53, .54), (.46, .47, .48), (.56, .56, .55), rough=.36, metal=.95, dust=.22, blotch=.3)
    orange = surface('orange', (.62, .18, .01), rough=.4, dust=.2)
    brass = surface('busbar', (.75, .38, .2), rough=.3, metal=1, dust=.15)
    b = Build(name)
    b.box((.39, .16, .108), (0, 0, .054), alu, bevel=.003)
    for s in (-1, 1):
        b.box((.016, .166, .112), (s * .195, 0, .056), p['dark'], bevel=.003)
        b.box((.03, .022, .02), (s * .165, -.055, .118), orange, bevel=.003)
        b.cyl(.005, .02, (s * .165, .055, .118), brass, sides=12)
        for y in (-.06, .06):
            b.cyl(.006, .008, (s * .206, y, .09), p['lead'], sides=6, axis='X')
    b.box((.35, .12, .006), (0, 0, .11), p['dark'], bevel=.002)
    for k in range(10):
        for y in (-.035, .035):
            b.box((.024, .04, .003), (-.152 + k * .034, y, .1145), brass, bevel=.001, segments=1)
    b.box((.3, .012, .004), (0, 0, .116), surface('flex', (.02, .16, .08), rough=.5))
    for k in range(7):
        b.box((.004, .163, .07), (-.15 + k * .05, 0, .05), alu, bevel=.001, segments=1)
    b.box((.09, .003, .05), (-.08, -.0825, .055), p['label'])
    return b.done()


def modules():
    chance = random.Random(44)
    one, wood = module('module', chance), pallet()
    orange = surface('orange', (.62, .18, .01))
    for px, row in ((-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
        x0, y0 = px * 1.38 + chance.gauss(0, .02), row * 1.25
        copy(wood, (x0, y0, 0), (0, 0, chance.gauss(0, .03)))
        top = chance.randint(3, 5) + row
        for level in range(top):
            for i in (-.39, 0.02, .43):
                for j in range(5):
                    if level == top - 1 and chance.random() < .35:
                        continue
                    copy(one, (x0 + i - .02 + chance.gauss(0, .004), y0 - .37 + j * .185 + chance.gauss(0, .005), .145 + level * .129), (0, 0, chance.gauss(0, .02) + math.pi * (chance.random() < .3)))
        for _ in range(5):
            start = Vector((x0 + chance.uniform(-.5, .4), y0 + chance.choice([-.43, -.25, -.05]), .145 + top * .129))
            path = [start + Vector((0, 0, -.02)), start + Vector((.03, -.02, .05)), start + Vector((.14, -.05, .06)), start + Vector((.24, -.1 * chance.random(), .02)), start + Vector((.28, -.08, -.03))]
            tube('lead', [path], .0075, orange)
    for x, y, a in ((.66, -.8, .5), (.2, -.75, 1.4)):
        copy(one, (x, y, 0), (0, 0, a))
    away([one, wood])


def inverter_battery(name, tall=.4):
    p = skins()
    body = surface('tubular', (.55, .54, .5), (.48, .47, .44), (.55, .54, .5), (.03, .07, .2), (.42, .04, .03), rough=.42, dust=.32, blotch=.4)
    top = surface('tubular lid', (.36, .03, .02), (.03, .09, .3), (.03, .2, .09), (.36, .03, .02), (.03, .03, .03), rough=.42, dust=.35)
    plug = surface('plug', (.5, .04, .03), (.6, .45, .04), (.6, .6, .58), (.03, .2, .4), rough=.4, dust=.25)
    b = Build(name)
    w, d = .5, .19
    b.box((w, d, tall), (0, 0, tall / 2), body, bevel=.006)
    b.box((w + .012, d + .012, .045), (0, 0, tall), top, bevel=.006)
    for k in range(7):
        b.box((.006, d + .008, tall * .86), (-w * .45 + k * w * .15, 0, tall * .46), body, bevel=.002, segments=1)
    b.box((w * .62, .003, tall * .4), (0, -d / 2 - .0045, tall * .5), p['label'])
    b.box((w * .62, .003, tall * .07), (0, -d / 2 - .0055, tall * .4), p['stripe'])
    b.box((w * .2, .003, tall * .14), (-w * .18, -d / 2 - .0055, tall * .58), p['stripe'])
    for k in range(6):
        b.cyl(.022, .03, (-w * .4 + k * w * .16, .02, tall + .035), plug, sides=20, bevel=.004)
        b.cyl(.008, .03, (-w * .4 + k * w * .16, .02, tall + .055), plug, sides=12)
    for s, cap in ((-1, 'dark'), (1, 'red')):
        b.box((.04, .04, .03), (s * w * .42, -d * .28, tall + .03), p['lead'], bevel=.004)
        b.cyl(.007, .03, (s * w * .42, -d * .28, tall + .05), p['lead'], sides=6)
        b.box((.045, .02, .034), (s * w * .42, -d * .28 - .026, tall + .03), p[cap], bevel=.003)
        b.box((.03, .012, .09), (s * (w / 2 + .012), 0, tall - .05), p['dark'], bevel=.004)
    return b.done()


def inverter():
    chance = random.Random(54)
    kinds = [inverter_battery('inverter'), inverter_battery('inverter b', .36)]
    for row in range(5):
        for i in range(-3, 4):
            if row == 0 and i in (1, 2) or chance.random() < .04:
                continue
            k = kinds[0] if chance.random() < .75 else kinds[1]
            copy(k, (i * .555 + chance.gauss(0, .012), row * .235 + chance.gauss(0, .012), 0), (0, 0, chance.gauss(0, .03)))
            if row > 2 and chance.random() < .8:
                copy(kinds[0], (i * .555 + chance.gauss(0, .015), row * .235 + chance.gauss(0, .01), .475 if k is kinds[0] else .435), (0, 0, chance.gauss(0, .04)))
    copy(kinds[0], (.95, -.28, 0), (0, 0, .5))
    away(kinds)


def ingots():
    chance, wood = random.Random(64), pallet()
    lead = surface('ingot', (.30, .30, .32), (.24, .245, .26), (.35, .35, .36), (.28, .28, .29), rough=.42, metal=.85, dust=.2, blotch=.7, size=.4, bump=.5, grain=30)
    b = Build('ingot')
    b.box((.56, .105, .075), (0, 0, .0375), lead, bevel=.012, taper=.86, segments=3)
    for s in (-1, 1):
        b.box((.07, .085, .03), (s * .29, 0, .045), lead, bevel=.01)
    b.box((.3, .05, .006), (0, 0, .073), lead, bevel=.003)
    one = b.done()
    for px, row in ((-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
        x0, y0 = px * 1.34 + chance.gauss(0, .03), row * 1.2 + chance.gauss(0, .03)
        copy(wood, (x0, y0, 0), (0, 0, chance.gauss(0, .04)))
        top = chance.randint(5, 8) + row
        for level in range(top):
            for half in (-.29, .29):
                for k in range(8):
                    if level == top - 1 and chance.random() < .4:
                        continue
                    a, o = -.385 + k * .11 + chance.gauss(0, .004), half * .94 + chance.gauss(0, .012)
                    at = (x0 + o, y0 + a, .146 + level * .077) if level % 2 == 0 else (x0 + a * 1.25, y0 + o * .82, .146 + level * .077)
                    copy(one, at, (0, 0, chance.gauss(0, .02) + (math.pi / 2 if level % 2 else 0)), (1, 1, 1) if level % 2 == 0 else (.84, 1.2, 1))
    for x, y, a in ((.62, -.8, .6), (.3, -.86, .1), (.42, -.84, .35)):
        copy(one, (x, y, .0 if x != .42 else .077), (0, 0, a))
    away([one, wood])


def small_drums():
    chance = random.Random(74)
    kinds = [cell('aa', .0072, .05), cell('cell', .0092, .065), cell('d', .017, .06)]
    tones = [[(.03, .12, .28), (.02, .1, .25)], [(.30, .05, .03)], [(.10, .11, .10)], [(.45, .30, .03)]]
    fill = surface('wrap', (.1, .1, .1))
    for i, (x, y) in enumerate(((0, 0), (.66, .12), (-.68, .06), (.3, .7), (-.38, .68), (1.0, .75), (-1.05, .72))):
        b = Build('open drum')
        skin = surface(f'drum {i % 4}', *tones[i % 4], rough=.42, dust=.35, rust=.4, metal=.2, blotch=.4)
        b.lathe([(0, 0), (.285, 0), (.285, .28), (.297, .29), (.297, .30), (.285, .31), (.285, .56), (.297, .57), (.297, .58), (.285, .59), (.285, .855), (.292, .87), (.285, .88), (.28, .86), (.278, .5), (0, .5)],
                (0, 0, 0), skin, sides=56)
        b.done((x, y, 0), (0, 0, i))
        top = heap.mound('content', fill, .50, .50, .13, (x, y, .785), cells=30, rough=.1, round=True, power=2, seed=i)
        heap.scatter(top, [copy(k, (0, 0, 0)) for k in (kinds[0], kinds[0], kinds[1], kinds[1], kinds[2])], 1500, 1, .05, seed=i + 2, tumble=1.6)
    for _ in range(40):
        copy(chance.choice(kinds), (chance.gauss(.1, .5), -.45 + chance.gauss(0, .15), .009), (math.pi / 2, 0, chance.random() * 6))
    away(kinds)


SCENES = {
    'car-pallets': (pallets, [
        dict(look=(.05, -.1, .55), turn=-16, rise=14, away=3.3, lens=38, where='shed', side=-1),
        dict(look=(.3, -.4, .55), turn=22, rise=16, away=2.1, lens=40, where='overcast', side=-40),
        dict(look=(-.2, 0, .55), turn=-38, rise=12, away=3.0, lens=38, where='sun', side=25, height=28)]),
    'cells': (cells, [
        dict(look=(.02, .02, .84), turn=-12, rise=34, away=.62, lens=48, f=7, where='shed', side=-1),
        dict(look=(.04, .0, .845), turn=22, rise=36, away=.42, lens=50, f=11, where='overcast', side=-40),
        dict(look=(-.05, .05, .84), turn=-32, rise=26, away=.75, lens=45, f=6, where='evening', side=40)]),
    'inverter': (inverter, [
        dict(look=(.1, .25, .42), turn=-16, rise=20, away=2.5, lens=40, where='overcast', side=-45),
        dict(look=(.3, .1, .44), turn=24, rise=24, away=1.5, lens=42, where='shed', side=-1),
        dict(look=(-.2, .3, .45), turn=-36, rise=14, away=2.3, lens=40, where='sun', side=20, height=30)]),
    'ingots': (ingots, [
        dict(look=(0, -.1, .48), turn=16, rise=14, away=3.1, lens=40, where='sun', side=-48, height=28),
        dict(look=(.2, -.5, .5), turn=-22, rise=18, away=1.7, lens=42, where='overcast', side=40),
        dict(look=(-.1, 0, .5), turn=34, rise=10, away=2.8, lens=40, where='shed', side=1)]),
    'laptop-packs': (packs, [
        dict(look=(.02, .02, .2), turn=14, rise=34, away=1.2, lens=42, f=5, where='overcast', side=-45),
        dict(look=(0, -.02, .24), turn=-20, rise=40, away=.75, lens=45, f=6, where='sun', side=40, height=36),
        dict(look=(.05, .1, .18), turn=-36, rise=26, away=1.4, lens=42, f=5, where='shed', side=-1)]),
    'pile': (pile, [
        dict(look=(0, -.2, .36), turn=-10, rise=22, away=2.5, lens=40, where='sun', side=-12, height=36),
        dict(look=(.1, -.5, .32), turn=16, rise=18, away=1.6, lens=42, where='overcast', side=-40),
        dict(look=(0, -.2, .4), turn=30, rise=26, away=2.4, lens=40, where='shed', side=-1)]),
    'ev-modules': (modules, [
        dict(look=(.05, -.1, .52), turn=-18, rise=16, away=2.4, lens=40, where='shed', side=-1),
        dict(look=(.2, -.3, .6), turn=20, rise=20, away=1.6, lens=42, where='sun', side=-45, height=32),
        dict(look=(-.1, 0, .55), turn=34, rise=14, away=2.7, lens=40, where='overcast', side=-40)]),
    'cell-drums': (small_drums, [
        dict(look=(.02, .1, .72), turn=10, rise=32, away=1.9, lens=42, f=4, where='overcast', side=-45),
        dict(look=(.02, 0, .84), turn=-20, rise=36, away=.9, lens=45, f=5, where='shed', side=-1),
        dict(look=(.1, .15, .68), turn=32, rise=26, away=2.1, lens=42, f=4, where='sun', side=-30, height=32)]),
}
