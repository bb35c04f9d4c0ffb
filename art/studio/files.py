"""Files that scenes read."""
import json
from pathlib import Path

from studio.language import locale

_root = Path(__file__).parent.parent.parent

_typefaces = _root / 'node_modules/@fontsource/alexandria/files'
FONT = _typefaces / 'alexandria-latin-500-normal.woff2'
ARABIC_FONT = _typefaces / 'alexandria-arabic-500-normal.woff2'

SHAPER = _root / 'art/shape-text.ts'


def screen_file(name):
    """A file that `npm run art -- screens` makes: the photograph of art/screens/<name>.html in the picture's language, or land.json."""
    translated = Path(name).suffix == '.png' and locale() != 'en'
    file = _root / 'art/masters/screens' / (f'{Path(name).stem}.{locale()}.png' if translated else name)
    if not file.exists():
        raise FileNotFoundError(f'{file}: run "npm run art -- screens" first')
    return file


# art/company.ts writes both from brand.config.ts.
MARK = _root / 'art/masters/mark.svg'


def company():
    """What scenes show of the company: city, country, district, latitude, longitude. Names are in the picture's language."""
    facts = json.loads((_root / 'art/masters/company.json').read_text())
    return {key: value[locale()] if isinstance(value, dict) else value for key, value in facts.items()}
