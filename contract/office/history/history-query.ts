import { cursor, id } from '../../schema.ts';
import { z } from '../../zod.ts';

/** Words of a search that sentences are asked for; those after them are looked for in what is stored alone. */
export const toldWords = 10;

/** The words of a search, without the marks that sentences and quotations put around them. */
export const searchedWords = (search = ''): string[] =>
  search
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[“«"(]+|[”»")…,،;؛:]+$/g, ''))
    .filter((word) => word !== '');

/** Items of `told` that a query has at most. */
export const maxTold = 300;

const toldPattern = /^(\d{1,10})\.([\w.-]+)(?:=(.+))?$/;

/**
 * Says which of the searched words stand in a sentence of the Office, in the reader's language: `013.quote.note` has the first, the second and the fourth.
 * With a value, `0.quote.state=won`, it does so where that is told, by whatever name.
 */
export const ToldWords = z.string().max(120).regex(toldPattern);

/** The parts of what the API was told. */
export interface ToldSentence {
  /** Places of the words in the search. */
  words: readonly number[];
  sentence: string;
  value: string | undefined;
}

export function readToldWords(told: string): ToldSentence {
  const [, digits = '', sentence = '', value] = toldPattern.exec(told) ?? [];
  return { words: [...digits].map(Number), sentence, value };
}

export const HistoryQuery = z.object({
  /** Words in any order, each of which is in a name, the reference, what was before or after, or the sentence. */
  search: z.string().trim().max(200).optional(),
  told: z.array(ToldWords).max(maxTold).optional(),
  actorId: id.optional(),
  /** Only what colleagues did: neither people outside nor the Office by itself. */
  colleagues: z.boolean().optional(),
  /** The first part of the kind: `quote`, `account` … */
  area: z.string().max(30).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  after: cursor.optional(),
  limit: z.int().min(1).max(200).default(100),
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;
