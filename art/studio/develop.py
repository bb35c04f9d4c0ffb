"""From linear light to the finished picture: noise, haze, focus, bloom, tone curve, vignette, grain."""
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'  # read when OpenCV is loaded

import cv2
import numpy as np

from studio.denoise import denoise, without_fireflies
from studio.focus import out_of_focus

HAZE = np.float32([0.105, 0.055, 0.018])
SKY = 1e4  # depth of what is behind everything
BLOOM_SPREAD = {0.004: 0.45, 0.012: 0.30, 0.035: 0.17, 0.09: 0.08}  # share of the height → weight
LUMINANCE = np.float32([0.2126, 0.7152, 0.0722])

# AgX, the minimal form by Benjamin Wrensch: linear sRGB into its log space, a fitted sigmoid, and back.
TO_AGX = np.float32([[0.84247906, 0.0784336, 0.07922375], [0.04232824, 0.87846864, 0.07916613], [0.04237565, 0.0784336, 0.87914297]])
FROM_AGX = np.float32([[1.19687901, -0.09802088, -0.09902974], [-0.0528969, 1.15190313, -0.09896118], [-0.05297164, -0.09804345, 1.15107367]])
AGX_STOPS = (-12.47393, 4.026069)
AGX_CURVE = (15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232)


def develop(folder, view, destination):
    """Reads the passes of a view in `folder` and writes a PNG of 16 bits, whose dark gradients have no steps."""
    grade = view.grade
    light, albedo, normal, depth = (_read(folder, name) for name in ('light', 'albedo', 'normal', 'depth'))
    depth = depth[..., 0]
    light = without_fireflies(light, albedo, normal, depth)
    # What shines by itself, screens and lamps, is filtered apart, so that it keeps its edges.
    emission = np.minimum(_read(folder, 'emission'), light)
    light = denoise(light - emission, albedo, normal, depth) + emission
    if grade.fog:
        light = _foggy(light, depth, grade.fog)
    light = out_of_focus(light * 2**grade.exposure, depth, view)
    picture = _finish(_tone(_bloom(light, grade.bloom), grade), grade)
    cv2.imwrite(str(destination), (picture * 65535 + 0.5).astype(np.uint16)[..., ::-1])


def _read(folder, name):
    image = cv2.imread(f'{folder}/{name}-1.exr', cv2.IMREAD_UNCHANGED)
    if image is None:
        raise FileNotFoundError(f'{folder}/{name}-1.exr')
    image = image if image.ndim == 3 else image[..., None]
    return np.nan_to_num(image[..., 2::-1].astype(np.float32), posinf=100)


def _foggy(light, depth, fog):
    """Haze over what stands in it; behind that is the haze of the studio itself."""
    share = np.where(depth < SKY, 0.92 * (1 - np.exp(-np.clip(depth - fog.starts, 0, None) / fog.thickness)), 0)[..., None]
    return light * (1 - share) + HAZE * fog.glow * share


def _bloom(light, amount):
    bright = np.clip(light - 0.9, 0, 12)
    height, width = light.shape[:2]
    # A wide glow has no detail: it is made small.
    small = cv2.resize(bright, (width // 4, height // 4), interpolation=cv2.INTER_AREA)
    glow = sum(weight * cv2.GaussianBlur(small, (0, 0), height / 4 * spread) for spread, weight in BLOOM_SPREAD.items())
    return light + cv2.resize(glow, (width, height), interpolation=cv2.INTER_CUBIC) * (amount * 6)


def _tone(light, grade):
    darkest, brightest = AGX_STOPS
    stops = np.log2(np.maximum(light @ TO_AGX.T, 1e-10))
    tones = np.polyval(AGX_CURVE, np.clip((stops - darkest) / (brightest - darkest), 0, 1))
    tones = np.clip(tones, 0, 1) ** grade.contrast
    grey = (tones @ LUMINANCE)[..., None]
    return np.clip(np.maximum(grey + grade.saturation * (tones - grey), 0) @ FROM_AGX.T, 0, 1)


def _finish(picture, grade):
    height, width = picture.shape[:2]
    y, x = np.linspace(-1, 1, height, dtype=np.float32)[:, None], np.linspace(-1, 1, width, dtype=np.float32)
    darker = 1 - grade.vignette * np.clip(np.hypot(x, y) - 0.45, 0, 1) ** 1.6
    picture = np.clip(_blackened(picture * darker[..., None], grade.black), 0, 1)
    # The grain hides the steps that displays of 8 bits show in dark gradients; on bright gold it would read as dirt.
    noise = np.random.default_rng(7).standard_normal((height, width), np.float32)
    grain = cv2.GaussianBlur(noise, (0, 0), 0.7) * 1.6 * grade.grain * (0.5 - 0.4 * picture.mean(2))
    return np.clip(picture + grain[..., None], 0, 1)


def _blackened(picture, black):
    """What is as dark as `black` is black. All channels sink by one share: taken off each alone, the glow round gold would keep
    its red only."""
    grey = np.maximum(picture @ LUMINANCE, 1e-6)[..., None]
    return picture * np.clip((grey - black) / (grey * (1 - black)), 0, 1 / (1 - black))
