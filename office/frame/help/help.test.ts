import { expect, test } from 'vitest';
import { placeHelp as arabic } from '../../content/help/ar.ts';
import { placeHelp as english } from '../../content/help/en.ts';
import type { PlaceHelp } from '../../content/help/place-help.ts';
import { labelAt, namesIn } from '../../content/help/use-help.ts';
import { router } from '../../routes.tsx';
import { placeScopes } from './place-scopes.ts';

const textsOf = (files: Record<string, object>): object => Object.assign({}, ...Object.values(files));
const languages = {
  en: { help: english, texts: textsOf(import.meta.glob<object>(['../../content/en/**/*.ts', '!**/further.ts'], { eager: true })) },
  ar: { help: arabic, texts: textsOf(import.meta.glob<object>(['../../content/ar/**/*.ts', '!**/further.ts'], { eager: true })) },
};
/** The places of the navigation, and the one that is there when something needs attention. */
const places = [...Object.values(router.routesById).flatMap(({ options }) => options.staticData?.place?.name ?? []), 'attention'];

const sentencesOf = ({ about, steps, after }: PlaceHelp) => [about, ...steps, after];
const namedIn = (sentence: string) => [...sentence.matchAll(/\{([\w.]+)\}/g)].map(([, address = '']) => address);

test('every place of the navigation has help in every language, of sentences that are ended', () => {
  expect(places).toContain('quotes');
  for (const { help } of Object.values(languages))
    for (const place of places) {
      const found = (help as Readonly<Record<string, PlaceHelp>>)[place];
      expect(found, place).toBeDefined();
      if (found) for (const sentence of sentencesOf(found)) expect(sentence, place).toMatch(/\.$/);
    }
});

test('the buttons that help names are labels of the Office, the same ones in every language', () => {
  for (const [locale, { help, texts }] of Object.entries(languages) as ['en' | 'ar', (typeof languages)['en' | 'ar']][]) {
    const labels = { ...texts, screens: namesIn(locale) };
    for (const place of places) {
      const [ours, first] = [help, english].map((all) => sentencesOf((all as Readonly<Record<string, PlaceHelp>>)[place] as PlaceHelp));
      expect(ours?.map((sentence) => new Set(namedIn(sentence)))).toEqual(first?.map((sentence) => new Set(namedIn(sentence))));
      for (const address of ours?.flatMap(namedIn) ?? []) {
        expect(labelAt(labels, address), `${locale}: ${address}`).toBeDefined();
        // A label that is filled in says something else each time.
        expect(labelAt(labels, address), `${locale}: ${address}`).not.toMatch(/[{<]/);
      }
    }
  }
});

test('places whose keys help names have help', () => {
  for (const place of Object.keys(placeScopes)) expect(Object.keys(english)).toContain(place);
});
