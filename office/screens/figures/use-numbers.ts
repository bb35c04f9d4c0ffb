import { localeFormats } from '#content/locales';
import type { Pair } from '#contract/office/figures/figures';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';

/** Hours to a tenth, many of them to a whole one. */
const rounded = (hours: number): number => (hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours));

/** Returns what writes figures in the person's language; there is a dash for what there is none of. */
export function useNumbers() {
  const text = useText('figures');
  const counted = useCounted();
  const tag = localeFormats[useLocale()].format;
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  return {
    count: (value: number | null): string => (value === null ? text.none : whole.format(value)),
    rating: (value: number | null): string => (value === null ? text.none : tenths.format(value)),
    hours: (value: number | null): string =>
      value === null ? text.none : counted(text.hours, rounded(value), { hours: tenths.format(rounded(value)) }),
    /** The same as a text and what fills it, for those who set the number larger. */
    hoursIn: (value: number) => ({ text: counted(text.hours, rounded(value)), values: { hours: tenths.format(rounded(value)) } }),
    percent: (value: number | null): string => (value === null ? text.none : fillSentence(text.percent, { value: whole.format(value) })),
    /** Writes the number of one that comes with a thousand of the other. */
    perThousand: (one: number, other: number): string => (other === 0 ? text.none : tenths.format((one * 1000) / other)),
  };
}

/** Whether there is anything of it, now or before. */
export const isSome = ({ now, before }: Pair): boolean => now > 0 || before > 0;
