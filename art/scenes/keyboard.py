"""Windows software: black keys over gold light, Enter made of gold."""
from studio.files import FONT
from studio.lettering import lettering
from studio.lights import AMBER, HONEY, SAND, floor, softbox
from studio.materials import light_source, material
from studio.shapes import box, group, plane, slab
from studio.view import PAGE_HERO, View

PICTURES = {
    'keyboard': View(camera=(-1.4, -6.4, 3.7), target=(-0.1, 0.15, 0.2), lens=56, stop=2.6, focus=(0.3, -0.1, 0.4), size=PAGE_HERO),
    'enter-key': View(camera=(2.9, -3.9, 2.3), target=(0.42, 0.30, 0.25), lens=62, stop=3, focus=(0.45, 0.25, 0.4)),
}

ROWS = (('1234567890', -4.6, 2.0), ('QWERTYUIOP', -4.35, 1.0), ('ASDFGHJKL', -4.1, 0.0), ('ZXCVBNM', -3.6, -1.0))
SIGNS = ((5.4, 2, '-'), (6.4, 2, '='), (5.65, 1, '['), (4.9, 0, ';'), (3.4, -1, ','), (4.4, -1, '.'), (5.4, -1, '/'))
WIDE = (  # x, y, width, label, size of its letters
    (6.9, 1, 1.3, ']', 0.34),
    (7.0, -1, 1.9, 'Shift', 0.24),
    (1.5, -2, 6.2, '', 0.34),
    (5.3, -2, 1.15, 'Alt', 0.22),
    (6.5, -2, 1.15, 'Ctrl', 0.22),
    (-2.4, -2, 1.15, 'Alt', 0.22),
)


class Keyboard:
    def __init__(self, m, parent):
        self.m, self.body = m, parent
        self.cap = material((0.011, 0.0107, 0.0102), 0.36, bump=0.08, grain=150)
        self.legend = light_source(2.4, (1, 0.58, 0.20))

    def key(self, x, y, width=1.0, label='', size=0.34, surface=None):
        """A cap with sloped sides: wide foot, smaller top."""
        surface = surface or self.cap
        place = group((x, y, 0), parent=self.body)
        slab((width - 0.07, 0.93, 0.26), 0.13, (0, 0, -0.02), surface, 0.05, 3, parent=place, steps=8)
        slab((width - 0.20, 0.80, 0.46), 0.14, (0, 0.03, 0.16), surface, 0.09, 5, parent=place, steps=8)
        if label:
            lettering(label, size, (0, 0.05, 0.396), self.legend, FONT, parent=place)

    def enter(self):
        """Gold, its arrow engraved in black."""
        self.key(6.65, 0, 2.3, surface=self.m.gold)
        strokes = (((0.66, 0.05, 0.02), (6.60, -0.03), 0), ((0.05, 0.24, 0.02), (6.93, 0.08), 0))
        tips = (((0.22, 0.05, 0.02), (6.36, 0.04), 45), ((0.22, 0.05, 0.02), (6.36, -0.10), -45))
        for size, (x, y), turn in (*strokes, *tips):
            box(size, (x, y, 0.395), self.m.dark, 0.008, 2, (0, 0, turn), self.body)


def build(m):
    body = group((-5.6, -2.0, 0), (0, 0, 24))
    slab((13.9, 7.0, 0.30), 0.3, (1.45, 0.5, -0.30), m.satin, 0.08, parent=body)
    slab((13.92, 7.02, 0.03), 0.3, (1.45, 0.5, -0.24), m.gold, 0.01, 2, parent=body)
    plane(13.2, 6.3, (1.45, 0.5, -0.145), light_source(0.32, (1, 0.50, 0.11)), parent=body)
    keyboard = Keyboard(m, body)
    for letters, first, y in ROWS:
        for index, letter in enumerate(letters):
            keyboard.key(first + index, y, label=letter)
    for x, y, sign in SIGNS:
        keyboard.key(x, y, label=sign)
    for key in WIDE:
        keyboard.key(*key)
    for index in range(8):
        keyboard.key(-4.6 + index * 1.5, 3.1, label=f'F{index + 1}', size=0.24)
    keyboard.enter()
    floor(-0.46, 0.16)
    softbox((-4.5, 5.5, 4.2), (0, 0, 0.2), 4.0, 2.2, 16, SAND)
    softbox((6.8, 5.0, 2.8), (0, 0, 0.2), 1.6, 5, 22, AMBER)
    softbox((-5.0, -2.4, 4.0), (0, 0, 0.2), 2.4, 2.4, 12)
    softbox((0.5, 8.0, 4.8), (0, 0, 0.2), 9, 1.6, 14, HONEY)
