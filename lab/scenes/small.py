"""
Writes every banner's copies for phones where they are missing or older than their banner: `-small`, 800 pixels wide,
and of those that fill a phone upright (`hero-*`) `-phone`, their middle, 480 by 600 pixels.
"""
import glob
import os

import cv2

BANNERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'assets', 'pictures', 'banners')
SMALL, PHONE = (800, 450), (480, 600)
LIMIT = {SMALL: 44_000, PHONE: 28_000}


def encode(pixels, limit):
    for quality in range(64, 39, -4):
        data = cv2.imencode('.webp', pixels, [cv2.IMWRITE_WEBP_QUALITY, quality])[1]
        if len(data) <= limit:
            break
    return data


def middle(pixels, size):
    height, width = pixels.shape[:2]
    kept = height * size[0] // size[1]
    left = (width - kept) // 2
    return pixels[:, left:left + kept] if kept < width else pixels


def copy(banner, ending, size):
    path = banner.replace('.webp', f'-{ending}.webp')
    if os.path.exists(path) and os.path.getmtime(path) >= os.path.getmtime(banner):
        return
    data = encode(cv2.resize(middle(cv2.imread(banner), size), size, interpolation=cv2.INTER_AREA), LIMIT[size])
    with open(path, 'wb') as file:
        file.write(data)
    print(f'{os.path.basename(path)} {len(data)}')


for banner in sorted(glob.glob(f'{BANNERS}/*.webp')):
    if banner.endswith(('-small.webp', '-phone.webp')):
        continue
    copy(banner, 'small', SMALL)
    if os.path.basename(banner).startswith('hero-'):
        copy(banner, 'phone', PHONE)
