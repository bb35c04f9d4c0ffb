import { expect, test } from 'vitest';
import { content } from './content.ts';
import { withHeadings } from './headings.ts';

test('an Arabic particle stands on one line with the word that follows it', () => {
  const title = { before: 'صندوق لا يتعطّل في المحل ولا ', highlight: 'يتوقّف', after: ' عن البيع.' };
  expect(withHeadings({ title }, 'ar')).toEqual({
    title: { before: 'صندوق لا\u00a0يتعطّل في\u00a0المحل ولا\u00a0', highlight: 'يتوقّف', after: ' عن البيع.' },
  });
});

test('letters that only begin or end like a particle keep their space', () => {
  expect(withHeadings({ title: 'أولا بعد ذلك، وسلاما منه' }, 'ar').title).toBe('أولا بعد ذلك، وسلاما منه');
});

test('an Arabic heading has no tanwin', () => {
  expect(withHeadings({ statement: { primary: 'كلٌّ منهم أولًا', few: ['بيتًا'] } }, 'ar')).toEqual({
    statement: { primary: 'كلّ منهم أولا', few: ['بيتا'] },
  });
});

test('running text, what search engines read and English stay as they are written', () => {
  const texts = { metadata: { title: 'أولًا في المدينة' }, text: 'لا يتعطّل أبدًا', lead: 'من هنا' };
  expect(withHeadings(texts, 'ar')).toEqual(texts);
  const english = { title: 'In it' };
  expect(withHeadings(english, 'en')).toBe(english);
});

test('pages get their headings so', () => {
  expect(content('networking', 'ar').hero.title.before).toBe('الشبكة التي لا\u00a0');
  expect(content('digitalMarketing', 'ar').hero.title.after).toBe(' أولا. ثم أنفق.');
});
