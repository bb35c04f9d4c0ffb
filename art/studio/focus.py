"""Depth of field, put into the finished light by the depth of each pixel.

The lens of the renderer is a pinhole: a wide one needs many rays to be smooth, and the noise filter cannot tell what it sees
through it. Here blur costs nothing and has no noise.
"""
import cv2
import numpy as np

from studio.view import SENSOR

SHARP = 0.7  # pixels: what is drawn less wide is in focus
STEP = 1.5  # each layer is so much more blurred than the one before


def out_of_focus(light, depth, view):
    """The light as the lens of the view draws it, reduced from the rendering's size to the picture's.

    What is equally blurred is a layer; layers are blurred apart and laid over each other, the farthest first, so that
    nothing sharp bleeds into what is behind it.
    """
    height, width = (round(edge / view.oversampling) for edge in depth.shape)

    def reduce(image):
        return cv2.resize(image, (width, height), interpolation=cv2.INTER_AREA)

    # Layers are numbered from the focus, negative ones behind it.
    place = np.sign(view.focus_distance - depth) * np.log(np.maximum(blur(depth, view) * width, SHARP) / SHARP) / np.log(STEP)
    log_light = np.log1p(light)
    result, covered = np.zeros((height, width, 3), np.float32), np.zeros((height, width), np.float32)
    for layer in range(int(np.floor(place.min())), int(np.ceil(place.max())) + 1):
        share = np.maximum(1 - np.abs(place - layer), 0, dtype=np.float32)
        if not share.any():
            continue
        alpha = reduce(share)
        # Averaged as the eye would: one of four samples on a lamp is no longer a lamp, and its edge stays smooth after the
        # tone curve has cut off what is brighter than white.
        colour = np.expm1(reduce(log_light * share[..., None]) / np.maximum(alpha, 1e-6)[..., None]) * alpha[..., None]
        if layer:
            kernel = _disc(SHARP * STEP ** abs(layer))
            alpha, colour = (cv2.filter2D(image, -1, kernel, borderType=cv2.BORDER_REFLECT) for image in (alpha, colour))
        shown = 1 - alpha
        result, covered = result * shown[..., None] + colour, covered * shown + alpha
    return result / np.maximum(covered, 1e-6)[..., None]


def blur(depth, view):
    """How wide a point is drawn at each depth, as a share of the picture's width."""
    steady = np.clip(depth, 1e-3, 1e4)
    in_focus = view.focus_distance
    return view.aperture * view.focal_length * np.abs(steady - in_focus) / (steady * in_focus) / SENSOR


def _disc(width, fineness=8):
    """A round kernel of that many pixels, its edge smooth."""
    size = 2 * int(np.ceil(width / 2)) + 1
    fine = (np.arange(size * fineness) + 0.5) / fineness - size / 2
    inside = (fine[:, None] ** 2 + fine**2 <= (width / 2) ** 2).astype(np.float32)
    kernel = inside.reshape(size, fineness, size, fineness).mean((1, 3))
    return kernel / kernel.sum()
