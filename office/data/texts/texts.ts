import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { HistoryPage } from '#contract/office/history';
import {
  addressText,
  ChangedOfficeLines,
  type DraftChange,
  FoundLines,
  type LineAddress,
  type LineQuery,
  type LocalizedLine,
  OfficeText,
  type TextLine,
  TextSummary,
} from '#contract/office/texts';
import { z } from '#contract/zod';
import { OfficeError, request, requestChange } from '../requests/request.ts';

const Summaries = z.array(TextSummary);
const summariesKey = ['texts', 'summaries'] as const;
const textKey = (name: string) => ['texts', 'text', name] as const;
const foundKey = ['texts', 'lines'] as const;

/** Counts in each text what is to be looked at. */
export const useTextSummaries = () =>
  useQuery({ queryKey: summariesKey, queryFn: ({ signal }) => request('texts', { schema: Summaries, signal }) });

/** @param name undefined while none is open */
export const useSiteText = (name: string | undefined) =>
  useQuery({
    queryKey: textKey(name ?? ''),
    queryFn: ({ signal }) => request('text', { parameters: { name: name ?? '' }, schema: OfficeText, signal }),
    enabled: name !== undefined,
  });

/** @param query undefined while nothing is looked for */
export const useFoundLines = (query: LineQuery | undefined) =>
  useQuery({
    queryKey: [...foundKey, query],
    queryFn: ({ signal }) => request('textLines', { query: { ...query }, schema: FoundLines, signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });

type NamedLine = TextLine & { name: string };

/** Returns what reads the lines as they are at this moment, newer than what is rendered: those of a text, or those that were found. */
export function useCurrentLines(): (of: { text: string } | { query: LineQuery }) => NamedLine[] {
  const queries = useQueryClient();
  return useCallback(
    (of) => {
      if ('query' in of) return queries.getQueryData<FoundLines>([...foundKey, of.query])?.lines ?? [];
      const lines = queries.getQueryData<OfficeText>(textKey(of.text))?.lines ?? [];
      return lines.map((line) => ({ ...line, name: of.text }));
    },
    [queries],
  );
}

/** Tells what became of a text, or of a section of it, the newest first. */
export const useTextHistory = (name: string, section: string | undefined) =>
  useInfiniteQuery({
    queryKey: ['texts', 'history', name, section],
    queryFn: ({ pageParam, signal }) =>
      request('textHistory', { parameters: { name }, query: { section, after: pageParam }, schema: HistoryPage, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export type VersionedLine = LineAddress & { version: number };

/** Changes texts. What is open has the answer at once; somebody else's change in between rejects with the lines as they are as `newer`. */
export function useTextChanges() {
  const queries = useQueryClient();
  return useMemo(() => textChanges(queries), [queries]);
}

export type TextChanges = ReturnType<typeof textChanges>;

function textChanges(queries: QueryClient) {
  async function cached<Changed extends { answer: ChangedOfficeLines }>(sent: Promise<Changed>): Promise<Changed> {
    try {
      const changed = await sent;
      await putLines(queries, changed.answer.lines);
      return changed;
    } catch (error) {
      const newer = error instanceof OfficeError ? ChangedOfficeLines.safeParse(error.newer) : undefined;
      if (newer?.success) await putLines(queries, newer.data.lines);
      throw error;
    } finally {
      for (const key of [summariesKey, foundKey, ['texts', 'history'], ['counts']] as const)
        void queries.invalidateQueries({ queryKey: key, refetchType: key === foundKey ? 'none' : 'active' });
    }
  }
  const saveDrafts = (changes: readonly DraftChange[]) =>
    cached(requestChange('textDrafts', { method: 'PUT', body: { changes }, schema: ChangedOfficeLines }));

  return {
    saveDrafts,

    /** Saves the draft of one line; a rejection has the line itself as `newer`. */
    async saveDraft(change: DraftChange): Promise<{ answer: LocalizedLine }> {
      try {
        return { answer: only((await saveDrafts([change])).answer) };
      } catch (error) {
        const newer = error instanceof OfficeError ? ChangedOfficeLines.safeParse(error.newer) : undefined;
        if (!newer?.success) throw error;
        throw new OfficeError({ status: 412, key: 'newer', newer: only(newer.data) });
      }
    },

    /** Saves drafts over whatever there is by now: that undoes what has no event. */
    async saveDraftsNow(drafts: readonly Omit<DraftChange, 'version'>[]): Promise<void> {
      const texts = new Map<string, OfficeText>();
      for (const { name } of drafts)
        if (!texts.has(name)) texts.set(name, await request('text', { parameters: { name }, schema: OfficeText }));
      const versionOf = ({ name, path, locale }: LineAddress) =>
        texts.get(name)?.lines.find((line) => line.path === path)?.byLocale[locale].version ?? 0;
      await saveDrafts(drafts.map((draft) => ({ ...draft, version: versionOf(draft) })));
    },

    publish: (lines: readonly VersionedLine[]) =>
      cached(requestChange('textPublication', { method: 'POST', body: { lines }, schema: ChangedOfficeLines })),
  };
}

function only({ lines: [changed] }: ChangedOfficeLines): LocalizedLine {
  if (!changed) throw new OfficeError({ key: 'unreadable' });
  return changed.line;
}

/** Puts lines as they are now where they are shown. An answer that is still on its way may be older: it is asked for again. */
async function putLines(queries: QueryClient, changed: ChangedOfficeLines['lines']): Promise<void> {
  const names = new Set(changed.map((line) => line.name));
  const onTheirWay = [...names].map(textKey).filter((queryKey) => queries.isFetching({ queryKey }) > 0);
  await Promise.all(onTheirWay.map((queryKey) => queries.cancelQueries({ queryKey })));
  const now = new Map(changed.map(({ line, ...address }) => [addressText(address), line]));
  const put = <Line extends TextLine>(name: string, line: Line): Line => {
    const byLocale = Object.fromEntries(
      Object.entries(line.byLocale).map(([locale, own]) => [locale, now.get(`${locale}/${name}/${line.path}`) ?? own]),
    ) as TextLine['byLocale'];
    return { ...line, byLocale };
  };
  for (const name of names)
    queries.setQueryData<OfficeText>(textKey(name), (text) => text && { ...text, lines: text.lines.map((line) => put(name, line)) });
  queries.setQueriesData<FoundLines>(
    { queryKey: foundKey },
    (found) => found && { ...found, lines: found.lines.map((line) => put(line.name, line)) },
  );
  for (const queryKey of onTheirWay) void queries.invalidateQueries({ queryKey });
}
