"""E-waste scenes: circuit boards, monitors, copper, cables, computers, hard disks, phones, compressors."""
import math
import random
from mathutils import Euler, Vector
from kit import heap
from kit.goods import away, crate, pallet
from kit.heap import toss
from kit.place import bunker
from kit.shape import Build, copy, ring_of_wire, tube
from kit.surface import Net, surface


def board_skin():
    """Lacquer with traces, copper areas and solder pads."""
    net = Net('board')
    place = net.position()
    colour = net.pick([(.012, .085, .03), (.01, .06, .022), (.02, .11, .045), (.015, .10, .03), (.012, .04, .11),
                       (.03, .09, .02), (.22, .15, .05), (.01, .07, .05)])
    block = net.add('TexVoronoi', {'Scale': 85, 'Vector': place}, distance='CHEBYCHEV').outputs['Distance']
    lines = net.add('TexWave', {'Scale': 95, 'Distortion': 6, 'Detail': 1, 'Detail Scale': .6, 'Vector': place}).outputs['Fac']
    pads = net.add('TexVoronoi', {'Scale': 260, 'Vector': place}).outputs['Distance']
    colour = net.mix(net.times(net.spread(lines, .55, .65), .5), colour, (.05, .17, .07))
    colour = net.mix(net.times(net.spread(block, .4, .42), .5), colour, (.008, .03, .012))
    tin = net.times(net.spread(pads, .24, .2), net.spread(net.noise(30, place, 2), .5, .55))
    colour = net.mix(tin, colour, (.62, .58, .48))
    dirt = net.noise(9, place, 6)
    colour = net.dusty(colour, .14, dirt)
    return net.end(net.add('BsdfPrincipled', {'Base Color': colour, 'Roughness': net.spread(dirt, .3, .7, .25, .55),
                                              'Metallic': net.times(tin, .8),
                                              'Normal': net.bump(lines, .15, .001)}).outputs[0])


def part_skins():
    s = surface
    return dict(black=s('chip', (.018, .018, .02), rough=.45, dust=.2), tin=s('tin', (.62, .61, .58), rough=.32, metal=1, dust=.2, rust=.12),
                white=s('socket white', (.62, .60, .52), rough=.45, dust=.3), blue=s('socket blue', (.02, .09, .38), rough=.4, dust=.25),
                red=s('socket red', (.4, .03, .02), rough=.4, dust=.25), tan=s('socket tan', (.4, .3, .17), rough=.5, dust=.25),
                gold=s('gold', (.75, .5, .16), rough=.25, metal=1, dust=.15), copper=s('choke', (.6, .26, .1), rough=.3, metal=1, dust=.15),
                fin=s('fins', (.5, .5, .5), rough=.4, metal=1, dust=.25), cap=s('capacitor', (.03, .03, .1), rough=.35, dust=.2))


def board(name, chance, wide, deep, rich=1.0):
    rich *= 1.6
    skin, p = board_skin() if 'board' not in cache else cache['board'], part_skins()
    cache['board'] = skin
    b = Build(name)
    t = .0008
    b.box((wide, deep, .0016), (0, 0, 0), skin, bevel=.0003, segments=1)
    def spot(m=.01):
        return chance.uniform(-wide / 2 + m, wide / 2 - m), chance.uniform(-deep / 2 + m, deep / 2 - m)
    for _ in range(int(5 * rich)):
        x, y = spot(.02)
        side = chance.choice([.008, .012, .018, .03, .035])
        b.box((side * 1.12, side * 1.12, .0008), (x, y, t + .0005), p['tin'])
        b.box((side, side, .0025), (x, y, t + .0018), p['black'], bevel=.0003, segments=1)
    for _ in range(int(14 * rich)):
        x, y = spot()
        r = chance.choice([.002, .003, .004, .005])
        b.cyl(r, r * 3, (x, y, t + r * 1.5), p['cap'] if chance.random() < .6 else p['black'], sides=12)
        b.cyl(r * .92, .0004, (x, y, t + r * 3.05), p['tin'], sides=12)
    for _ in range(int(45 * rich)):
        x, y = spot()
        b.box((.003, .0016, .0012), (x, y, t + .0006), p[chance.choice(['tin', 'black', 'tan', 'black'])], turn=(0, 0, chance.choice([0, 1.57])))
    lane = wide * .42
    for k in range(int(4 * rich)):
        colour = p[chance.choice(['white', 'black', 'blue', 'black', 'tan', 'white', 'red'])]
        y = -deep * .42 + k * .019
        b.box((min(.12, wide * .5), .008, .011), (-lane + min(.06, wide * .25), y, t + .0055), colour, bevel=.0008, segments=1)
        b.box((min(.11, wide * .46), .0025, .0005), (-lane + min(.06, wide * .25), y, t + .0112), p['black'])
    for k in range(int(5 * rich)):
        y = -deep / 2 + .02 + k * .024
        if y < deep / 2 - .01:
            high = chance.choice([.007, .013, .026])
            b.box((.022, .018, high), (wide / 2 - .01, y, t + high / 2), p[chance.choice(['tin', 'tin', 'black', 'blue'])], bevel=.0006, segments=1)
    if rich >= 1:
        x, y = spot(.03)
        for k in range(9):
            b.box((.0012, .034, .022), (x - .016 + k * .004, y, t + .014), p['fin'])
        b.box((.036, .036, .004), (x, y, t + .002), p['fin'])
        for _ in range(3):
            x, y = spot(.012)
            b.lathe([(.006 + .0028 * math.cos(a), .003 + .0028 * math.sin(a)) for a in (k * math.pi / 4 for k in range(8))],
                    (x, y, t), p['copper'], sides=16, closed=True)
    for k in range(int(wide / .004)):
        if rich < 1:
            b.box((.0024, .009, .0018), (-wide / 2 + .006 + k * .0036, -deep / 2 + .004, 0), p['gold'])
            if k > wide / .0055:
                break
    return b.done()


cache = {}


def boards():
    cache.clear()
    chance = random.Random(12)
    kinds = [board('mother', chance, .24, .22, 1.6), board('mother two', chance, .29, .23, 1.8), board('control', chance, .2, .13, 1.1),
             board('card', chance, .17, .08, .9), board('card two', chance, .14, .065, .7), board('small', chance, .09, .06, .6),
             board('strip', chance, .13, .03, .5)]
    steel = surface('bin', (.05, .11, .13), rough=.5, metal=.2, rust=.35, dust=.25)
    box = crate('bin', steel, 1.15, .85, .42, slots=False)
    things = toss(chance, kinds[:3] * 2 + kinds, 230, .42, .28, .3, .013, .7)
    heap.drop('boards', things, [box], frames=230, form='BOX', friction=.9)
    away(kinds)


def tube_monitor(name, chance, shell):
    glass = surface('tube glass', (.02, .026, .025), (.03, .033, .03), rough=.12, dust=.12, bump=.02, coat=1.0)
    dark = surface('slits', (.01, .01, .01), rough=.8)
    b = Build(name)
    w, h = .42, .37
    for size, at in (((w, .07, .05), (0, 0, .025)), ((w, .07, .04), (0, 0, h - .02)), ((.045, .066, h - .07), (-w / 2 + .0235, .001, h / 2 + .005)), ((.045, .066, h - .07), (w / 2 - .0235, .001, h / 2 + .005))):
        b.box(size, at, shell, bevel=.005)
    b.box((w - .02, .06, h - .02), (0, .05, h / 2), shell, bevel=.01)
    n, verts, faces = 12, [], []
    for j in range(n + 1):
        for i in range(n + 1):
            x, z = (i / n - .5) * .345, (j / n - .5) * .29
            verts.append((x, -.014 + .22 * (x * x + z * z), h / 2 + .004 + z))
    for j in range(n):
        for i in range(n):
            faces.append((j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i))
    b.mesh(verts, faces, glass)
    b.box((w * .9, h * .92, .29), (0, .2, h / 2), shell, bevel=.02, turn=(-math.pi / 2, 0, 0), taper=.62)
    for k in range(9):
        b.box((.2, .16, .004), (0, .16 + k * .004, h * .93 - .009 * k), dark, turn=(-.18, 0, 0)) if k == 0 else None
        b.box((.003, .14, .006), (-.09 + k * .0225, .15, h * .935), dark, turn=(-.27, 0, 0))
    for k in range(4):
        b.cyl(.006, .008, (.05 + k * .025, -.037, .025), dark, sides=12, axis='Y')
    b.cyl(.011, .008, (.165, -.037, .025), shell, sides=16, axis='Y')
    b.cyl(.12, .03, (0, .1, -.012), shell, sides=24)
    return b.done()


def monitors():
    chance = random.Random(21)
    shell = surface('shell', (.47, .43, .34), (.40, .36, .27), (.5, .47, .40), (.03, .03, .032), (.33, .31, .28), (.5, .42, .27),
                    rough=.5, dust=.35, blotch=.3)
    one, wood = tube_monitor('crt', chance, shell), pallet()
    for px in range(-1, 2):
        for row in range(2):
            x0, y0 = px * 1.32 + chance.gauss(0, .03), row * 1.15
            copy(wood, (x0, y0 + .3, 0), (0, 0, chance.gauss(0, .03)))
            for side in (-.36, .0, .36):
                for deep in (0, .55):
                    for level in range(chance.choice([2, 3, 3, 4]) - (row == 0 and px == 1)):
                        if deep and level < 1 and row == 0:
                            continue
                        back = chance.random() < .14
                        copy(one, (x0 + side * 1.19 + chance.gauss(0, .008), y0 - .08 + deep + chance.gauss(0, .02) + (.25 if back else 0), .17 + level * .385),
                             (0, 0, chance.gauss(0, .05) + (math.pi if back else 0)), (1, 1, 1))
    for x, y, a in ((.35, -.75, .5), (-1.55, -.7, -.3), (1.15, -.55, .1)):
        copy(one, (x, y, .027), (0, 0, a))
    away([one, wood])


def coil(name, chance, skin, radius, thick, turns, spread):
    thing = tube(name, [ring_of_wire(chance, radius, .004, turns, spread)], thick, skin, sides=2)
    thing.data.resolution_u = 2
    return thing


def bare(name='bare copper'):
    return surface(name, (.85, .36, .17), (.78, .30, .13), (.9, .42, .2), (.60, .24, .12), rough=.28, metal=1, dust=.08, blotch=.5, size=.3)


def copper():
    chance, skin = random.Random(31), bare()
    kinds = [coil('coil', chance, skin, .25, .0030, 34, .034), coil('coil b', chance, skin, .22, .0022, 44, .03), coil('coil c', chance, skin, .27, .004, 24, .036)]
    wood = pallet()
    for x in (-1.3, 0, 1.3):
        copy(wood, (x, .1, 0), (0, 0, chance.gauss(0, .04)))
        for i in (-.28, .28):
            for j in (-.24, .26):
                for level in range(chance.randint(3, 6)):
                    copy(chance.choice(kinds), (x + i + chance.gauss(0, .025), .1 + j + chance.gauss(0, .025), .21 + level * .105),
                         (chance.gauss(0, .06), chance.gauss(0, .06), chance.random() * 6))
    copy(kinds[0], (.62, -.62, .27), (1.25, 0, .3))
    copy(kinds[2], (-.5, -.72, .07), (.05, 0, 1))
    copy(kinds[1], (-.42, -.70, .16), (.1, .1, 2))
    away(kinds + [wood])


def cables():
    chance = random.Random(37)
    jacket = surface('jacket', (.02, .02, .02), (.3, .02, .015), (.02, .06, .3), (.35, .34, .32), (.02, .02, .02), (.45, .28, .02), (.02, .16, .06), (.5, .49, .45),
                     rough=.42, dust=.22, blotch=.3)
    kinds = [coil(f'cable {k}', chance, jacket, r, t, n, s) for k, (r, t, n, s) in enumerate(((.2, .0055, 14, .03), (.15, .004, 18, .026), (.24, .008, 9, .035), (.12, .003, 22, .02)))]
    heap.mound('under', surface('under', (.02, .02, .02), rough=.8), 2.6, 1.5, .52, cells=30)
    ends = []
    for k in range(5):
        path = [Vector((0, 0, 0))]
        for _ in range(12):
            path.append(path[-1] + Vector((chance.gauss(0, .13), chance.gauss(0, .13), chance.gauss(0, .035))))
        ends.append(tube(f'end {k}', [path], .004, jacket))
    for k in range(260):
        x, y = chance.gauss(0, .85), chance.gauss(0, .5)
        level = max(0, .75 * math.exp(-(x * x / 1.1 + y * y / .45)))
        copy(chance.choice(kinds), (x, y, .05 + level * chance.uniform(.45, 1.05)),
             (chance.gauss(0, .3) - y * .7, chance.gauss(0, .3) + x * .45, chance.random() * 6))
    for k in range(70):
        x, y = chance.gauss(0, .8), chance.gauss(-.1, .5)
        level = max(0, .75 * math.exp(-(x * x / 1.1 + y * y / .45)))
        copy(chance.choice(ends), (x, y, .06 + level * 1.05), (chance.gauss(0, .15) - y * .5, chance.gauss(0, .15) + x * .3, chance.random() * 6))
    away(kinds + ends)


def tower(name, chance, front, steel):
    dark, p = surface('hole', (.012, .012, .013), rough=.7), part_skins()
    b = Build(name)
    w, d, h = .18, .40, .40
    b.box((w, d, h), (0, .02, h / 2), steel, bevel=.003)
    b.box((w + .004, .035, h + .008), (0, -d / 2 + .005, h / 2), front, bevel=.008)
    f = -d / 2 - .014
    for k in range(3):
        b.box((.148, .006, .040), (0, f, h - .045 - k * .046), front if k != 2 else dark, bevel=.0015, segments=1)
        b.box((.1, .004, .0015), (0, f - .004, h - .047 - k * .046), dark)
        b.box((.012, .005, .005), (.055, f - .004, h - .057 - k * .046), p['black'])
    b.box((.1, .006, .024), (0, f, h - .19), front, bevel=.0015, segments=1)
    b.box((.085, .004, .002), (0, f - .003, h - .19), dark)
    b.cyl(.012, .008, (0, f, h - .225), p['tin'], sides=20, axis='Y')
    for k in range(9):
        b.box((.11, .006, .004), (0, f + .001, .03 + k * .011), dark)
    for x in (-.03, 0, .03):
        b.box((.012, .005, .006), (x, f - .002, h - .25), dark)
    r = d / 2 + .022
    b.cyl(.042, .004, (-.03, r, h * .62), dark, sides=28, axis='Y')
    for k in range(3):
        b.lathe([(.012 + k * .012, -.001), (.014 + k * .012, -.001), (.014 + k * .012, .001), (.012 + k * .012, .001)], (-.03, r + .003, h * .62), p['tin'], closed=True, axis='Y', sides=24)
    b.box((.15, .004, .075), (0, r, h - .05), dark, bevel=.001)
    b.box((.045, .12, .003), (.06, r, .24), p['fin'], turn=(1.57, 0, 0))
    for k in range(6):
        b.box((.012, .012, .018), (.06, r + .002, .19 + k * .019), p[chance.choice(['blue', 'black', 'tin', 'white'])])
    for k in range(6):
        b.box((.12, .004, .012), (-.01, r, .025 + k * .021), p['tin'], bevel=.001, segments=1)
    for k in range(7):
        b.box((.002, .09, .007), (-w / 2, -.02, .1 + k * .013), dark)
    return b.done()


def towers():
    chance = random.Random(41)
    steel = surface('case', (.5, .49, .46), (.44, .44, .43), (.03, .03, .03), (.4, .39, .36), rough=.42, metal=.35, dust=.3, rust=.15)
    front = surface('front', (.46, .42, .33), (.5, .48, .43), (.022, .022, .024), (.035, .035, .04), (.3, .3, .31), (.44, .38, .27),
                    rough=.42, dust=.3)
    one, wood = tower('tower', chance, front, steel), pallet()
    for px, row in ((-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
        x0, y0 = px * 1.32 + chance.gauss(0, .03), row * 1.2
        copy(wood, (x0, y0 + .05, 0), (0, 0, chance.gauss(0, .03)))
        for side in (-.42, 0, .42):
            for deep in (-.2, .28):
                flat = chance.random() < .65
                count = chance.randint(3, 6) if flat else 2
                for level in range(count):
                    a = chance.gauss(0, .05) + (math.pi if chance.random() < .3 else 0)
                    if flat:
                        copy(one, (x0 + side - .2 * math.cos(a) + chance.gauss(0, .01), y0 + deep - .2 * math.sin(a) + chance.gauss(0, .015), .145 + .092 + level * .185), (0, math.pi / 2, a))
                    else:
                        for dx in (-.1, .1):
                            copy(one, (x0 + side + dx, y0 + deep + chance.gauss(0, .015), .147 + level * .407), (0, 0, a * .5 if a < 1 else a))
    for x, y, a in ((.55, -.85, .4), (.32, -.8, .32)):
        copy(one, (x, y, 0), (0, 0, a))
    copy(one, (-.75, -.72, .092), (0, math.pi / 2, .5))
    away([one, wood])


def disk(name, chance):
    p = part_skins()
    cast = surface('cast', (.30, .30, .30), (.38, .38, .38), (.12, .12, .125), rough=.5, metal=.9, dust=.22)
    lid = surface('lid', (.62, .62, .62), (.55, .55, .56), (.68, .67, .65), rough=.24, metal=1, dust=.2, bump=.05)
    paper = surface('paper', (.66, .65, .6), (.62, .62, .6), (.10, .2, .36), (.07, .26, .12), (.6, .58, .5), rough=.55, dust=.25)
    b = Build(name)
    b.box((.147, .102, .022), (0, 0, 0), cast, bevel=.002)
    b.box((.138, .098, .003), (0, 0, .0122), lid, bevel=.002)
    b.cyl(.041, .003, (.018, 0, .0142), lid, sides=36, bevel=.001)
    b.cyl(.012, .002, (.018, 0, .0165), cast, sides=20)
    b.box((.05, .09, .0006), (-.04, 0, .0142), paper)
    b.cyl(.034, .0006, (.018, 0, .0161), paper, sides=32) if chance.random() < .5 else None
    for k in range(7):
        b.box((.03 - .003 * (k % 3), .0025, .0006), (-.042, -.034 + k * .0062, .0145), p['black'])
    for x in (-.066, 0, .066):
        for y in (-.046, .046):
            b.cyl(.0025, .002, (x, y, .014), p['tin'], sides=10)
    b.box((.1, .075, .0016), (.01, 0, -.0118), cache['board'])
    for k in range(9):
        b.box((.006 + .001 * k, .009, .002), (-.03 + .01 * k, chance.uniform(-.025, .025), -.0132), p['black'])
    b.box((.014, .06, .008), (-.072, 0, -.005), p['black'])
    return b.done()


def disks():
    cache.clear()
    cache['board'] = board_skin()
    chance = random.Random(51)
    kinds = [disk('disk a', chance), disk('disk b', chance), disk('disk c', chance)]
    box = crate('crate', surface('crate blue', (.03, .10, .30), rough=.45, dust=.25, blotch=.4), .6, .4, .3)
    things = toss(chance, kinds, 150, .2, .12, .3, .022)
    heap.drop('disks', things, [box], frames=260, form='BOX', friction=.7)
    for dx, dy, a in ((.66, .06, math.pi), (-.68, -.03, 0.03), (.02, .47, 3.1), (.7, .5, .05), (-.66, .45, 3.2)):
        c, s = math.cos(a), math.sin(a)
        copy(box, (dx, dy, 0), (0, 0, a))
        for t in things:
            x, y, z = t.location
            if abs(x) < .3 and abs(y) < .2:
                twin = copy(t, (0, 0, 0))
                twin.matrix_world = t.matrix_world
                twin.location = (dx + c * x - s * y, dy + s * x + c * y, z)
                turned = t.matrix_world.to_euler()
                turned.rotate(Euler((0, 0, a)))
                twin.rotation_euler = turned
    away(kinds)


def phone(name, chance, smart=True, wide=.07, tall=.145):
    p = part_skins()
    shell = surface('phone', (.02, .02, .022), (.6, .59, .57), (.03, .03, .035), (.08, .1, .16), (.45, .33, .22), (.3, .03, .03), (.35, .36, .38), (.02, .02, .02),
                    rough=.3, dust=.22, blotch=.15)
    glass = surface('phone glass', (.008, .008, .01), (.012, .012, .015), rough=.07, dust=.16, bump=.02, coat=1)
    b = Build(name)
    b.box((wide, tall, .009 if smart else .014), (0, 0, 0), shell, bevel=.004, segments=3)
    top = .0046 if smart else .0071
    if smart:
        b.box((wide * .93, tall * (.9 if wide < .072 else .8), .0006), (0, .002, top), glass, bevel=.0002)
        b.cyl(.0045, .001, (0, -tall * .45, top), shell, sides=20)
        b.box((wide * .45, wide * .3, .0022), (-wide * .18, tall * .38, -top), p['black'], bevel=.001)
        for k in range(2):
            b.cyl(.005, .003, (-wide * .3 + k * .014, tall * .38, -top), glass, sides=18)
    else:
        b.box((wide * .78, tall * .36, .0008), (0, tall * .22, top), glass)
        for j in range(5):
            for i in range(3):
                b.box((wide * .22, .0085, .0016), ((i - 1) * wide * .27, -tall * .06 - j * .0125, top), p['black'] if j else p['tin'], bevel=.0005, segments=1)
    return b.done()


def phones():
    chance = random.Random(61)
    kinds = [phone('smart', chance), phone('smart b', chance, True, .075, .155), phone('smart c', chance, True, .066, .13),
             phone('keys', chance, False, .048, .11), phone('keys b', chance, False, .046, .105)]
    tray = crate('tray', surface('tray grey', (.28, .28, .27), rough=.5, dust=.3, blotch=.4), .8, .6, .16, slots=False)
    things = toss(chance, kinds, 320, .3, .2, .2, .010)
    heap.drop('phones', things, [tray], frames=300, form='BOX', friction=.6)
    away(kinds)


def keyboard(name, chance):
    shell = surface('key shell', (.46, .43, .36), (.02, .02, .022), (.5, .48, .43), (.025, .025, .028), rough=.45, dust=.3)
    cap = surface('key cap', (.55, .52, .45), (.03, .03, .032), (.5, .48, .44), (.04, .04, .042), rough=.4, dust=.22)
    b = Build(name)
    b.box((.45, .16, .02), (0, 0, 0), shell, bevel=.006)
    for j in range(6):
        x = -.205
        while x < .2:
            w = chance.choice([.018] * 9 + [.03, .036]) if j else .018
            if j == 0 or chance.random() < .96:
                pass
            if chance.random() < .97 and not (.075 < x < .09):
                b.box((w - .002, .016, .01), (x + w / 2, .055 - j * .0205 + (.004 if j == 0 else 0), .013), cap, bevel=.002, segments=1, taper=.85)
            x += w + .0012
    return b.done()


def keyboards():
    chance = random.Random(67)
    kinds = [keyboard('keys a', chance), keyboard('keys b', chance)]
    mouse = Build('mouse')
    shell = surface('key shell', (.5, .5, .5))
    mouse.box((.062, .11, .034), (0, 0, 0), shell, bevel=.015, segments=3)
    mouse.box((.006, .02, .006), (0, .03, .017), surface('slits', (.01, .01, .01), rough=.8))
    mouse = mouse.done()
    box = crate('cage', surface('cage', (.30, .10, .03), rough=.5, metal=.2, rust=.35, dust=.25), 1.2, .9, .4)
    things = toss(chance, kinds * 4 + [mouse], 125, .4, .28, .3, .022, .5)
    heap.drop('keyboards', things, [box], frames=240, form='BOX', friction=.9)
    wire = surface('lead', (.02, .02, .02), (.4, .38, .33), rough=.45, dust=.2)
    for k in range(26):
        t = chance.choice(things)
        path = [t.location + Vector((0, .07, .02))]
        for _ in range(7):
            path.append(path[-1] + Vector((chance.gauss(0, .1), chance.gauss(-.02, .1), chance.gauss(.0, .02))))
        tube('lead', [path], .0022, wire)
    away(kinds + [mouse])


def compressor(name, chance):
    skin = surface('compressor', (.014, .014, .015), (.02, .02, .02), (.03, .028, .025), (.05, .05, .05), rough=.35, dust=.28, rust=.3, size=.3)
    tin = surface('foot', (.25, .24, .23), rough=.4, metal=.9, rust=.5, dust=.3)
    surface('pipe copper', (.7, .3, .14), rough=.32, metal=1, dust=.15)
    b = Build(name)
    profile = [(0, 0), (.06, .003), (.09, .02), (.1, .05), (.1, .095), (.106, .097), (.106, .106), (.1, .108), (.098, .14), (.08, .178), (.045, .196), (0, .2)]
    b.lathe(profile, (0, 0, .03), skin, sides=32)
    for s in (-1, 1):
        b.box((.05, .27, .004), (s * .055, 0, .03), tin, bevel=.001)
        for y in (-.12, .12):
            b.cyl(.012, .02, (s * .055, y, .022), skin, sides=14)
    b.box((.05, .035, .06), (.105, 0, .12), skin, bevel=.006)
    thing = b.done()
    return thing


def compressors():
    chance = random.Random(71)
    one = compressor('compressor', chance)
    red = surface('pipe copper', (.7, .3, .14))
    walls = bunker(2.6, 2.4, 1.0, 1.1)
    things = toss(chance, [one], 115, 1.0, .55, .3, .045, .5)
    heap.drop('compressors', things, walls, frames=260, friction=.9)
    for t in things:
        for k in range(2):
            a = chance.uniform(.8, 2.4) + 3.1 * k
            r = .095
            path = [Vector((r * math.cos(a), r * math.sin(a), .09)), Vector((.14 * math.cos(a), .14 * math.sin(a), .10)),
                    Vector((.155 * math.cos(a), .155 * math.sin(a), .14)), Vector((.15 * math.cos(a + .3), .15 * math.sin(a + .3), .2 + .05 * chance.random()))]
            tube('pipe', [path], .0042, red).matrix_world = t.matrix_world
    away([one])


SCENES = {
    'boards': (boards, [
        dict(look=(0, -.02, .42), turn=-14, rise=33, away=1.45, lens=42, f=5, where='overcast', side=-50),
        dict(look=(.1, -.05, .45), turn=18, rise=36, away=1.0, lens=45, f=4, where='sun', side=-55, height=32),
        dict(look=(-.1, 0, .38), turn=35, rise=22, away=1.7, lens=42, f=4, where='shed', side=-1)]),
    'copper': (copper, [
        dict(look=(.05, -.1, .36), turn=-16, rise=17, away=2.7, lens=40, f=3.2, where='sun', side=-48, height=30),
        dict(look=(.1, -.3, .36), turn=22, rise=14, away=1.7, lens=42, f=3, where='shed', side=-1),
        dict(look=(-.2, 0, .42), turn=-35, rise=12, away=2.4, lens=40, f=3, where='evening', side=40)]),
    'monitors': (monitors, [
        dict(look=(.05, 0, .72), turn=16, rise=8, away=3.6, lens=38, where='overcast', side=-50),
        dict(look=(-.3, 0, .75), turn=-26, rise=8, away=3.0, lens=38, where='shed', side=-1),
        dict(look=(.4, -.2, .55), turn=30, rise=12, away=3.2, lens=40, where='sun', side=-25, height=26)]),
    'towers': (towers, [
        dict(look=(0, 0, .62), turn=-18, rise=10, away=3.4, lens=38, where='shed', side=-1),
        dict(look=(-.2, 0, .6), turn=24, rise=9, away=2.8, lens=40, where='sun', side=50, height=30),
        dict(look=(.3, -.1, .55), turn=-36, rise=16, away=3.0, lens=40, where='overcast', side=-30)]),
    'disks': (disks, [
        dict(look=(0, .05, .2), turn=-14, rise=34, away=1.25, lens=42, f=5, where='shed', side=-1),
        dict(look=(.05, 0, .24), turn=20, rise=42, away=.75, lens=45, f=6, where='overcast', side=-40),
        dict(look=(.05, .1, .18), turn=38, rise=26, away=1.4, lens=42, f=5, where='sun', side=-30, height=36)]),
    'cables': (cables, [
        dict(look=(0, -.1, .3), turn=10, rise=18, away=2.5, lens=40, f=3.2, where='overcast', side=-50),
        dict(look=(-.15, -.3, .3), turn=-22, rise=22, away=1.5, lens=42, f=3, where='sun', side=45, height=30),
        dict(look=(.1, -.1, .32), turn=32, rise=12, away=2.3, lens=40, f=3, where='shed', side=1)]),
    'phones': (phones, [
        dict(look=(0, -.02, .12), turn=-12, rise=38, away=.95, lens=45, f=5, where='shed', side=-1),
        dict(look=(.03, -.05, .14), turn=20, rise=30, away=.62, lens=45, f=5, where='overcast', side=-40),
        dict(look=(0, 0, .1), turn=-30, rise=28, away=1.05, lens=45, f=5, where='sun', side=40, height=34)]),
    'compressors': (compressors, [
        dict(look=(0, -.15, .28), turn=-10, rise=24, away=2.1, lens=40, f=3.2, where='sun', side=-14, height=34),
        dict(look=(.1, -.5, .3), turn=14, rise=16, away=1.8, lens=42, f=3, where='overcast', side=-40),
        dict(look=(0, -.2, .38), turn=30, rise=24, away=2.6, lens=40, f=3.2, where='shed', side=-1)]),
    'keyboards': (keyboards, [
        dict(look=(0, -.05, .36), turn=14, rise=25, away=1.9, lens=42, f=3.6, where='overcast', side=40),
        dict(look=(-.1, -.05, .42), turn=-18, rise=34, away=1.2, lens=42, f=3.6, where='sun', side=-50, height=30),
        dict(look=(0, -.05, .36), turn=-34, rise=20, away=1.9, lens=42, f=3.6, where='shed', side=-1)]),
}
