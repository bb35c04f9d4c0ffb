import { locales } from '#contract/locales';
import { tidyJob } from '#contract/office/job-check';
import type { JobContent } from '#contract/office/jobs';

/** In how many places two texts of a job differ: its day, and in each language each text and each list. */
export function countChanges(one: JobContent, other: JobContent): number {
  const [before, after] = [tidyJob(one), tidyJob(other)];
  const names = Object.keys(before.en) as (keyof JobContent['en'])[];
  const isOther = (left: unknown, right: unknown) => JSON.stringify(left) !== JSON.stringify(right);
  const texts = locales.flatMap((locale) => names.filter((name) => isOther(before[locale][name], after[locale][name])));
  return texts.length + (before.closingDate === after.closingDate ? 0 : 1);
}

/** A text on one line, without what the server does not take: lines and tabs that were pasted become spaces. */
export const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ');

/** Lines that were typed or pasted, without bullets in front of them. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => onOneLine(line.replace(/^\s*(?:[-*•·–▪◦]|\d{1,2}[.)])\s+/u, '')).trim())
    .filter((line) => line !== '');
