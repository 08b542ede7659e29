"""Materials: one general, worn and dusty surface, and the few special ones built on the same nodes."""
import bpy

DUST = (0.36, 0.29, 0.22)
RUST = (0.16, 0.055, 0.025)
_made = {}


class Net:
    """A material's node tree, written as calls. Inputs take a value, or another node's output."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, inputs=None, **properties):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and socket.type == 'RGBA':
            socket.default_value = (*value[:3], 1)
        else:
            socket.default_value = value

    def position(self):
        """Object coordinates, shifted by chance so that copies differ."""
        place = self.add('TexCoord').outputs['Object']
        chance = self.add('ObjectInfo').outputs['Random']
        shift = self.add('Math', {0: chance, 1: 37.0}, operation='MULTIPLY').outputs[0]
        return self.add('VectorMath', {0: place, 1: shift}, operation='ADD').outputs[0]

    def noise(self, scale, vector, detail=4, rough=0.6):
        return self.add('TexNoise', {'Scale': scale, 'Vector': vector, 'Detail': detail, 'Roughness': rough}).outputs[0]

    def spread(self, value, low, high, to_low=0.0, to_high=1.0):
        return self.add('MapRange', {0: value, 1: low, 2: high, 3: to_low, 4: to_high}).outputs[0]

    def mix(self, factor, one, two, blend='MIX'):
        return self.add('MixRGB', {'Fac': factor, 'Color1': one, 'Color2': two}, blend_type=blend).outputs[0]

    def times(self, one, two):
        return self.add('Math', {0: one, 1: two}, operation='MULTIPLY').outputs[0]

    def pick(self, colours, by=None):
        """One of the colours, by chance for every object."""
        ramp = self.add('ValToRGB', {0: by or self.add('ObjectInfo').outputs['Random']})
        band = ramp.color_ramp
        band.interpolation = 'CONSTANT'
        for i, colour in enumerate(colours):
            stop = band.elements[i] if i < 2 else band.elements.new(i / len(colours))
            stop.position = i / len(colours)
            stop.color = (*colour, 1)
        if len(colours) == 1:
            band.elements[1].color = (*colours[0], 1)
        return ramp.outputs[0]

    def dusty(self, colour, amount, noise):
        """Dust lies on what looks up."""
        up = self.add('SeparateXYZ', {0: self.add('NewGeometry').outputs['Normal']}).outputs[2]
        lying = self.spread(up, 0.0, 0.95, 0.25 * amount, amount)
        patchy = self.spread(noise, 0.3, 0.62, 0.35, 1.0)
        return self.mix(self.times(lying, patchy), colour, DUST)

    def bump(self, height, strength, distance=0.01):
        return self.add('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}).outputs[0]

    def end(self, shader, plain=None):
        """With a plain colour, all rays but the camera's meet just that: far quicker, and hardly seen."""
        if plain is not None:
            quick = self.add('BsdfDiffuse', {'Color': plain}).outputs[0]
            seen = self.add('LightPath').outputs['Is Camera Ray']
            shader = self.add('MixShader', {0: seen, 1: quick, 2: shader}).outputs[0]
        out = self.tree.nodes.new('ShaderNodeOutputMaterial')
        self.tree.links.new(shader, out.inputs['Surface'])
        return self.material


def surface(name, *colours, rough=0.5, metal=0.0, dust=0.3, blotch=0.35, size=1.0, bump=0.25, grain=60.0,
            rust=0.0, spec=0.5, coat=0.0, sheer=0.0):
    """The general worn surface. Several colours: each object takes one by chance; size scales the pattern."""
    if name in _made:
        return _made[name]
    net = Net(name)
    place = net.position()
    broad, fine = net.noise(3.0 / size, place, 4), net.noise(grain / size, place, 2)
    plain = colour = net.pick(colours) if len(colours) > 1 else colours[0]
    shade = net.spread(broad, 0.3, 0.7, 1 - blotch, 1 + 0.3 * blotch)
    colour = net.mix(1.0, colour, shade, 'MULTIPLY')
    dull = net.spread(fine, 0.3, 0.7, rough * 0.8, min(1.0, rough * 1.2))
    shine = metal
    if rust:
        spots = net.spread(net.noise(5.0 / size, place, 5, 0.7), 0.62 - 0.3 * rust, 0.70 - 0.25 * rust)
        brown = net.mix(fine, RUST, (0.30, 0.12, 0.05))
        colour = net.mix(spots, colour, brown)
        shine = net.spread(spots, 0, 1, metal, 0.0)
        dull = net.add('Math', {0: dull, 1: net.times(spots, 0.5)}, operation='ADD', use_clamp=True).outputs[0]
    colour = net.dusty(colour, dust, broad)
    bsdf = net.add('BsdfPrincipled', {'Base Color': colour, 'Roughness': dull, 'Metallic': shine, 'Specular': spec,
                                      'Clearcoat': coat, 'Normal': net.bump(fine, bump, 0.004 * size)})
    shader = bsdf.outputs[0]
    if sheer:
        glow = net.add('BsdfTranslucent', {'Color': colour}).outputs[0]
        shader = net.add('MixShader', {0: sheer, 1: shader, 2: glow}).outputs[0]
    _made[name] = net.end(shader, None if metal > .5 else plain)
    return _made[name]


def clear(name, *colours, solid=0.3, rough=0.12):
    """Thin see-through plastic: mostly lets light pass straight, shines at grazing angles."""
    if name in _made:
        return _made[name]
    net = Net(name)
    colour = net.pick(colours) if len(colours) > 1 else colours[0]
    place = net.position()
    bent = net.bump(net.noise(25, place, 3), 0.5, 0.01)
    through = net.add('BsdfTransparent', {'Color': net.mix(0.35, (1, 1, 1), colour)}).outputs[0]
    body = net.add('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Normal': bent}).outputs[0]
    edge = net.add('LayerWeight', {'Blend': 0.35, 'Normal': bent}).outputs['Facing']
    _made[name] = net.end(net.add('MixShader', {0: net.spread(edge, 0, 1, solid, 0.95), 1: through, 2: body}).outputs[0])
    return _made[name]


def lamp(name, colour, strength):
    net = Net(name)
    return net.end(net.add('Emission', {'Color': colour, 'Strength': strength}).outputs[0])


def forget():
    _made.clear()
