/** Code units beside the place of the cut in which its characters are looked for. */
const reach = 64;

/** The beginning of a text, at most `max` UTF-16 code units of it: no character is cut, nor an emoji of several. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = Math.max(0, max - reach);
  let end = start;
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(start, max + reach))) {
    if (start + index + segment.length > max) break;
    end = start + index + segment.length;
  }
  // One that is longer than all of this is none that anybody reads.
  const cut = text.slice(0, end > start ? end : max);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
