"""The language of a picture's words: the setting `locale` of studio/shoot.py."""
_chosen = 'en'


def choose(wanted):
    global _chosen
    if wanted not in ('en', 'ar'):
        raise ValueError(f'no words in "{wanted}"')
    _chosen = wanted


def locale():
    return _chosen


def words(en, ar):
    return {'en': en, 'ar': ar}[_chosen]


def along():
    """1 where the line runs to the right, -1 where it runs to the left."""
    return words(1, -1)


def line_start():
    """`align` of letters that begin where the line begins."""
    return words('LEFT', 'RIGHT')
