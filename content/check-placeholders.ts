import { placeholdersOf, type TemplatePurpose } from '#contract/office/mail';
import { companyPlaceholders, filledByServer, ownPlaceholders } from './own-placeholders.ts';

const isPlural = (node: object) => 'other' in node;

/** Every text of an export by its address: `home.hero.title`. The categories of a counted text and the entries of a list have one address. */
function* textsAt(address: string, node: unknown, isCounted = false): Generator<[address: string, text: string, isCounted: boolean]> {
  if (typeof node === 'string') yield [address, node, isCounted];
  if (typeof node !== 'object' || node === null) return;
  const isOne = Array.isArray(node) || isPlural(node);
  for (const [key, child] of Object.entries(node)) yield* textsAt(isOne ? address : `${address}.${key}`, child, isPlural(node));
}

/** Returns what may stand in braces in the text at this address: `home.hero.title`. */
export function placeholdersAt(address: string, isCounted: boolean): Set<string> {
  const facts = filledByServer.includes(address.split('.', 1)[0] ?? '') ? [] : companyPlaceholders;
  return new Set([...facts, ...(ownPlaceholders[address] ?? []), ...(isCounted ? ['count'] : [])]);
}

/**
 * Everything in the exports of a file of texts that would be shown as it is written: a placeholder that nothing fills in there, and a brace that
 * begins or ends none. One sentence each, with the address of the text.
 */
export function placeholderProblems(texts: Readonly<Record<string, unknown>>): string[] {
  const { applicationTemplates, quoteTemplates, ...others } = texts;
  return [
    ...[...textsAt('applicationTemplates', applicationTemplates)].flatMap(templateProblemsOf('applications')),
    ...[...textsAt('quoteTemplates', quoteTemplates)].flatMap(templateProblemsOf('quotes')),
    ...Object.entries(others).flatMap(textProblems),
  ];
}

/** A template of the Office keeps its placeholders, in two braces each, until a mail is written with it. */
function templateProblemsOf(purpose: TemplatePurpose) {
  const known = new Set<string>(placeholdersOf[purpose]);
  return ([address, text]: [address: string, text: string, isCounted: boolean]): string[] => {
    const placeholders = [...text.matchAll(/\{\{(\w+)\}\}/g)]
      .filter(([, placeholder = '']) => !known.has(placeholder))
      .map(([placeholder]) => placeholder);
    const malformed = text.replaceAll(/\{\{\w+\}\}/g, '').match(/[{}]+[^{}]*[{}]*/g) ?? [];
    return [...placeholders, ...malformed].map(
      (placeholder) => `${address} has “${placeholder}”, which is no placeholder of a template: those are ${[...known].join(', ')}`,
    );
  };
}

function textProblems([name, node]: [name: string, node: unknown]): string[] {
  return [...textsAt(name, node)].flatMap(([address, text, isCounted]) => {
    const known = placeholdersAt(address, isCounted);
    const unknown = [...text.matchAll(/\{(\w+)\}/g)].filter(([, placeholder = '']) => !known.has(placeholder));
    const malformed = text.replaceAll(/\{\w+\}/g, '').match(/\{[^{}]*\}?|\}/g) ?? [];
    return [
      ...unknown.map(([placeholder]) => `${address} has ${placeholder}, which nothing fills in there`),
      ...malformed.map((braces) => `${address} has “${braces}”, which is no placeholder: those are a name in braces, as in {city}`),
    ];
  });
}
