import { expect, test } from 'vitest';
import * as texts from '#content/en/index';
import { textNames } from '../../../content/en/text-names.ts';
import { texts as words } from '../../../content/en/texts.ts';
import { pageOf, placesOf, textOfPage } from './places.ts';

const names = Object.keys(texts);

test('every text of the site has one place, and every place a name', () => {
  const groups = placesOf(names);
  const placed = groups.flatMap(({ places }) => places.flatMap((place) => place.texts));
  expect(new Set(placed)).toEqual(new Set(names));
  expect(placed).toHaveLength(names.length);
  expect(groups.map(({ group }) => group)).toEqual(Object.keys(words.groups).filter((group) => group !== 'rest'));
  const ids = groups.flatMap(({ places }) => places.map(({ id }) => id));
  expect(ids.filter((id) => !(id in textNames.places) && !(id in textNames.texts))).toEqual([]);
});

test('a text that no place has still appears', () => {
  expect(placesOf([...names, 'novelty']).at(-1)).toEqual({ group: 'rest', places: [{ id: 'novelty', texts: ['novelty'] }] });
});

test('a page leads to its text, and a text to the page that shows it', () => {
  expect([pageOf('home'), pageOf('navigation'), pageOf('cctv'), pageOf('mails')]).toEqual(['/', '/', '/cctv', undefined]);
  expect(textOfPage('/about')).toBe('about');
});
