"""Writes assets/pictures/index.json: every picture that exists, with its size and what it shows in a sentence."""
import glob
import json
import os
import re
import struct

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, '..', '..', 'assets', 'pictures')

WHAT = {
    'tyres/stacks': 'Used car tyres stacked in columns',
    'tyres/pile': 'A pile of worn car tyres between concrete blocks',
    'tyres/truck': 'A long row of truck tyres leaning one on another',
    'tyres/tractor': 'Tractor tyres with deep lugs, standing and stacked',
    'tyres/chips': 'A heap of shredded tyre chips',
    'tyres/crumb': 'Crumb rubber in open jumbo bags on pallets',
    'tyres/bales': 'Compressed tyre bales tied with wire',
    'e-waste/boards': 'Circuit boards with chips and connectors in a steel bin',
    'e-waste/copper': 'Coils of bare bright copper wire on pallets',
    'e-waste/monitors': 'Old tube monitors stacked on pallets',
    'e-waste/towers': 'Desktop computers stacked on pallets',
    'e-waste/disks': 'Hard disks heaped in blue plastic crates',
    'e-waste/cables': 'A heap of coloured insulated cable',
    'e-waste/phones': 'Hundreds of mixed mobile phones in a tray',
    'e-waste/compressors': 'Refrigerator compressors with copper stubs, heaped between concrete blocks',
    'e-waste/keyboards': 'Mixed keyboards and mice overflowing a cage',
    'plastics/pet-bales': 'Strapped bales of crushed PET bottles',
    'plastics/drums': 'Blue HDPE drums stacked in rows',
    'plastics/regrind': 'Coloured plastic regrind in open jumbo bags',
    'plastics/film-bales': 'Wired bales of crumpled LDPE film',
    'plastics/crates': 'Stacks of coloured plastic crates, some fallen over',
    'plastics/pipes': 'PVC pipes of many widths in a rack, seen from their ends',
    'plastics/canisters': 'Mixed HDPE canisters and bottles heaped between concrete blocks',
    'batteries/car-pallets': 'Lead-acid car batteries in layers on pallets',
    'batteries/cells': 'Cylindrical lithium cells standing in trays',
    'batteries/inverter': 'Tubular inverter batteries in rows',
    'batteries/ingots': 'Lead ingots stacked crosswise on pallets',
    'batteries/laptop-packs': 'Laptop battery packs heaped in plastic crates',
    'batteries/pile': 'A pile of used car batteries between concrete blocks',
    'batteries/ev-modules': 'Electric-vehicle battery modules with orange leads on pallets',
    'batteries/cell-drums': 'Small dry cells filling open steel drums',
    'banners/hero-1': 'Copper coils, PET bales and stacked tyres in a sunny scrap yard',
    'banners/hero-2': 'Pallets of car batteries and vehicle modules in a warm-lit shed',
    'banners/hero-3': 'Copper coils, computers and monitors in a yard at evening',
    'banners/buyer': 'Lead ingots and batteries on pallets in a shed',
    'banners/seller': 'Coloured plastic crates and blue drums in a sunny yard',
    'banners/about': 'A row of truck tyres in a yard under a cloudy sky',
    'banners/services': 'Jumbo bags of coloured plastic flakes, and blue drums, in a shed',
    'banners/awareness': 'A steel bin full of circuit boards in a sunny yard',
    'banners/contact': 'Blue drums stacked along a yard wall',
    'banners/how': 'Hard disks heaped in blue crates in a shed',
    'banners/epr': 'Stacks of coloured plastic crates in a yard under a cloudy sky',
    'banners/collection': 'A heap of shredded tyres in evening light',
    'banners/compliance': 'Rows of inverter batteries in a shed',
}
LIGHT = {'sun': 'in low sun', 'evening': 'in evening light', 'overcast': 'under a cloudy sky', 'shed': 'inside a shed'}


def size(path):
    head = open(path, 'rb').read(30)
    wide, high = struct.unpack('<HH', head[26:30])
    return wide & 0x3fff, high & 0x3fff


def views(material, scene):
    text = open(f"{HERE}/{material.replace('-', '_')}.py").read().split('\nSCENES = {')[-1]
    block = re.search(rf"'{scene}': \((.*?)\]\)", text, re.S).group(1)
    return list(zip(re.findall(r"where='(\w+)", block), [float(a) for a in re.findall(r'away=([\d.]+)', block)]))


def entry(path):
    material, name = path.split('/')[-2:]
    scene, angle = (name[:-5], 1) if material == 'banners' else re.match(r'(.+)-(\d)\.webp', name).groups()
    says = WHAT.get(f'{material}/{scene}')
    if not says:
        return None  # a rendition made from a banner, not a picture of its own
    if material != 'banners':
        seen = views(material, scene)
        where, away = seen[int(angle) - 1]
        close = ', close up' if away < .72 * max(a for _, a in seen) else ''
        says = f'{says}{close}, {LIGHT[where]}'
    wide, high = size(path)
    return dict(file=f'{material}/{name}', material=material, scene=scene, angle=int(angle), width=wide, height=high, alt=says + '.')


if __name__ == '__main__':
    found = [e for p in sorted(glob.glob(f'{OUT}/*/*.webp')) if (e := entry(p))]
    lines = ',\n'.join('  ' + json.dumps(e, ensure_ascii=False) for e in found)
    open(f'{OUT}/index.json', 'w').write(f'[\n{lines}\n]\n')
    print(len(found), 'pictures')
