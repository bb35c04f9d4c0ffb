import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesNamed, root } from './module-graph.ts';

/** Words that the Office once had for a thing whose word is in docs/glossary.md, or that every library of components calls otherwise. */
const forbidden: Record<string, string> = {
  climb: 'StageMeter',
  stair: 'WaitingChart',
  gap: 'placeholder',
  fate: 'DeliveryStatus',
  moments: 'dateFormats',
  'ways in': 'signInMethods',
  'fold text': 'normalizeText',
  'leaves in': 'SendCountdown',
  'key line': 'ShortcutHints',
  rail: 'Sidebar',
  entrance: 'SessionGate',
  launcher: 'OverlayHost',
  'typed ahead': 'keystroke buffer',
  afterwards: 'AfterSendOptions',
  'set aside': 'dismiss',
  'told at': 'declineNotifiedAt',
  'draw logo': 'renderLogo',
  wall: 'clientGrid',
};

/** Files that may have one of the words, and why. */
const allowed: { word: string; in: RegExp }[] = [
  // The room between two things of a drawing, between two numbers of an order, between two words.
  {
    word: 'gap',
    in: /\/(?:stage-meter|waiting-chart-steps|week-bars|office-clients|staff-mail)\.tsx?$/,
  },
  // A released column.
  { word: 'told at', in: /^api\/store\// },
  // The name of a package's file.
  { word: 'launcher', in: /^api\/testing\/postgres-cluster\.ts$/ },
];

const code = () => filesNamed('.{ts,tsx,css}').filter((path) => /^(?:office|api|contract)\//.test(path));

/** Splits a name into words of lower case, `gapBox` and `gap-box` alike. */
const wordsOf = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[-_.]+/g, ' ').toLowerCase();

const forbiddenWord = new RegExp(`(?<![a-z])(?:${Object.keys(forbidden).join('|')})(?=s?(?![a-z]))`, 'g');

/** Clocks on the wall are what everybody calls them. */
const wordsIn = (name: string): string[] => wordsOf(name).replaceAll('wall time', '').match(forbiddenWord) ?? [];

/** Its name; a released migration keeps the one that databases know it by. */
const nameOfFile = (path: string): string => (path.startsWith('api/store/migrations/') ? '' : basename(path));

const isAllowed = (word: string, path: string): boolean => allowed.some((rule) => rule.word === word && rule.in.test(path));

/** Names of a file: of code without what stands in comments and quotes, of styles its classes and properties. */
function namesIn(path: string): Set<string> {
  // `gap-2` is a utility: that one is the property of CSS.
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\bgap-[\d.\\]+/g, '');
  const names = path.endsWith('.css')
    ? text.matchAll(/(?<=\.|--)[a-zA-Z][\w-]*/g)
    : text.replaceAll(/(?<=^|\s)\/\/.*|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/gm, '').matchAll(/[A-Za-z_$][\w$]*/g);
  return new Set([...names].map(([name]) => name));
}

test('files, names and classes of the Office and its API have the words of the glossary', () => {
  const found = code().flatMap((path) =>
    [nameOfFile(path), ...namesIn(path)].flatMap((name) =>
      wordsIn(name)
        .filter((word) => !isAllowed(word, path))
        .map((word) => `${path} has ${name}: say ${forbidden[word]}, or say in this test why not`),
    ),
  );
  expect(found).toEqual([]);
});

test('every exception is needed', () => {
  const needed = (rule: (typeof allowed)[number]) =>
    code().some((path) => rule.in.test(path) && [...namesIn(path)].some((name) => wordsIn(name).includes(rule.word)));
  expect(allowed.filter((rule) => !needed(rule))).toEqual([]);
});

test('a docstring of one line begins with neither a question nor a case: it has a verb, or names the thing', () => {
  const beginning = /^\s*\/\*\* (?:What|Who|Whose|Of|Those|That|Where|Which|Why|How|When)\b/;
  const found = filesNamed('.{ts,tsx,mjs,astro}').flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (beginning.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
