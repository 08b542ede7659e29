"""Meshes: a builder that joins bevelled boxes, cylinders and turned profiles into one object."""
import math
import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

AXES = {'Z': (0, 0, 0), 'X': (0, math.pi / 2, 0), 'Y': (-math.pi / 2, 0, 0)}


class Build:
    def __init__(self, name):
        self.name, self.bm, self.materials = name, bmesh.new(), []

    def _take(self, part, at, turn, material):
        matrix = Matrix.Translation(at) @ Euler(turn).to_matrix().to_4x4()
        bmesh.ops.transform(part, matrix=matrix, verts=part.verts)
        if material not in self.materials:
            self.materials.append(material)
        for face in part.faces:
            face.material_index = self.materials.index(material)
            face.smooth = True
        mesh = bpy.data.meshes.new('part')
        part.to_mesh(mesh)
        part.free()
        self.bm.from_mesh(mesh)
        bpy.data.meshes.remove(mesh)
        return self

    def box(self, size, at, material, bevel=0.0, turn=(0, 0, 0), segments=2, taper=1.0):
        part = bmesh.new()
        bmesh.ops.create_cube(part, size=1)
        bmesh.ops.scale(part, vec=size, verts=part.verts)
        for v in part.verts:
            if v.co.z > 0:
                v.co.x *= taper
                v.co.y *= taper
        if bevel:
            bmesh.ops.bevel(part, geom=part.edges[:], offset=bevel, segments=segments, profile=0.5, affect='EDGES')
        return self._take(part, at, turn, material)

    def cyl(self, radius, height, at, material, top=None, sides=24, axis='Z', bevel=0.0, turn=None):
        """A cylinder (or cone) centred on `at`."""
        part = bmesh.new()
        bmesh.ops.create_cone(part, cap_ends=True, segments=sides, radius1=radius,
                              radius2=radius if top is None else top, depth=height)
        if bevel:
            rims = [e for e in part.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
            bmesh.ops.bevel(part, geom=rims, offset=bevel, segments=2, profile=0.5, affect='EDGES')
        return self._take(part, at, turn or AXES[axis], material)

    def lathe(self, profile, at, material, sides=48, axis='Z', turn=None, closed=False, wobble=None):
        """A profile of (radius, height) turned around; wobble(i, j, r, h) may move each ring's points."""
        part = bmesh.new()
        rings = []
        for j in range(sides):
            angle = 2 * math.pi * j / sides
            ring = []
            for i, (r, h) in enumerate(profile):
                if wobble:
                    r, h = wobble(i, j, r, h)
                ring.append(part.verts.new((r * math.cos(angle), r * math.sin(angle), h)))
            rings.append(ring)
        count = len(profile)
        for j in range(sides):
            one, two = rings[j], rings[(j + 1) % sides]
            for i in range(count if closed else count - 1):
                k = (i + 1) % count
                part.faces.new((one[i], two[i], two[k], one[k]))
        bmesh.ops.remove_doubles(part, verts=part.verts, dist=1e-6)
        bmesh.ops.recalc_face_normals(part, faces=part.faces)
        return self._take(part, at, turn or AXES[axis], material)

    def mesh(self, verts, faces, material, at=(0, 0, 0), turn=(0, 0, 0)):
        part = bmesh.new()
        made = [part.verts.new(v) for v in verts]
        for face in faces:
            part.faces.new([made[i] for i in face])
        return self._take(part, at, turn, material)

    def done(self, at=(0, 0, 0), turn=(0, 0, 0), sharp=38, shown=True):
        mesh = bpy.data.meshes.new(self.name)
        self.bm.to_mesh(mesh)
        self.bm.free()
        for material in self.materials:
            mesh.materials.append(material)
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(sharp)
        thing = bpy.data.objects.new(self.name, mesh)
        thing.location, thing.rotation_euler = at, turn
        if shown:
            bpy.context.scene.collection.objects.link(thing)
        return thing


def copy(thing, at, turn=(0, 0, 0), scale=1.0):
    """Another object with the same mesh: Cycles keeps one in memory."""
    twin = bpy.data.objects.new(thing.name, thing.data)
    twin.location, twin.rotation_euler = at, turn
    twin.scale = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
    bpy.context.scene.collection.objects.link(twin)
    return twin


def tube(name, paths, thick, material, sides=2, closed=False, smooth=True):
    """Bent wires: every path is a list of points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', thick, sides
    curve.resolution_u = 4 if smooth else 1
    curve.materials.append(material)
    for path in paths:
        line = curve.splines.new('NURBS' if smooth else 'POLY')
        line.points.add(len(path) - 1)
        for point, place in zip(line.points, path):
            point.co = (*place, 1)
        line.use_cyclic_u = closed
        if smooth:
            line.order_u, line.use_endpoint_u = 3, True
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def ring_of_wire(chance, radius, thick, turns, spread, points=28):
    """The path of a loosely wound coil lying flat."""
    path = []
    for t in range(turns):
        r, dz = radius + chance.gauss(0, spread), chance.gauss(0, spread)
        tilt, phase = chance.gauss(0, 0.05), chance.random() * 6.28
        for k in range(points):
            a = 2 * math.pi * k / points
            path.append(Vector(((r + chance.gauss(0, thick)) * math.cos(a), (r + chance.gauss(0, thick)) * math.sin(a),
                                dz + tilt * radius * math.sin(a + phase))))
    return path
