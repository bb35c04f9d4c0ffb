"""The 24 invented clients of the demo data: for each a trade, a symbol, and a way to set the name."""
from drawing import Drawing, above, beside, scaled
from lettering import lettering
from strokes import line
import symbols_built as built
import symbols_nature as nature


def roofed(name):
    """Lettering under a long roof."""
    return above(built.long_roof(name.width + 14), name, 7)


def ruled(name):
    """Lettering over a hairline."""
    rule = Drawing(line(f'M0 .5H{name.width * 0.3:.1f}', 1), name.width * 0.3, 1)
    return above(name, rule, 9)


MARKS = {
    # olive-oil shop
    'zeitra': lambda: beside(scaled(nature.pressed_drop(), 40), lettering('ZEITRA', 'Quattrocento-Regular.otf', 18, 90, reference='H'), 14),
    # hospital
    'halmora': lambda: above(scaled(built.healing_cross(), 31), lettering('HALMORA', 'Lato-Regular.ttf', 12, 330, reference='H'), 9),
    # bank
    'sidrin': lambda: beside(scaled(nature.sidr_tree(), 41), lettering('Sidrin', 'EBGaramond12-Bold.otf', 16.5, 8), 13),
    # payments
    'orvaq': lambda: beside(scaled(built.split_ring(), 23), lettering('rvaq', 'LeagueSpartan-Bold.otf', 21, -12), 4),
    # coffee house
    'lumaya': lambda: beside(scaled(built.cup_under_moon(), 36), lettering('lumaya', 'Quicksand-Medium.ttf', 16, 20), 12),
    # ministry of water
    'rafdeen': lambda: beside(scaled(nature.two_streams(), 39), lettering('Rafdeen', 'Cabin-Bold.otf', 15), 12),
    # hotel
    'najmeq': lambda: above(scaled(nature.eight_pointed_star(), 30), lettering('NAJMEQ', 'OldStandard-Bold.ttf', 12.5, 180, reference='H'), 8),
    # housing developer
    'dalwen': lambda: beside(scaled(built.nested_gates(), 38), lettering('dalwen', 'Inter-SemiBold.otf', 17, -22), 13),
    # parcels and online sale
    'korbati': lambda: beside(scaled(built.parcel(), 40), lettering('KORBATI', 'BebasNeue-Bold.otf', 25, 30, reference='H'), 13),
    # tea garden
    'yasmora': lambda: beside(scaled(nature.jasmine(), 38), lettering('Yasmora', 'GFSDidotItalic.otf', 14.5, 10), 12),
    # department of antiquities
    'petrin': lambda: built.stepped_block(lettering('PETRIN', 'Play-Bold.otf', 16, 120, reference='H')),
    # software as a service
    'ghaymo': lambda: beside(scaled(nature.cloud_of_slots(), 31), lettering('ghaymo', 'Comfortaa-Bold.ttf', 15, -10), 11),
    # courier
    'tarsil': lambda: beside(lettering('TARSIL', 'Lato-BlackItalic.ttf', 20, 20, reference='H'), scaled(nature.hurried_letter(), 24), 12),
    # accountants
    'mawrid': lambda: beside(scaled(built.arcade(), 36), lettering('mawrid', 'Karla-Regular.otf', 14.5, 60), 13),
    # restaurant
    'qandeel': lambda: beside(scaled(built.lantern(), 44), lettering('Qandeel', 'EBGaramond12-Italic.otf', 14.5, 6), 12),
    # builder of houses
    'sahlan': lambda: roofed(lettering('sahlan', 'Dosis-Bold.otf', 17, 40)),
    # electronics shop
    'barqin': lambda: beside(scaled(built.bolt_in_cell(), 42), lettering('BARQIN', 'Jura-Bold.otf', 17, 130, reference='H'), 13),
    # eye clinic
    'noorvia': lambda: above(scaled(nature.eye_at_dawn(), 27), lettering('Noorvia', 'Manrope-SemiBold.ttf', 12, 40), 8),
    # valley authority
    'wadira': lambda: above(scaled(nature.valley(), 25), lettering('wadira', 'Lato-Light.ttf', 13.5, 260), 8),
    # olive growers
    'zaytoon-co': lambda: above(scaled(nature.olive_sprig(), 16), lettering('Zaytoon & Co', 'GoudyBookletter1911.otf', 10.2, 20), 8),
    # post
    'hudhud': lambda: beside(scaled(nature.hoopoe(), 40), lettering('hudhud', 'Lemonada-SemiBold.otf', 14), 11),
    # savings bank by the sea
    'fanarly': lambda: beside(scaled(built.lighthouse(), 42), lettering('Fanarly', 'RobotoSlab-Bold.otf', 15), 11),
    # architects
    'rimsal': lambda: ruled(lettering('RIMSAL', 'GFSDidot.otf', 21, 300, reference='H')),
    # financial council
    'dirwan': lambda: beside(scaled(built.council(), 42), lettering('DIRWAN', 'GilliusADF-Regular.otf', 17, 200, reference='H'), 14),
}
