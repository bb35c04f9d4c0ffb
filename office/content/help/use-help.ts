import { use } from 'react';
import type { Locale } from '#contract/locales';
import { screenNames } from '../registry.ts';
import { furtherTexts } from '../texts.ts';
import { useLanguage } from '../use-text.ts';

type HelpTexts = typeof import('./en.ts') | typeof import('./ar.ts');

const languages: Record<Locale, () => Promise<HelpTexts>> = {
  en: () => import('./en.ts'),
  ar: () => import('./ar.ts'),
};
const loading = new Map<Locale, Promise<HelpTexts>>();

/** One that failed is asked for again. */
function load(locale: Locale): Promise<HelpTexts> {
  const known = loading.get(locale) ?? languages[locale]();
  loading.set(locale, known);
  known.catch(() => loading.delete(locale));
  return known;
}

/** The texts of the help, in a file of their own: loaded when it is opened. */
export const useHelp = (): HelpTexts => use(load(useLanguage().locale));

/** Returns the label that `quotes.detail.answer` stands for, or `screens.quotes`; undefined for none. */
export function labelAt(texts: object, address: string): string | undefined {
  const label = address.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], texts);
  return typeof label === 'string' ? label : undefined;
}

/** Returns what finds the labels that help names, in the language of the person. */
export function useLabels(): (address: string) => string | undefined {
  const { locale, texts } = useLanguage();
  const all = { ...texts, ...use(furtherTexts(locale)), screens: namesIn(locale) };
  return (address) => labelAt(all, address);
}

/** The names of all screens in a language. */
export const namesIn = (locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(screenNames).map(([screen, names]) => [screen, names[locale]]));
