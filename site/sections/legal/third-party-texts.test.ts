import { expect, test } from 'vitest';
import { locales } from '#contract/locales';
import { content } from '#site/content/content.ts';
import { thirdParties } from '../../../tests/fixtures/third-parties.ts';
import { thirdPartyTexts } from './third-party-texts.ts';

test.each(locales)('the policy names what is loaded from others, from which hosts, in %s', (locale) => {
  const { collected } = content('privacyPolicy', locale);
  const text = JSON.stringify(thirdPartyTexts(collected, thirdParties, locale));

  for (const name of [
    'Counting Ltd',
    'cdn.counting.example',
    'modules.counting.example',
    'events.counting.example',
    'Maps Ltd',
    'maps.example',
  ])
    expect(text).toContain(name);
  expect(text).not.toContain(collected.usage.text);
  expect(text).not.toMatch(/[{]\w+[}]/);
});

test.each(locales)('without anything of others the policy says that nothing is set, in %s', (locale) => {
  const { collected } = content('privacyPolicy', locale);
  expect(thirdPartyTexts(collected, undefined, locale)).toEqual([{ title: collected.usage.title, text: collected.usage.text }]);
  expect(thirdPartyTexts(collected, { map: thirdParties.map }, locale).map(({ title }) => title)).toEqual([
    collected.usage.title,
    collected.map.title,
  ]);
});
