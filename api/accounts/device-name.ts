/** The first pattern that fits decides: Edge and Opera say that they are Chrome, Chrome says that it is Safari. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** Browser and system of a User-Agent header, in words that a person recognises: "Firefox, Windows". Names alone, so of no language. */
export function deviceName(userAgent = ''): string {
  const nameIn = (list: typeof browsers) => list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(', ') || '?';
}
