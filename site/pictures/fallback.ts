/**
 * The one width that a picture has as WebP, for the few browsers without AVIF: the smallest of 960 pixels or more, or its
 * largest. WebP at every width would double the weight of the set.
 */
export function fallbackWidth(widths: readonly number[]): number | undefined {
  return widths.find((width) => width >= 960) ?? widths.at(-1);
}
