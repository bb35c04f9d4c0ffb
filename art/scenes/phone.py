"""Mobile apps: two phones, one with the app, one from its back."""
from studio.lights import AMBER, house_light, softbox
from studio.parts import handset
from studio.view import PAGE_HERO, View

PICTURES = {
    'phone': View(camera=(0, -10.4, 2.75), target=(-0.38, 0, 1.98), lens=48, focus=(0.6, -0.4, 2.4), size=PAGE_HERO),
    'phone-app': View(camera=(-2.6, -6.6, 3.9), target=(0.45, -0.2, 2.55), lens=62, stop=3, focus=(0.5, -0.5, 2.8)),
}


def build(m):
    handset(m, 'shop.png', (0.62, -0.35, 2.18), (84, 0, -17), brightness=2.4)
    handset(m, None, (-1.45, 0.85, 2.12), (85, 0, 152))
    softbox((-4.5, -5.5, 4.2), (-1.4, 0.8, 2.2), 2.0, 2.6, 16)
    softbox((-7.0, -4.5, 3.6), (-1.4, 0.8, 2.4), 1.4, 4, 16, AMBER)
    house_light(height=1.9, key=16, rim=28, top=20, fill=5, glow=0.13)
