"""Takes the noise of few samples out of a render, guided by what the renderer knows about each pixel.

An edge-avoiding à-trous wavelet filter (Dammertz, Sewtz, Hanika, Lensch 2010) on the logarithm of the light. Arrays are
height x width x 3, or height x width for depth, linear float32.
"""
import cv2
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
LOG_SCALE = 8  # how far the dark end is spread before filtering


def without_fireflies(light):
    """Single pixels far brighter than their neighbours become the neighbours' median."""
    median = np.dstack([cv2.medianBlur(np.ascontiguousarray(light[..., channel]), 3) for channel in range(3)])
    stray = light.sum(2) > median.sum(2) * 2.5 + 0.12
    return np.where(stray[..., None], median, light)


def denoise(light, albedo, normal, depth, levels=4):
    log_light = np.log1p(light * LOG_SCALE)
    noise = _local_noise(log_light.mean(2))
    distance = np.log(np.clip(depth, 1e-3, 1e4))[..., None]
    guides = [_steady_guide(albedo, 0.03), _steady_guide(normal, 0.10), _steady_guide(distance, 0.02)]
    for level in range(levels):
        tolerance = noise * 3.0 / 1.6**level
        log_light = _filtered(log_light, guides, tolerance, step=2**level)
    return np.expm1(log_light) / LOG_SCALE


def calm_out_of_focus(emission, blur):
    """Lamps out of focus are spots of few samples, which show as stipple: smooth where `blur` is wide.

    `blur` is the width of a point in pixels. Sharp emission, such as the letters of a screen, stays as it is.
    """
    share = np.clip((blur - 2) / 4, 0, 1)[..., None]
    median = np.dstack([cv2.medianBlur(np.ascontiguousarray(emission[..., channel]), 5) for channel in range(3)])
    return emission * (1 - share) + cv2.GaussianBlur(median, (0, 0), emission.shape[1] / 600) * share


def _local_noise(brightness):
    fine = np.abs(brightness - cv2.medianBlur(brightness, 5))
    return cv2.GaussianBlur(fine, (0, 0), 5) * 1.6 + 0.004


def _steady_guide(guide, tolerance):
    """The guide cleaned where it is noisy itself, as it is out of focus, and its tolerance (squared) widened there."""
    guide = guide.astype(np.float32)
    median = np.dstack([cv2.medianBlur(np.ascontiguousarray(guide[..., channel]), 5) for channel in range(guide.shape[2])])
    noise = cv2.GaussianBlur(np.abs(guide - median).sum(2), (0, 0), 3)
    share = np.clip(noise / tolerance, 0, 1)[..., None]
    soft = cv2.GaussianBlur(median, (0, 0), 1.5).reshape(guide.shape)
    return guide * (1 - share) + soft * share, tolerance**2 + (2.2 * noise) ** 2


def _shifted(image, down, right):
    height, width = image.shape[:2]
    move = np.float32([[1, 0, -right], [0, 1, -down]])
    return cv2.warpAffine(image, move, (width, height), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT).reshape(image.shape)


def _filtered(log_light, guides, tolerance, step):
    total = np.zeros_like(log_light)
    weights = np.zeros(log_light.shape[:2], np.float32)
    for row, row_weight in enumerate(KERNEL):
        for column, column_weight in enumerate(KERNEL):
            down, right = (row - 2) * step, (column - 2) * step
            neighbour = _shifted(log_light, down, right)
            difference = ((neighbour - log_light) ** 2).sum(2) / (6 * tolerance**2)
            for guide, squared_tolerance in guides:
                difference += ((_shifted(guide, down, right) - guide) ** 2).sum(2) / squared_tolerance
            weight = row_weight * column_weight * np.exp(-difference)
            total += neighbour * weight[..., None]
            weights += weight
    return total / np.maximum(weights, 1e-6)[..., None]
