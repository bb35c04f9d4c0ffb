import { summaryPreview } from '../limits.ts';
import type { Locale } from '../locales.ts';

/**
 * The beginning of a job's summary that its card shows. English is cut as the specification has it; Arabic, whose joined letters read as another
 * word when they are cut, ends with a whole one.
 */
export function beginningOf(summary: string, language: Locale): string {
  const beginning = summary.slice(0, summaryPreview);
  return language === 'ar' && summary.length > summaryPreview ? beginning.replace(/[\s،؛:.]*\s\S*$/u, '') : beginning;
}

/** A job's summary as its card shows it. */
export function previewOf(summary: string, language: Locale): string {
  if (summary.length <= summaryPreview) return summary;
  return `${beginningOf(summary, language)}${language === 'ar' ? '…' : '...'}`;
}
