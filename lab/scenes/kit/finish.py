"""From raw passes to a photograph: noise taken out of the light (not out of the colour), exposure, film curve, grain."""
import cv2
import numpy as np


def _spread(image):
    """How noisy each pixel is, from what a small blur takes away."""
    left = image - cv2.GaussianBlur(image, (0, 0), 1.0)
    return cv2.blur((left * left).mean(axis=2), (9, 9)) * 1.6 + 1e-5


def fireflies(image):
    """A pixel much brighter than all its neighbours is brought down to them."""
    lum = image.mean(axis=2)
    ring = np.ones((5, 5), np.uint8)
    ring[2, 2] = 0
    near = cv2.blur(cv2.medianBlur(lum.astype(np.float32), 5), (3, 3))
    top = np.maximum(cv2.medianBlur(lum.astype(np.float32), 3), near) * 2.2 + 0.05
    return image * np.minimum(1, top / np.maximum(lum, 1e-6))[..., None]


def smooth(image, guide, reach=5, strength=1.0, near=1.0):
    """Joint non-local means in log light: neighbours count when guide (normal, colour, depth) and patch agree."""
    light = np.log1p(np.maximum(image, 0) * 4).astype(np.float32)
    noise = _spread(light)
    pad = reach + 1
    def shifted(a, dx, dy):
        return a[pad + dy:pad + dy + h, pad + dx:pad + dx + w]
    h, w = light.shape[:2]
    edge = [(pad, pad), (pad, pad), (0, 0)]
    lights, guides = np.pad(light, edge, 'reflect'), np.pad(guide, edge, 'reflect')
    noises = np.pad(noise, edge[:2], 'reflect')
    total, weights = np.zeros_like(light), np.zeros((h, w), np.float32)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            other, var = shifted(lights, dx, dy), shifted(noises, dx, dy)
            apart = light - other
            patch = cv2.blur(np.einsum('ijk,ijk->ij', apart, apart) / 3, (5, 5))
            both = noise + np.minimum(noise, var)
            d = np.maximum(0, (patch - both) / (0.35 * strength * (noise + var)))
            g = guide - shifted(guides, dx, dy)
            d += np.einsum('ijk,ijk->ij', g, g) * near
            wgt = np.exp(-d)
            weights += wgt
            total += wgt[..., None] * other
    return np.expm1(total / weights[..., None]) / 4


def clean(p):
    """p: the passes by name. Light on matt surfaces is smoothed apart from their colour, so that texture stays."""
    depth = np.minimum(p['Depth'][..., :1], 60)
    guide = np.concatenate([p['Normal'] * 1.6, np.sqrt(np.maximum(p['DiffCol'], 0)) * 5, np.log1p(depth) * 6], axis=2)
    guide = guide.astype(np.float32)
    colour = p['DiffCol']
    matt = p['DiffDir'] + p['DiffInd']
    rest = fireflies(np.maximum(p['Image'] - colour * matt, 0))
    matt = smooth(fireflies(matt), guide * 0.9, reach=6, strength=1.3)
    rest = smooth(rest, guide, reach=4, strength=0.9)
    return colour * matt + rest


def film(image, exposure=None, warmth=0.0, key=0.25, contrast=1.08):
    """Exposes for the middle, rolls highlights off, lets very bright colours go pale, as film does."""
    lum = image @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    if exposure is None:
        h, w = lum.shape
        y, x = np.mgrid[0:h, 0:w]
        middle = np.exp(-(((x / w - .5) / .38) ** 2 + ((y / h - .55) / .38) ** 2))
        deep = np.exp((np.log(lum + 0.004) * middle).sum() / middle.sum())
        plain = np.minimum(lum, 6 * deep).mean()
        exposure = key / (deep ** 0.4 * plain ** 0.6)
    image = image * exposure * np.array([1 + warmth, 1, 1 - warmth], np.float32)
    lum = (image @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    pale = np.clip((lum - 0.7) / 4, 0, 0.75)
    image = image * (1 - pale) + lum * pale
    a, b, c, d, e = 2.51, 0.03, 2.43, 0.59, 0.14
    x = image * 0.72
    out = np.clip((x * (a * x + b)) / (x * (c * x + d) + e), 0, 1)
    out = out ** (1 / 2.2)
    mean = 0.45
    return np.clip(mean + (out - mean) * contrast, 0, 1)


def photograph(image, width, height, grain=0.011, seed=0, vignette=0.22):
    """Glow around highlights, falling-off corners, a little grain, and the final size."""
    image = image.astype(np.float32)
    if image.shape[1] != width:
        image = cv2.resize(image, (width, height), interpolation=cv2.INTER_LANCZOS4)
        soft = cv2.GaussianBlur(image, (0, 0), 1.1)
        image = image + 0.35 * (image - soft)
    glow = cv2.GaussianBlur(np.maximum(image - 0.8, 0), (0, 0), width / 90)
    image = image + 0.5 * glow
    y, x = np.mgrid[0:height, 0:width]
    away = ((x / width - .5) ** 2 + (y / height - .5) ** 2) * 2
    image = image * (1 - vignette * away ** 1.3)[..., None]
    chance = np.random.default_rng(seed)
    speck = cv2.GaussianBlur(chance.normal(0, 1, (height, width, 1)).astype(np.float32), (0, 0), 0.6)
    image = image + grain * 1.8 * speck[..., None] * (0.6 + 0.8 * (1 - image))
    return np.clip(image, 0, 1)


def save(image, path, limit):
    """WebP (or PNG), at the best quality that keeps the file under the limit."""
    pixels = (image[..., ::-1] * 255 + 0.5).astype(np.uint8)
    if path.endswith('.png'):
        return cv2.imwrite(path, pixels)
    for quality in range(86, 30, -4):
        data = cv2.imencode('.webp', pixels, [cv2.IMWRITE_WEBP_QUALITY, quality])[1]
        if len(data) <= limit:
            break
    open(path, 'wb').write(data.tobytes())
