import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Member } from '#contract/member';
import { content } from '#site/content/content.ts';
import { People } from './people.tsx';

const member: Member = { _id: '1', name: 'Lina (demo)', role: 'Projects', duty: 'Every quote.' };
const rendered = (members: Member[], locale: 'en' | 'ar' = 'en') =>
  renderToStaticMarkup(<People text={content('about', locale).people} members={members} locale={locale} />);

test('without anybody there is no section', () => {
  expect(rendered([])).toBe('');
});

test('somebody has a portrait that is loaded when it is near, or letters of words alone', () => {
  const withPortrait = rendered([{ ...member, portrait: '/uploads/a.webp' }]);
  expect(withPortrait).toMatch(/<img src="\/uploads\/a\.webp" alt="" width="96" height="120" loading="lazy"/);
  expect(rendered([member])).not.toContain('<img');
  expect(rendered([member])).toContain('<span>LD</span>');
});

test('what is not in the language of the page says its own, and nothing is said of what is not written', () => {
  expect(rendered([member], 'ar')).toContain('<h3 lang="en" dir="ltr">Lina (demo)</h3>');
  expect(rendered([member])).toContain('<h3>Lina (demo)</h3>');
  expect(rendered([{ ...member, duty: '' }])).not.toContain(content('about', 'en').people.sheet.answersFor);
});
