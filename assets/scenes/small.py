"""Writes the 800 pixels wide copy of every banner for phones, where it is missing or older than its banner."""
import glob
import os

import cv2

BANNERS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'pictures', 'banners')
LIMIT = 44_000


def encode(pixels):
    for quality in range(64, 39, -4):
        data = cv2.imencode('.webp', pixels, [cv2.IMWRITE_WEBP_QUALITY, quality])[1]
        if len(data) <= LIMIT:
            break
    return data


for banner in sorted(glob.glob(f'{BANNERS}/*.webp')):
    small = banner.replace('.webp', '-small.webp')
    if banner.endswith('-small.webp') or (os.path.exists(small) and os.path.getmtime(small) >= os.path.getmtime(banner)):
        continue
    data = encode(cv2.resize(cv2.imread(banner), (800, 450), interpolation=cv2.INTER_AREA))
    with open(small, 'wb') as file:
        file.write(data)
    print(f'{os.path.basename(small)} {len(data)}')
