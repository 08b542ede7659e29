"""Renders every missing lot picture, one after another: first angles first. Stop it and start it again at will."""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, '..', '..', 'assets', 'pictures')
FILES = ['tyres', 'e_waste', 'plastics', 'batteries', 'banners']
PIDFILE = os.environ.get('REBALE_RENDER_PID', '/tmp/rebale-render.pid')


def jobs():
    """(scene, angle, file) in the order of need; read anew every time, so that scenes may be added meanwhile."""
    found, banners = [], []
    for name in FILES:
        path = f'{HERE}/{name}.py'
        if not os.path.exists(path):
            continue
        text = open(path).read().split('\nSCENES = {')[-1]
        material = name.replace('_', '-')
        for order, scene in enumerate(re.findall(r"^    '([\w-]+)': \(", text, re.M)):
            if name == 'banners':
                banners.append((f'banners/{scene}', 1, f'{OUT}/banners/{scene}.webp'))
                continue
            for angle in (1, 2, 3):
                found.append((angle, order, material, scene))
    lots = [(f'{m}/{s}', a, f'{OUT}/{m}/{s}-{a}.webp') for a, _, m, s in sorted(found)]
    main = [j for j, key in zip(lots, sorted(found)) if key[1] < 6]
    more = [j for j, key in zip(lots, sorted(found)) if key[1] >= 6]
    first = [j for j in main if j[1] == 1]
    return first[:12] + banners[:1] + first[12:] + banners[1:5] + [j for j in main if j[1] == 2] + \
        banners[5:] + [j for j in more if j[1] == 1] + [j for j in main if j[1] == 3] + [j for j in more if j[1] > 1]


def main():
    failed = set()
    while True:
        left = [j for j in jobs() if not os.path.exists(j[2]) and j[2] not in failed]
        if not left:
            break
        scene, angle, out = left[0]
        size = ['720', '540', '28', '960', '720'] if angle > 1 else []
        if 'banners/' in scene:
            size = (['1200', '675', '22'] if 'hero' in scene else ['1040', '585', '22']) + ['1600', '900']
        run = subprocess.Popen(['nice', '-n', '19', 'blender', '-b', '-P', f'{HERE}/render.py', '--', scene, str(angle), out, *size],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                               env={**os.environ, 'PATH': '/usr/bin:/bin'})  # Blender must find Debian's Python
        open(PIDFILE, 'w').write(str(run.pid))
        said = run.communicate()[0]
        done = [line for line in said.splitlines() if line.startswith('DONE')]
        print(len(left), done[0] if done else f'FAILED {scene} {angle}\n{said[-1500:]}', flush=True)
        if not done:
            failed.add(out)


if __name__ == '__main__':
    main()
