import { addressText, type DraftChange, type LineAddress } from '#contract/office/texts';
import type { LineValue } from '#contract/texts/changed-texts';
import { problemOf, withEdgesOf } from '#contract/texts/line-rules';
import { Refusal } from '../../../http/refusal.ts';
import type { SiteTexts } from '../../../settings.ts';
import type { StoredLine } from '../../../store/content/texts.ts';
import { type Colleague, recordEvent, type Work } from '../../../store/work.ts';
import { isSame } from '../differences.ts';
import { findLine } from './known-lines.ts';

/** `outdated`: somebody else has changed one of the lines meanwhile, and nothing was done. */
export type TextOutcome = 'done' | 'unknown' | 'outdated';

interface Versioned extends LineAddress {
  version: number;
}

/** Reads what is stored of each line that is to be changed; returns the reason where they cannot be. */
async function readLines(
  { repositories }: Work,
  site: SiteTexts,
  lines: readonly Versioned[],
): Promise<ReadonlyMap<string, StoredLine> | 'unknown' | 'outdated'> {
  if (lines.some((line) => !findLine(site, line))) return 'unknown';
  const stored = await repositories.texts.find(lines);
  return lines.every((line) => (stored.get(addressText(line))?.version ?? 0) === line.version) ? stored : 'outdated';
}

/** Saves drafts, or throws them away; inside an exclusive transaction. What cannot be published yet can be a draft. */
export async function saveDrafts(work: Work, site: SiteTexts, changes: readonly DraftChange[]): Promise<TextOutcome> {
  const stored = await readLines(work, site, changes);
  if (typeof stored === 'string') return stored;
  const { texts, topics } = work.repositories;
  for (const change of changes) {
    const published = stored.get(addressText(change))?.value ?? null;
    const value = change.draft?.value ?? null;
    const isAsPublished = change.draft === null || isSame(value, published);
    const draft = isAsPublished ? null : { value, savedAt: work.now.toISOString(), savedBy: work.actor?.id ?? null };
    await texts.saveDraft(change, draft, change.version);
  }
  await topics.changed('texts');
  return 'done';
}

/**
 * Makes drafts public; inside an exclusive transaction.
 *
 * @throws {Refusal} with the problem of the first one that cannot be
 */
export async function publishDrafts(work: Work<Colleague>, site: SiteTexts, lines: readonly Versioned[]): Promise<TextOutcome> {
  const stored = await readLines(work, site, lines);
  if (typeof stored === 'string') return stored;
  const drafted = lines.flatMap((line) => {
    const found = stored.get(addressText(line));
    return found?.draft ? [{ line: found, value: found.draft.value }] : [];
  });
  if (drafted.length < lines.length) return 'outdated';
  for (const { line, value } of drafted) await publishLine(work, site, line, value);
  return 'done';
}

/** Checks a value and makes it public, null for as written; inside an exclusive transaction. */
async function publishLine(work: Work<Colleague>, site: SiteTexts, line: StoredLine, value: LineValue | null): Promise<void> {
  const rules = findLine(site, line)?.byLocale[line.locale];
  if (!rules) return;
  const problem = value === null ? undefined : problemOf(value, rules);
  if (problem) throw new Refusal(422, problem, { [addressText(line)]: problem });
  const fitting = value === null ? null : withEdgesOf(rules.original, value);
  await setLine(work, line, isSame(fitting, rules.original) ? null : fitting);
}

/** Makes a value public that fits, and records it; inside an exclusive transaction. @param line as it is stored */
export async function setLine(work: Work<Colleague>, line: StoredLine, value: LineValue | null): Promise<void> {
  await work.repositories.texts.publish(line, value, work.now, line.version);
  if (!isSame(line.value, value)) await recordLine(work, line, line.value, value);
}

/** Writes down what a line read before, and reads now; null for as written. */
export async function recordLine(work: Work, line: LineAddress, before: LineValue | null, after: LineValue | null): Promise<void> {
  const { name, path, locale } = line;
  const subject = { kind: 'text', id: addressText(line), name: `${name}/${path}`, reference: locale } as const;
  await recordEvent(work, { kind: 'text.changed', subject, before: JSON.stringify(before), after: JSON.stringify(after) });
}
