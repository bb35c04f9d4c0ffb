"""What a scene says about each of its pictures: where the camera stands and how the picture is developed."""
import math
from dataclasses import dataclass, field

Point = tuple[float, float, float]

SENSOR = 0.036  # width in units of the scene, as Blender takes millimetres for thousandths

PAGE_HERO = (2560, 1600)
CARD = (1280, 800)
FRAME = (640, 400)

WIDEST_RENDERING = 3840


@dataclass(frozen=True)
class Fog:
    """Haze that grows with distance. Lengths in units of the scene, `glow` relative to the studio's warm haze."""

    starts: float
    thickness: float
    glow: float = 1.0


@dataclass(frozen=True)
class Grade:
    """How linear light becomes a picture.

    `exposure` is in stops. `contrast` is the power after the tone curve, `saturation` 1 for none added, `bloom`, `vignette`
    and `grain` are amounts from 0.
    """

    exposure: float = 0.0
    contrast: float = 1.22
    saturation: float = 1.18
    bloom: float = 0.06
    vignette: float = 0.30
    grain: float = 0.006
    black: float = 0.012
    fog: Fog | None = None


@dataclass(frozen=True)
class View:
    """One picture of a scene.

    `camera`, `target` and `focus` are places in the scene, `focus` being `target` where it is left out. `lens` is in
    millimetres on a sensor of 36 mm. `stop` is the f-number the picture looks like; objects are larger than life by
    about ten, `scale` corrects where they are not. `size` is in pixels. `samples` and `noise` are those of a pixel of the
    rendering, and `finer` is how many times wider than the picture that is.
    """

    camera: Point
    target: Point
    lens: float = 50
    stop: float = 4
    focus: Point | None = None
    scale: float = 1
    size: tuple[int, int] = CARD
    glass: bool = False
    finer: float = 2
    samples: int = 48
    noise: float = 0.03
    grade: Grade = field(default_factory=Grade)

    @property
    def oversampling(self):
        """How many times wider than the picture its light is rendered and filtered, to be reduced after: the same rays, but
        every edge is drawn in samples that the filter has kept apart."""
        return min(self.finer, WIDEST_RENDERING / self.size[0])

    @property
    def focal_length(self):
        """In units of the scene, as are the aperture and the distance."""
        return self.lens / 1000

    @property
    def f_number(self):
        return self.stop / 10 / self.scale

    @property
    def aperture(self):
        return self.focal_length / self.f_number

    @property
    def focus_distance(self):
        return math.dist(self.focus or self.target, self.camera)
