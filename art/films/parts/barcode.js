/** Bars of an EAN-13 code, as the rects of an SVG that is 190 modules and margins wide. */
const left = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const parities = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
const inverted = (bits) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
const mirrored = (bits) => [...bits].reverse().join('');

function modulesOf(code) {
  const [first, ...digits] = [...code].map(Number);
  const start = digits.slice(0, 6).map((digit, at) => (parities[first][at] === 'L' ? left[digit] : mirrored(inverted(left[digit]))));
  const end = digits.slice(6).map((digit) => inverted(left[digit]));
  return `101${start.join('')}01010${end.join('')}101`;
}

export function drawBars(svg, code) {
  const bars = [...modulesOf(code)].map((bit, at) => (bit === '1' ? `<rect x="${at * 2}" width="2" height="56"/>` : ''));
  svg.innerHTML = bars.join('');
}
