import { locales } from '../locales.ts';
import { cursor, id, timestamp } from '../schema.ts';
import { LineValue } from '../texts/changed-texts.ts';
import { z } from '../zod.ts';

export { addressText } from '../texts/line-address.ts';

const Name = z.string().min(1).max(60);
const locale = z.enum(locales);

/** Says which line in which language. */
export const LineAddress = z.object({ name: Name, path: z.string().min(1).max(200), locale });
export type LineAddress = z.infer<typeof LineAddress>;

/** A value that is not public yet. `null`: as it was written. */
const LineDraft = z.object({ value: LineValue.nullable(), savedAt: timestamp, savedBy: id.nullable() });

/** A line in one language. */
const LocalizedLine = z.object({
  original: LineValue,
  /** Holds what visitors read, where it is another text. */
  published: LineValue.nullable(),
  publishedAt: timestamp.nullable(),
  draft: LineDraft.nullable(),
  /** Versions count the drafts of the line that there were. */
  version: z.int(),
  /** Placeholders without which it cannot be published. */
  required: z.array(z.string()),
});
export type LocalizedLine = z.infer<typeof LocalizedLine>;

/** A line in every language. */
export const TextLine = z.object({
  path: z.string(),
  byLocale: z.record(locale, LocalizedLine),
  /** Placeholders that are filled in there, in the order in which they are offered. */
  placeholders: z.array(z.string()),
});
export type TextLine = z.infer<typeof TextLine>;

/** A text with all of its lines. `unused`: changed lines of another release, which no page shows. */
export const OfficeText = z.object({ name: Name, lines: z.array(TextLine), unused: z.array(LineAddress) });
export type OfficeText = z.infer<typeof OfficeText>;

/** Counts what is to be looked at in a text. */
export const TextSummary = z.object({
  name: Name,
  lines: z.int(),
  changed: z.int(),
  drafts: z.int(),
  /** Lines of a language that are still in another one. */
  missing: z.record(locale, z.int()),
  /** Lines of a language that were published before the same line in another one. */
  older: z.record(locale, z.int()),
});
export type TextSummary = z.infer<typeof TextSummary>;

/** Lines that one answer has at most. */
export const maxFoundLines = 500;

/** A found line. `found`: the languages in which it is what was asked for. */
export const FoundLine = TextLine.extend({ name: Name, found: z.array(locale) });
export type FoundLine = z.infer<typeof FoundLine>;

/** The lines that were found, the first of them where there are too many. */
export const FoundLines = z.object({ lines: z.array(FoundLine), total: z.int() });
export type FoundLines = z.infer<typeof FoundLines>;

/** Asks for lines: with some words in them, or in a state that is to be looked at. */
export const LineQuery = z.object({
  search: z.string().trim().min(1).max(200).optional(),
  state: z.enum(['draft', 'missing', 'older']).optional(),
});
export type LineQuery = z.infer<typeof LineQuery>;

/** Asks what became of a text, or of one of its sections: the first part of the paths of its lines. */
export const TextHistoryQuery = z.object({
  section: z.string().max(100).optional(),
  after: cursor.optional(),
  limit: z.int().min(1).max(200).default(50),
});
export type TextHistoryQuery = z.infer<typeof TextHistoryQuery>;

/** A draft as it is to be. `value` null is the original; a draft that is null is thrown away. `version`: of the line as it was read. */
export const DraftChange = LineAddress.extend({ draft: z.object({ value: LineValue.nullable() }).nullable(), version: z.int() });
export type DraftChange = z.infer<typeof DraftChange>;

/** Drafts that are saved together, or not at all. */
export const DraftChanges = z.object({ changes: z.array(DraftChange).min(1).max(5_000) });

/** Lines whose drafts become public together, each as it was read. */
export const Publication = z.object({
  lines: z
    .array(LineAddress.extend({ version: z.int() }))
    .min(1)
    .max(5_000),
});

/** The lines as they are now. */
export const ChangedOfficeLines = z.object({
  lines: z.array(LineAddress.extend({ line: LocalizedLine })),
});
export type ChangedOfficeLines = z.infer<typeof ChangedOfficeLines>;
