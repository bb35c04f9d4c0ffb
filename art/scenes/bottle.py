"""Photography: a bottle drawn by the light on its edges alone."""
from studio.lights import AMBER, HONEY, floor, haze, softbox
from studio.mark import company_mark
from studio.materials import material
from studio.parts import ribs
from studio.shapes import disc, group, lathe, ring, rounded, slab
from studio.view import View

PICTURES = {'bottle': View(camera=(0, -9.4, 2.5), target=(0, 0, 1.78), lens=60, focus=(0, -0.5, 1.8), size=(800, 1280))}


def flacon(m, at=(0, 0, 0), turn=0.0, scale=1.0):
    """A flat bottle of black glass with a gold neck and a ribbed stopper, 3.3 high."""
    made = group(at, (0, 0, turn))
    made.scale = (scale, scale, scale)
    glass = material((0.006, 0.005, 0.004), 0.05, specular=0.6, coat=1, coat_roughness=0.01)
    slab((1.75, 1.0, 2.1), 0.30, (0, 0, 1.09), glass, 0.16, 8, parent=made, steps=16)
    slab((1.77, 1.02, 0.035), 0.30, (0, 0, 0.16), m.gold, 0.01, 2, parent=made, steps=16)
    lathe(rounded([(0, 2.08), (0.50, 2.08), (0.40, 2.20), (0.30, 2.30), (0.30, 2.42), (0, 2.42)], 0.05), (0, 0, 0), glass, 128, parent=made)
    disc(0.36, 0.14, (0, 0, 2.32), m.gold, 0.03, parent=made)
    disc(0.44, 0.80, (0, 0, 2.48), m.satin, 0.06, parent=made)
    ribs(0.44, 0.56, 48, 2.85, m.gloss, made, 0.03)
    ring(0.45, 0.04, 0.05, (0, 0, 3.18), m.gold, made)
    company_mark(0.46, m.foil, 0.012, (0, -0.502, 1.22), (90, 0, 0), made)
    return made


def build(m):
    flacon(m, turn=-8)
    floor(roughness=0.08)
    haze((0, 9, 2.6), 14, 12, 0.10)
    softbox((4.2, 0.2, 2.0), (0, 0, 1.7), 1.0, 6, 32, AMBER)
    softbox((-4.2, 0.2, 2.0), (0, 0, 1.7), 1.0, 6, 32, HONEY)
    softbox((0, 3.4, 6.5), (0, 0, 1.7), 5, 1.4, 16, HONEY)
