/** Lines that stand above what a mail quotes, as Gmail, Apple Mail, Outlook and Yahoo write them in both languages; some break them in two. */
const wroteLines = [
  /^on\b.{0,200}\d.{0,300}\bwrote:$/iu,
  /^.{0,200}\d{4}.{0,200}\bwrote:$/iu,
  /^(?:في|بتاريخ|يوم)\s.{0,200}[\d٠-٩].{0,300}(?:كتب|كتبت|كتبَ)(?:\s.{0,200})?[:：]$/u,
];

/** Lines by which Outlook parts the earlier mail from the reply. */
const divider = /^[-_\s]{3,}(?:original message|الرسالة الأصلية|الرسالة الاصلية|forwarded message)[-_\s]{3,}$/iu;
const rule = /^[_-]{10,}$/;

/** The head of the earlier mail, as Outlook repeats it: from whom, when, to whom, about what. */
const headLines = [/^\*?(?:from|من)\s*:\*?\s?/iu, /^\*?(?:sent|date|تم الإرسال|تاريخ الإرسال|التاريخ)\s*:/iu];

const isQuoted = (line: string) => line.startsWith('>');
const isBlank = (line: string) => line.trim() === '';

/** Says where what is quoted begins: at a line above it, or where quoted lines go on to the end. */
function beginningOf(lines: readonly string[]): number | undefined {
  for (const [place, raw] of lines.entries()) {
    const line = raw.trim();
    const both = `${line} ${(lines[place + 1] ?? '').trim()}`;
    if (wroteLines.some((pattern) => pattern.test(line) || pattern.test(both))) return endsQuoted(lines, place) ? place : undefined;
    if (divider.test(line)) return place;
    if (headLines[0]?.test(line) && lines.slice(place + 1, place + 4).some((next) => headLines[1]?.test(next.trim())))
      return place > 0 && rule.test((lines[place - 1] ?? '').trim()) ? place - 1 : place;
    if (isQuoted(line)) return endsQuoted(lines, place) ? place : undefined;
  }
  return undefined;
}

/** Whether nothing of one's own follows: whoever answers between the lines of a mail is to be read with them. */
function endsQuoted(lines: readonly string[], place: number): boolean {
  const first = lines.findIndex((line, index) => index >= place && isQuoted(line.trim()));
  // A quotation that is not marked goes on to the end.
  if (first === -1 || first - place > 4) return true;
  return lines.slice(first).every((line) => isQuoted(line.trim()) || isBlank(line));
}

/** Parts what somebody has written from the earlier mails that stand below it. `quoted` is empty where none do, or where they wrote nothing above. */
export function splitQuoted(text: string): { own: string; quoted: string } {
  const lines = text.split('\n');
  const place = beginningOf(lines);
  const own = lines.slice(0, place).join('\n').trimEnd();
  return place === undefined || own.trim() === '' ? { own: text, quoted: '' } : { own, quoted: lines.slice(place).join('\n').trim() };
}
