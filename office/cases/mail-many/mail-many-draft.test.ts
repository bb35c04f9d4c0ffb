import { expect, test } from 'vitest';
import { emptyMany, type ManyDraft, problemOf, sentTexts } from './mail-many-draft.ts';

const draft = (en: Partial<ManyDraft['texts']['en']>, ar: Partial<ManyDraft['texts']['ar']> = {}): ManyDraft => ({
  texts: { en: { ...emptyMany.texts.en, ...en }, ar: { ...emptyMany.texts.ar, ...ar } },
});

test('a mail to many goes when each language of those who are written to has a subject and a text', () => {
  const english = draft({ subject: 'Away', text: 'Hello {{firstName}} from {{country}}' });

  expect(problemOf(english, ['en'], 'quotes')).toBeUndefined();
  expect(problemOf(english, ['en', 'ar'], 'quotes')).toEqual({ kind: 'missing', locale: 'ar' });
  expect(problemOf(draft({ subject: ' ', text: 'Hello' }), ['en'], 'quotes')).toEqual({ kind: 'missing', locale: 'en' });
  expect(sentTexts(english, ['en'])).toEqual({ en: { subject: 'Away', text: 'Hello {{firstName}} from {{country}}' } });
});

test('a placeholder that nothing fills for this kind of mail, and one that a person has to fill in, are named once each', () => {
  const unknown = draft({ subject: 'For {{job}}', text: 'Hello {{job}}, {{firstNam}}: [[day]]' });

  expect(problemOf(unknown, ['en'], 'quotes')).toEqual({
    kind: 'open',
    locale: 'en',
    names: expect.toSatisfy((names: string[]) => names.length === 3 && ['day', 'firstNam', 'job'].every((name) => names.includes(name))),
  });
  expect(problemOf(draft({ subject: 'For {{job}}', text: 'Hello' }), ['en'], 'applications')).toBeUndefined();
});
