"""Three kinds of light: low sun, an overcast sky, and a shed with skylights and an open door."""
import math
import bpy
from mathutils import Vector


def _world():
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    return world.node_tree


def _finish(tree, colour, strength):
    back = tree.nodes.new('ShaderNodeBackground')
    out = tree.nodes.new('ShaderNodeOutputWorld')
    tree.links.new(colour, back.inputs['Color'])
    back.inputs['Strength'].default_value = strength
    tree.links.new(back.outputs[0], out.inputs[0])


def sun(height=22, side=-50, haze=2.5, soft=1.2):
    """Sunlight from `side` degrees (0: from behind the camera's zero, positive: from the right)."""
    tree = _world()
    sky = tree.nodes.new('ShaderNodeTexSky')
    sky.sky_type, sky.sun_disc, sky.sun_size = 'NISHITA', True, math.radians(soft)
    sky.sun_elevation, sky.sun_rotation = math.radians(height), math.radians(180 - side)
    sky.dust_density, sky.air_density, sky.altitude = haze, 1.2, 200
    _finish(tree, sky.outputs[0], 0.2)


def overcast(side=-40):
    """A bright, even, cloudy sky with a faint direction."""
    tree = _world()
    place = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(split.outputs[2], ramp.inputs[0])
    ramp.color_ramp.elements[0].color = (0.62, 0.64, 0.66, 1)
    ramp.color_ramp.elements[1].color = (1.25, 1.32, 1.42, 1)
    _finish(tree, ramp.outputs[0], 1.0)
    lamp = bpy.data.lights.new('veiled sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = 1.6, math.radians(35), (1, 0.95, 0.87)
    thing = bpy.data.objects.new('veiled sun', lamp)
    a = math.radians(side)
    thing.rotation_euler = Vector((-math.sin(a), math.cos(a), -1.1)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)


def area(at, towards, wide, high, power, colour=(1, 1, 1)):
    lamp = bpy.data.lights.new('opening', 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = 'RECTANGLE', wide, high, power, colour
    thing = bpy.data.objects.new('opening', lamp)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def indoors(side=-1, warm=False):
    """Light for the shed: an open door on one side, roof sheets that let light through."""
    tree = _world()
    rgb = tree.nodes.new('ShaderNodeRGB')
    rgb.outputs[0].default_value = (0.75, 0.85, 1, 1)
    _finish(tree, rgb.outputs[0], 0.12)
    door = (1, 0.86, 0.66) if warm else (0.9, 0.96, 1)
    area((8.2 * side, -2.5, 2.6), (0, 0, 0.6), 6, 4, 1100, door)
    area((-4 * side, -8, 4.5), (0, 0, 0.5), 5, 2, 160, (0.85, 0.93, 1))
    for x in (-3.2, 3.2):
        area((x, 2.5, 5.35), (x, 2.5, 0), 0.9, 9, 330, (0.95, 0.98, 1))
