"""Files that scenes read."""
import json
from pathlib import Path

_root = Path(__file__).parent.parent.parent

FONT = _root / 'node_modules/@fontsource/alexandria/files/alexandria-latin-500-normal.woff2'


def screen_file(name):
    """A file that `npm run art -- screens` makes: the photograph of art/screens/<name>.html, or land.json."""
    file = _root / 'art/masters/screens' / name
    if not file.exists():
        raise FileNotFoundError(f'{file}: run "npm run art -- screens" first')
    return file


# art/company.ts writes both from brand.config.ts.
MARK = _root / 'art/masters/mark.svg'


def company():
    """What scenes show of the company: city, country, district, latitude, longitude."""
    return json.loads((_root / 'art/masters/company.json').read_text())
