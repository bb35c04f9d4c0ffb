import type { EventKind } from '#contract/office/history';
import { maxTold, searchedWords, toldWords } from '#contract/office/history/history-query';
import { normalizeText } from '#contract/text/normalize-text';
import type { Texts } from '../../content/texts.ts';
import { entryKinds, type Sentence } from './describe-event.ts';

export interface ToldTexts extends Pick<Texts, 'history' | 'closing' | 'roles' | 'textNames'> {
  companyFields: Readonly<Record<string, string>>;
  serviceNames: Readonly<Record<string, string>>;
}

/** Holds what people read, of which sentence, and the value that it stands for, if it stands for one. */
type Told = readonly [text: string, sentence: Sentence | EventKind, value?: string];

/** Characters of a URL that proxies take besides the rest of it; what is dropped then is found by what is stored alone. */
const maxLength = 5_000;

/**
 * Says which words of a search stand in which sentences, as `ToldWords` of the contract: only the Office knows what is read in a person's language.
 * Undefined where no sentence has any of them.
 */
export function wordsInSentences(search: string | undefined, texts: ToldTexts): string[] | undefined {
  const words = searchedWords(search).slice(0, toldWords).map(comparable);
  if (words.length === 0) return undefined;
  const told: string[] = [];
  let length = 0;
  for (const [text, sentence, value] of toldBy(texts)) {
    const read = comparable(text.replaceAll(/[{][^}]*[}]/g, ' '));
    const found = words.flatMap((word, index) => (stands(word, read) ? [index] : [])).join('');
    if (found === '') continue;
    const item = `${found}.${sentence}${value === undefined ? '' : `=${value}`}`;
    length += encodeURIComponent(`&told=${item}`).length;
    if (length > maxLength || told.length === maxTold) break;
    told.push(item);
  }
  return told.length > 0 ? told : undefined;
}

/** «على» is read otherwise than the name «علي», which `normalizeText` writes the same. */
const comparable = (text: string): string => normalizeText(text.replaceAll('ى', '\ue000'));

/** Whether a word, or its beginning, stands in a text; one of a letter or two as a whole. Arabic words may have others joined to them. */
function stands(word: string, text: string): boolean {
  if (word.length > 2 && /\p{Script=Arabic}/u.test(word)) return text.includes(word);
  const at = text.split(/[^\p{L}\p{N}\ue000'-]+/u);
  return at.some((part) => (word.length > 2 ? part.startsWith(word) : part === word));
}

/** Everything that rows say beside what is stored: sentences first, then values and names by their own words. */
function* toldBy({ history, closing, roles, textNames, companyFields, serviceNames }: ToldTexts): Generator<Told> {
  const { sentences, fields, values } = history;
  for (const [sentence, text] of Object.entries(sentences)) yield [text, sentence as Sentence];
  for (const text of Object.values<string>(values.sessions))
    for (const sentence of ['account.sessions-ended', 'account.sessionsEndedOf'] as const) yield [text, sentence];
  for (const kind of entryKinds) yield* named(kind, fields);
  yield* named('quote.state', values.states);
  yield* named('application.state', values.applicationStates);
  yield* named('quote.reason', closing.names);
  yield* named('account.provider-refused', values.refusals);
  const { recoveryCode, ...proofs } = values.proofs;
  yield* named('account.signed-in', { ...proofs, 'recovery code': recoveryCode });
  for (const kind of ['person.invited', 'person.joined', 'person.role'] as const) yield* named(kind, roles);
  yield* named('company.changed', companyFields);
  for (const kind of ['company.service-off', 'company.service-on'] as const) yield* named(kind, serviceNames);
  for (const names of [textNames.texts, textNames.sections, textNames.parts]) yield* named('text.changed', names);
}

function* named(kind: EventKind, names: Readonly<Record<string, string>>): Generator<Told> {
  for (const [value, text] of Object.entries(names)) yield [text, kind, value];
}
