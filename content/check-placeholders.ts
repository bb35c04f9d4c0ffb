import { gapsOf } from '#contract/office/mail';
import { type Placeholders, sitePlaceholders } from './own-placeholders.ts';

const isPlural = (node: object) => 'other' in node;

/** Every text of an export by its address: `home.hero.title`. The categories of a counted text and the entries of a list have one address. */
function* textsAt(address: string, node: unknown, isCounted = false): Generator<[address: string, text: string, isCounted: boolean]> {
  if (typeof node === 'string') yield [address, node, isCounted];
  if (typeof node !== 'object' || node === null) return;
  const isOne = Array.isArray(node) || isPlural(node);
  for (const [key, child] of Object.entries(node)) yield* textsAt(isOne ? address : `${address}.${key}`, child, isPlural(node));
}

/** What may stand in braces in the text at this address. */
function placeholdersAt(address: string, isCounted: boolean, { facts, withoutFacts, own }: Placeholders): Set<string> {
  const hasFacts = !withoutFacts.includes(address.split('.', 1)[0] ?? '');
  return new Set([...(hasFacts ? facts : []), ...(own[address] ?? []), ...(isCounted ? ['count'] : [])]);
}

/**
 * Everything in the exports of a file of texts that would be shown as it is written: a placeholder that nothing fills in there, and a brace that
 * begins or ends none. One sentence each, with the address of the text.
 */
export function placeholderProblems(texts: Readonly<Record<string, unknown>>, placeholders = sitePlaceholders): string[] {
  const { applicationTemplates, ...others } = texts;
  const templates = [...textsAt('applicationTemplates', applicationTemplates)];
  return [...templates.flatMap(gapProblems), ...Object.entries(others).flatMap((entry) => textProblems(entry, placeholders))];
}

/** A template of the Office keeps its gaps, in two braces each, until a mail is written with it. */
function gapProblems([address, text]: [address: string, text: string, isCounted: boolean]): string[] {
  const known = new Set<string>(gapsOf.applications);
  const gaps = [...text.matchAll(/\{\{(\w+)\}\}/g)].filter(([, gap = '']) => !known.has(gap)).map(([gap]) => gap);
  const malformed = text.replaceAll(/\{\{\w+\}\}/g, '').match(/[{}]+[^{}]*[{}]*/g) ?? [];
  return [...gaps, ...malformed].map((gap) => `${address} has “${gap}”, which is no gap of a template: those are ${[...known].join(', ')}`);
}

function textProblems([name, node]: [name: string, node: unknown], placeholders: Placeholders): string[] {
  return [...textsAt(name, node)].flatMap(([address, text, isCounted]) => {
    const known = placeholdersAt(address, isCounted, placeholders);
    const unknown = [...text.matchAll(/\{(\w+)\}/g)].filter(([, placeholder = '']) => !known.has(placeholder));
    const malformed = text.replaceAll(/\{\w+\}/g, '').match(/\{[^{}]*\}?|\}/g) ?? [];
    return [
      ...unknown.map(([placeholder]) => `${address} has ${placeholder}, which nothing fills in there`),
      ...malformed.map((braces) => `${address} has “${braces}”, which is no placeholder: those are a name in braces, as in {city}`),
    ];
  });
}
