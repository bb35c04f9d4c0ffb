import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useCallback } from 'react';
import type { Locale } from '#contract/locales';
import { locales } from '#contract/locales';
import type { TextsSearch } from './texts-search.ts';
import { idOf } from './values/values.ts';

/** Changes what the address says; undefined takes something out of it. */
export function useTextsNavigation(): (changed: Partial<TextsSearch>) => void {
  const navigate = useNavigate();
  return useCallback(
    (changed) => void navigate({ to: '/texts', search: (present: TextsSearch) => ({ ...present, ...changed }), replace: true }),
    [navigate],
  );
}

const selectorOf = (address: string): string => `[data-line="${CSS.escape(address)}"]`;

/**
 * Opens lines, one at a time, and leads the focus: into the field of the line that is opened, back to its text when it is left, and on to the line
 * below. Which one is open stands in the address.
 */
export function useOpenLine(list: RefObject<HTMLElement | null>) {
  const change = useTextsNavigation();
  const onOpen = useCallback((name: string, path: string, locale: Locale) => change({ line: idOf(name, path, locale) }), [change]);
  const onLeave = useCallback(
    (name: string, path: string, locale: Locale) => {
      change({ line: undefined });
      setTimeout(() => list.current?.querySelector<HTMLElement>(selectorOf(idOf(name, path, locale)))?.focus(), 50);
    },
    [change, list],
  );
  const onNext = useCallback(
    (name: string, path: string, locale: Locale) => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('li:has(> [data-locale])') ?? [])];
      const below = rows[rows.findIndex(({ dataset }) => dataset.open !== undefined) + 1];
      const next = below?.querySelector<HTMLElement>(`[data-locale="${locale}"] [data-line]`)?.dataset.line;
      if (next === undefined) onLeave(name, path, locale);
      else change({ line: next });
    },
    [change, list, onLeave],
  );
  return { onOpen, onLeave, onNext };
}

/** The language in which a line is open; undefined where it is not. */
export const openIn = (line: string | undefined, name: string, path: string): Locale | undefined =>
  line === undefined ? undefined : locales.find((locale) => line === idOf(name, path, locale));
