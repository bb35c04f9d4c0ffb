"""Takes the noise of few samples out of a render, guided by what the renderer knows about each pixel.

An edge-avoiding à-trous wavelet filter (Dammertz, Sewtz, Hanika, Lensch 2010). Light is averaged as it is and compared by
its logarithm. Arrays are height x width x 3, or height x width for depth, linear float32.
"""
import os
from concurrent.futures import ThreadPoolExecutor

import cv2
import numpy as np

KERNEL = (1 / 4, 1 / 2, 1 / 4)
LOG_SCALE = 8  # how far the dark end is spread before comparing
TILE = (16, 960)  # rows and columns filtered at a time: all they need stays in the processor's cache
BLACK = 2e-4  # light that no display shows


def without_fireflies(light, albedo, normal, depth):
    """Single pixels far brighter than their neighbours become the neighbours' median.

    Where one surface ends and another begins, three in a line stay: rims are as thin as that.
    """
    brightness, median = light.sum(2), _median(light, 3)
    around = median.sum(2)
    in_line = np.max([cv2.morphologyEx(brightness, cv2.MORPH_OPEN, line) for line in _lines_of_three()], axis=0)
    edge = _differs(albedo, 0.08) | _differs(normal, 0.4) | _differs(np.log(np.clip(depth, 1e-3, 1e4))[..., None], 0.01)
    stray = brightness > np.where(edge, np.maximum(around, in_line) * 4 + 0.05, around * 2.5 + 0.015)
    return np.where(stray[..., None], median, light)


def _lines_of_three():
    straight, falling = np.ones((1, 3), np.uint8), np.eye(3, dtype=np.uint8)
    return straight, straight.T, falling, falling[::-1]


def _differs(guide, tolerance):
    """Where a guide is not the same all over the three by three pixels round a place."""
    nearby = np.ones((3, 3), np.uint8)
    return (cv2.dilate(guide, nearby) - cv2.erode(guide, nearby)).reshape(guide.shape).max(2) > tolerance


def denoise(light, albedo, normal, depth, levels=5):
    noise = _local_noise(_compared(light).mean(2))
    distance = np.log(np.clip(depth, 1e-3, 1e4))[..., None]
    guides = [_steady_guide(albedo, 0.03), _steady_guide(normal, 0.10), _steady_guide(distance, 0.02)]
    planes = _planes(light)
    for level in range(levels):
        tolerance = noise * 3.0 / 1.6**level
        planes = _filtered(planes, [(_compared(planes), 1 / (6 * tolerance**2)), *guides], step=2**level)
    return planes.transpose(1, 2, 0)


def _compared(light):
    return np.log1p(light * LOG_SCALE)


def _median(image, size):
    return np.dstack([cv2.medianBlur(np.ascontiguousarray(image[..., channel]), size) for channel in range(image.shape[2])])


def _planes(image):
    return np.ascontiguousarray(image.transpose(2, 0, 1))


def _local_noise(brightness):
    fine = np.abs(brightness - cv2.medianBlur(brightness, 5))
    return cv2.GaussianBlur(fine, (0, 0), 5) * 1.6 + 0.004


def _steady_guide(guide, tolerance):
    """The guide cleaned where it is noisy itself, as on a bumpy surface, and one over its tolerance (squared), which is wider there."""
    guide = guide.astype(np.float32)
    median = _median(guide, 5)
    noise = cv2.GaussianBlur(np.abs(guide - median).sum(2), (0, 0), 3)
    share = np.clip(noise / tolerance, 0, 1)[..., None]
    soft = cv2.GaussianBlur(median, (0, 0), 1.5).reshape(guide.shape)
    return _planes(guide * (1 - share) + soft * share), 1 / (tolerance**2 + (2.2 * noise) ** 2)


def _filtered(light, guides, step):
    """One level of the filter. A guide is planes, and one over how much, squared, a neighbour may differ in them."""
    height, width = light.shape[1:]
    framed_light = _framed(light, step)
    compared = [(planes, _framed(planes, step), strictness) for planes, strictness in guides]
    result = light.copy()

    def filter_tile(top, left):
        rows, columns = slice(top, min(top + TILE[0], height)), slice(left, min(left + TILE[1], width))
        place = np.s_[:, rows, columns]
        if light[place].max() < BLACK:
            return
        shape = light[place].shape
        total, weights = np.zeros(shape, np.float32), np.zeros(shape[1:], np.float32)
        weight, squares, one = (np.empty(shape[1:], np.float32) for _ in range(3))
        for row, row_weight in enumerate(KERNEL):
            for column, column_weight in enumerate(KERNEL):
                down, right = row * step, column * step
                there = slice(rows.start + down, rows.stop + down), slice(columns.start + right, columns.stop + right)
                weight.fill(0)
                for planes, framed, strictness in compared:
                    squares.fill(0)
                    for here, around in zip(planes[place], framed):
                        np.subtract(around[there], here, out=one)
                        squares += np.multiply(one, one, out=one)
                    weight -= np.multiply(squares, strictness[rows, columns], out=squares)
                np.exp(weight, out=weight)
                weight *= row_weight * column_weight
                weights += weight
                for channel, around in zip(total, framed_light):
                    channel += np.multiply(around[there], weight, out=one)
        result[place] = total / weights

    tiles = [(top, left) for top in range(0, height, TILE[0]) for left in range(0, width, TILE[1])]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(filter_tile, *zip(*tiles)))
    return result


def _framed(planes, width):
    """The planes with a mirrored frame of `width` pixels round them, so that every pixel has all its neighbours."""
    return np.stack([cv2.copyMakeBorder(plane, width, width, width, width, cv2.BORDER_REFLECT) for plane in planes])
