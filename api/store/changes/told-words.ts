import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type EventKind, eventKinds } from '#contract/office/history';
import { innerSentences, type SentenceTests, sentencesOf, type Test } from '#contract/office/history/event-sentences';
import type { ToldSentence } from '#contract/office/history/history-query';
import { beginningWith, containing } from '../search/containing.ts';
import type { Tables } from '../tables.ts';

type Events = ExpressionBuilder<Tables, 'events'>;

/** Says what a sentence asks of its events: their kind, what holds of them, and what of none, as an earlier sentence tells it. */
interface SentenceRule {
  kind: EventKind;
  tests: SentenceTests;
  unless: readonly SentenceTests[];
}

const rules: ReadonlyMap<string, SentenceRule> = new Map<string, SentenceRule>([
  ...Object.entries(innerSentences).map(([sentence, kind]): [string, SentenceRule] => [sentence, { kind, tests: {}, unless: [] }]),
  ...eventKinds.flatMap((kind) =>
    sentencesOf(kind).map(([sentence, tests], index, all): [string, SentenceRule] => [
      sentence,
      { kind, tests, unless: all.slice(0, index).map(([, earlier]) => earlier) },
    ]),
  ),
]);

/** Returns what holds of the events whose sentence has the word with this number. Sentences of another release are passed over. */
export function tellingWord(event: Events, told: readonly ToldSentence[], word: number): Expression<SqlBool>[] {
  const having = told.filter(({ words }) => words.includes(word));
  const found = having.flatMap(({ sentence, value }) => {
    const rule = rules.get(sentence);
    return rule ? [{ ...rule, value }] : [];
  });
  const kinds = new Set(found.filter(isOfKind).map(({ kind }) => kind));
  const others = found.filter(({ kind }) => !kinds.has(kind));
  const ofOthers = others.map(({ kind, tests, unless, value }) =>
    event.and([
      event('kind', '=', kind),
      ...(value === undefined
        ? [holding(event, tests), ...unless.map((earlier) => event.not(holding(event, earlier)))]
        : [naming(event, value)]),
    ]),
  );
  return [
    ...(kinds.size > 0 ? [event('kind', 'in', [...kinds])] : []),
    // Their kinds once more together: most events are of none of them, and need no other comparison.
    ...(others.length > 0 ? [event.and([event('kind', 'in', [...new Set(others.map(({ kind }) => kind))]), event.or(ofOthers)])] : []),
  ];
}

/** Whether all events of its kind are told by it. */
const isOfKind = ({ tests, unless, value }: SentenceRule & { value: string | undefined }): boolean =>
  value === undefined && unless.length === 0 && Object.keys(tests).length === 0;

const holding = (event: Events, tests: SentenceTests): Expression<SqlBool> =>
  event.and((Object.entries(tests) as [keyof SentenceTests, Test][]).map(([column, test]) => passing(event, column, test)));

/** Never null, so that its opposite is not either. */
function passing(event: Events, column: keyof SentenceTests, test: Test): Expression<SqlBool> {
  const value = event.fn.coalesce(column, event.val(''));
  return 'is' in test ? event(value, 'in', test.is) : event(value, 'not in', test.isNot);
}

const valueColumns = ['before', 'after'] as const;

/** Whether a value is what an event is about, or was before or after: as a whole, one of several, the field of an entry, or a part of an address. */
const naming = (event: Events, value: string): Expression<SqlBool> =>
  event.or([
    event('subjectId', '=', value),
    ...valueColumns.flatMap((column) => [
      event(column, '=', value),
      event(column, 'like', beginningWith(`${value},`)),
      event(column, 'like', containing(`,${value}`)),
      event(column, 'like', containing(`"${value}"`)),
    ]),
    event('subjectName', 'like', beginningWith(`${value}/`)),
    event('subjectName', 'like', containing(`/${value}`)),
  ]);
