import { summaryPreview } from '#contract/limits';
import type { Locale } from '#contract/locales';

/**
 * The beginning of a job's summary, as cards show it. English is cut as the specification has it; Arabic, whose joined letters read as another
 * word when they are cut, ends with a whole one.
 */
export function previewOf(summary: string, language: Locale): string {
  if (summary.length <= summaryPreview) return summary;
  const beginning = summary.slice(0, summaryPreview);
  return language === 'ar' ? `${beginning.replace(/[\s،؛:.]*\s\S*$/u, '')}…` : `${beginning}...`;
}
