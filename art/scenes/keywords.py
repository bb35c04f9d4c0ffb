"""SEO: words on tiles, a magnifier over the one that customers use."""
from studio.files import FONT, company
from studio.language import words
from studio.lettering import lettering
from studio.lights import AMBER, HONEY, SAND, softbox
from studio.materials import GOLD, material, thin_glass
from studio.parts import ribs
from studio.shapes import bowl, group, lathe, plane, ring, rounded, slab
from studio.view import View

PICTURES = {'keywords': View(camera=(-0.9, -7.4, 5.2), target=(0.1, 0.05, 0.25), lens=46, stop=9, focus=(0, -0.3, 0.3), glass=True)}

ROWS = words(
    (
        ('cooling', 'air con', 'repair', 'price'),
        ('unit', 'near me', 'today', 'service'),
        (company()['city'].lower(), 'split', 'open now', 'gas'),
        ('warranty', 'how much', company()['district'].lower()),
    ),
    # From left to right, as the tiles lie: «near me» has to lie under the glass.
    (
        ('سعر', 'تصليح', 'مكيّفات', 'تبريد'),
        ('وحدة', 'قريب مني', 'اليوم', 'صيانة'),
        (company()['city'], 'سبليت', 'مفتوح الآن', 'غاز'),
        ('كفالة', 'كم السعر', company()['district']),
    ),
)
FOUND = words('near me', 'قريب مني')


def tile(m, print_on, word, width, at, turn, parent):
    found = word == FOUND
    made = group(at, (0, 0, turn), parent)
    slab((width, 0.66, 0.20), 0.09, (0, 0, 0.10), m.brushed_gold if found else m.satin, 0.035, parent=made)
    if not found:
        slab((width + 0.008, 0.668, 0.02), 0.09, (0, 0, 0.13), m.foil, 0.004, 2, parent=made)
    lettering(word, 0.34 if found else 0.28, (0, 0, 0.205), m.dark if found else print_on, FONT, 0.006, parent=made)


def tiles(m, parent):
    print_on = material(GOLD, 0.35, 1, emission=GOLD, strength=0.9)
    for row, words in enumerate(ROWS):
        widths = [0.42 + 0.155 * len(word) for word in words]
        x = -(sum(widths) + 0.14 * (len(words) - 1)) / 2
        for column, (word, width) in enumerate(zip(words, widths)):
            lean = ((row * 5 + column * 3) % 5 - 2) * 0.5
            lift = 0.10 if word == FOUND else 0
            tile(m, print_on, word, width, (x + width / 2, 1.3 - row * 0.84, lift), lean, parent)
            x += width + 0.14


def magnifier(m, at, turn):
    made = group(at, turn)
    ring(1.02, 0.14, 0.22, (0, 0, -0.11), m.gold, made, segments=192)
    ring(0.90, 0.05, 0.26, (0, 0, -0.13), m.satin, made, segments=192)
    bowl(0.88, 0.16, (0, 0, 0), thin_glass((0.96, 0.92, 0.84), 0.01, 1.5, 0.35), 0, 128, parent=made)
    stem = group((0.76, -0.76, 0), (90, 0, 45), made)
    lathe(rounded([(0, -0.05), (0.09, -0.05), (0.09, 0.34), (0.15, 0.40), (0.15, 0.52), (0.13, 0.6)], 0.02), (0, 0, 0), m.gold, 64, parent=stem)
    lathe(rounded([(0.13, 0.55), (0.17, 0.62), (0.21, 1.3), (0.23, 2.2), (0.20, 2.5), (0, 2.55)], 0.06), (0, 0, 0), m.gloss, 96, parent=stem)
    ribs(0.205, 0.5, 24, 1.0, m.satin, stem, 0.03)
    for height in (0.62, 2.30):
        ring(0.235 if height > 1 else 0.19, 0.06, 0.06, (0, 0, height), m.gold, stem)


def build(m):
    desk = group(turn=(0, 0, -12))
    tiles(m, desk)
    magnifier(m, (-0.62, -0.42, 0.95), (10, -6, -4))
    plane(60, 60, (0, 0, 0), material((0.0038, 0.0036, 0.0034), 0.5, specular=0.15))
    softbox((-5.5, 3.0, 4.0), (0, 0, 0.2), 2.2, 4.5, 22, SAND)
    softbox((4.6, 4.2, 3.4), (0, 0, 0.2), 4.0, 1.2, 24, AMBER)
    softbox((0.2, 8.6, 5.4), (0, 0, 0.2), 11, 2.6, 13, HONEY)
    softbox((-2.5, -5.5, 5.0), (0, 0, 0.2), 3.0, 1.6, 9)
    softbox((-1.5, -8.2, 1.3), (0, 0, 0.3), 8, 1.2, 14, SAND)
