"""Wide pictures of the yard: the lot scenes set side by side, with a quiet part at the left for a headline."""
import math
import bpy
from mathutils import Matrix
import batteries
import e_waste
import plastics
import tyres


def group(build, x=0.0, y=0.0, turn=0.0):
    """Builds a scene and moves all of it."""
    before = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    move = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for thing in set(bpy.data.objects) - before:
        if not thing.parent and thing.location.z > -1 and thing.users_scene:
            thing.matrix_world = move @ thing.matrix_world


def bales_and_tyres():
    group(plastics.pet, 2.3, .7)
    group(tyres.stacks, -2.4, 3.6)
    group(e_waste.copper, 1.9, -1.55)


def power():
    group(batteries.pallets, .4, 0)
    group(batteries.modules, .6, 3.0)


def machines():
    group(e_waste.copper, 1.0, -.4)
    group(e_waste.towers, 1.4, 2.2)
    group(e_waste.monitors, -2.8, 3.4)


def store():
    group(batteries.ingots, .5, 0)
    group(batteries.pallets, 1.0, 2.9)


def colours():
    group(plastics.crates, 2.3, .2)
    group(plastics.drums, -1.6, 4.6)


def wall_of_tyres():
    group(tyres.truck, .2, 0)
    group(tyres.stacks, 1.2, 2.6)


def rows():
    group(plastics.regrind, .7, 0)
    group(plastics.drums, .6, 4.2)


SCENES = {
    'hero-1': (bales_and_tyres, [dict(look=(.1, -.4, .95), turn=-12, rise=8, away=6.4, lens=34, f=2.8, shift=(-.10, .02), where='sun', side=-58, height=20, back=10.0, seed=7)]),
    'hero-2': (power, [dict(look=(-.1, 0, .75), turn=-14, rise=12, away=4.4, lens=34, shift=(-.10, .02), where='shed warm', side=-1, back=8.0, seed=5)]),
    'hero-3': (machines, [dict(look=(.3, 0, .7), turn=10, rise=10, away=4.4, lens=34, shift=(-.12, .02), where='evening', side=-52, back=10.0, seed=4)]),
    'buyer': (store, [dict(look=(.1, 0, .55), turn=12, rise=11, away=4.0, lens=34, shift=(-.14, .03), where='shed', side=1, back=8.0, seed=3)]),
    'seller': (colours, [dict(look=(.1, .0, .75), turn=-14, rise=9, away=4.8, lens=34, shift=(-.12, .02), where='sun', side=-48, height=30, back=10.0, seed=6)]),
    'about': (wall_of_tyres, [dict(look=(-.2, 0, .7), turn=-38, rise=9, away=5.2, lens=34, shift=(-.12, .02), where='overcast', side=-40, back=9.0, seed=8)]),
    'services': (rows, [dict(look=(0, .2, .75), turn=-14, rise=20, away=4.6, lens=34, shift=(-.12, .02), where='shed', side=-1, back=8.5, seed=2)]),
    'awareness': (e_waste.boards, [dict(look=(-.1, 0, .40), turn=20, rise=26, away=2.0, lens=38, f=4, shift=(-.2, .0), where='sun', side=-50, height=30, seed=3)]),
    'contact': (plastics.drums, [dict(look=(-.5, 0, .75), turn=-20, rise=10, away=5.0, lens=34, shift=(-.12, .02), where='overcast', side=40, seed=4)]),
    'how': (e_waste.disks, [dict(look=(-.15, .1, .2), turn=-16, rise=28, away=1.7, lens=38, f=5, shift=(-.16, .0), where='shed', side=-1, seed=6)]),
    'epr': (plastics.crates, [dict(look=(-.3, 0, .75), turn=18, rise=10, away=4.6, lens=34, shift=(-.14, .02), where='overcast', side=-45, back=9.0, seed=5)]),
    'collection': (tyres.chips, [dict(look=(-.6, 0, .7), turn=16, rise=12, away=6.0, lens=34, shift=(-.16, .02), where='evening', side=-55, back=9.0, seed=9)]),
    'compliance': (batteries.inverter, [dict(look=(-.2, .3, .45), turn=-20, rise=18, away=3.2, lens=36, shift=(-.16, .0), where='shed', side=-1, seed=4)]),
}
