/** Characters of a file name that are kept. */
const longest = 200;

/**
 * A visitor's file name as display text: without folders, without characters that are invisible, turn the reading direction or mean
 * something in a header or a shell listing.
 */
export function displayName(fileName: string): string {
  const visible = fileName
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/[\p{C}"<>|:*?]/gu, '')
    .trim()
    .slice(0, longest)
    .toWellFormed();
  return visible || 'resume.pdf';
}
