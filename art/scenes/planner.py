"""Social media: the month as a wall of tiles, planned posts in gold."""
from studio.files import FONT
from studio.language import along, line_start, words
from studio.lettering import lettering
from studio.lights import AMBER, SAND, house_light, softbox
from studio.outlines import heart, play, speech_bubble
from studio.shapes import box, cable, group, prism, ring, slab
from studio.view import View

PICTURES = {'planner': View(camera=(-2.3, -10.2, 3.0), target=(0.0, 0, 2.1), lens=50, focus=(0, -0.3, 2.1))}

COLUMNS, ROWS, PITCH = 7, 5, 0.52
WEEK = words(('Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'), ('سبت', 'أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة'))
KINDS = {'photo': (2, 13, 22), 'film': (5, 19, 27), 'heart': (8, 16, 30), 'question': (10, 24)}
POSTS = {number: kind for kind, numbers in KINDS.items() for number in numbers}


def sign(m, kind, parent):
    if kind == 'heart':
        prism(heart(0.12), 0.03, (0, 0.01, 0), m.dark, 0.005, 2, parent=parent)
    elif kind == 'film':
        prism(play(0.12), 0.03, (0, 0, 0), m.dark, 0.005, 2, parent=parent)
    elif kind == 'question':
        prism(speech_bubble(0.25, 0.17, 0.05), 0.03, (0, 0.025, 0), m.dark, 0.005, 2, parent=parent)
    else:
        slab((0.27, 0.18, 0.03), 0.04, (0, -0.01, 0), m.dark, 0.005, 2, parent=parent)
        slab((0.09, 0.05, 0.03), 0.02, (-0.05, 0.095, 0), m.dark, 0.005, 2, parent=parent)
        ring(0.065, 0.022, 0.012, (0, -0.01, 0.014), m.gold, parent, segments=48)


def day(m, number, parent):
    index = number + 1  # the month begins on the second day of the week
    x, y = (index % COLUMNS - 3) * PITCH * along(), (2 - index // COLUMNS) * PITCH - 0.38
    if number in POSTS:
        made = group((x, y, 0.16), parent=parent)
        slab((0.46, 0.46, 0.14), 0.08, (0, 0, 0), m.brushed_gold, 0.03, parent=made)
        sign(m, POSTS[number], group((0, 0, 0.08), parent=made))
    else:
        slab((0.46, 0.46, 0.05), 0.08, (x, y, 0.075), m.anodised, 0.018, 3, parent=parent)
        lettering(str(number), 0.17, (x, y, 0.101), m.foil, FONT, parent=parent)


def build(m):
    board = group((0, 0, 2.12), (80, 0, 10))
    slab((4.0, 3.95, 0.12), 0.20, (0, 0, 0), m.black, 0.04, 5, parent=board)
    slab((4.03, 3.98, 0.03), 0.20, (0, 0, 0.02), m.gold, 0.01, 3, parent=board)
    lettering(words('This month', 'هذا الشهر'), 0.27, (-1.78 * along(), 1.58, 0.065), m.soft_glow, FONT, parent=board, align=line_start())
    for column, name in enumerate(WEEK):
        lettering(name, 0.13, ((column - 3) * PITCH * along(), 1.12, 0.065), m.foil, FONT, parent=board)
    for number in range(1, 31):
        day(m, number, board)
    for side in (-1, 1):
        cable([(side * 1.2, 1.9, 0.05), (side * 1.2, 2.12, 0.02), (side * 1.2, 2.05, -0.12)], 0.035, m.gold, board)
    box((3.4, 0.9, 0.08), (0, 0.25, 0.05), m.satin, 0.03, 3, (0, 0, 10))
    softbox((4.6, -8.6, 4.6), (0, 0, 2), 5.0, 3.0, 10, SAND, 0.9)
    softbox((5.6, -5.0, 3.0), (1, 0, 2), 1.2, 4, 18, AMBER)
    house_light(height=2.0, key=18, rim=28, top=20, fill=7, glow=0.12)
