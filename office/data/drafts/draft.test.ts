// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from '#contract/zod';
import { OfficeError } from '../requests/office-error.ts';
import { createDraft } from './draft.ts';
import { draftPlace } from './draft-place.ts';

const Form = z.object({ name: z.string(), text: z.string() });
type Form = z.infer<typeof Form>;
interface Thing extends Form {
  id: string;
  version: number;
}

const thing: Thing = { id: '7', name: 'Thanks', text: 'Dear', version: 3 };
const key = 'office:sami:template:7';

/** A draft as a window begins it. */
const begin = (present: Thing | undefined = thing, options: { merges?: boolean } = {}) =>
  createDraft<Form, Thing>({
    placeOf: (name) => draftPlace('sami', name, Form),
    name: `template:${present === undefined ? 'new' : present.id}`,
    empty: { name: '', text: '' },
    of: {
      thing: present,
      storedOf: ({ id, name, text, version }) => ({ content: { name, text }, version, name: `template:${id}` }),
      ...options,
    },
  });

beforeEach(() => localStorage.clear());

test('what was typed is there again after a reload, with what it was typed over', () => {
  begin().change({ text: 'Dear Noor' });
  const again = begin();
  expect(again.state()).toMatchObject({ content: { name: 'Thanks', text: 'Dear Noor' }, version: 3, isChanged: true, isRestored: true });
  again.discard();
  expect(begin().state()).toMatchObject({ content: { name: 'Thanks', text: 'Dear' }, isChanged: false, isRestored: false });
});

test('what stands in another order is the same', () => {
  const draft = begin();
  draft.write({ text: 'Dear', name: 'Thanks' });
  expect([draft.state().isChanged, localStorage.getItem(key)]).toEqual([false, null]);
});

test.each(['{', 'null', '"Dear Noor"', '{"content":{"name":"Thanks"},"base":{"name":"","text":""},"version":3}'])(
  'nothing is made of %s, which an earlier release or something else has left',
  (left) => {
    localStorage.setItem(key, left);
    const draft = begin();
    expect(draft.state()).toMatchObject({ content: { name: 'Thanks', text: 'Dear' }, isChanged: false });
    draft.change({ text: 'Dear Noor' });
    expect(begin().state().content.text).toBe('Dear Noor');
  },
);

test('what one window saves does not take away what another has typed since', async () => {
  const [one, other] = [begin(), begin()];
  one.change({ text: 'Dear Noor' });
  other.change({ text: 'Dear Sami' });
  await one.save(async (form) => ({ answer: { ...thing, ...form, version: 4 } }));
  expect(begin({ ...thing, text: 'Dear Noor', version: 4 }).state()).toMatchObject({
    content: { text: 'Dear Sami' },
    newer: { text: 'Dear Noor' },
  });
});

test('a browser without room for it keeps it as long as the page is there', () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: fail });
  const draft = begin();
  draft.change({ text: 'Dear Noor' });
  vi.unstubAllGlobals();
  expect([draft.state().content.text, localStorage.getItem(key)]).toEqual(['Dear Noor', null]);
});

test('without a connection what was typed stays, and can be sent again', async () => {
  const draft = begin();
  draft.change({ text: 'Dear Noor' });
  await expect(draft.save(() => Promise.reject(new OfficeError({ key: 'connection' })))).rejects.toThrow(OfficeError);
  expect(draft.state()).toMatchObject({ content: { text: 'Dear Noor' }, phase: 'failed', isChanged: true });
  await draft.save(async (form, version) => ({ answer: { ...thing, ...form, version: version + 1 } }));
  expect([draft.state().isChanged, localStorage.getItem(key)]).toEqual([false, null]);
});

test('what is typed while it is being saved stays, and is kept on the saved version, under the name that the thing has got', async () => {
  const draft = createDraft<Form, Thing>({
    placeOf: (name) => draftPlace('sami', name, Form),
    ...{ name: 'template:new', empty: { name: '', text: '' } },
    of: { thing: undefined, storedOf: ({ id, name, text, version }) => ({ content: { name, text }, version, name: `template:${id}` }) },
  });
  draft.change({ name: ' Thanks a lot', text: 'Dear Noor' });
  const saving = draft.save(async () => ({ answer: { id: '7', name: 'Thanks a lot', text: 'Dear Noor', version: 1 } }));
  draft.change({ text: 'Dear Noor,' });
  await saving;

  const content = { name: 'Thanks a lot', text: 'Dear Noor,' };
  expect(draft.state()).toMatchObject({ content, version: 1, isChanged: true });
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ content, version: 1 });
  expect(localStorage.getItem('office:sami:template:new')).toBeNull();
});

test("a colleague's change waits for a decision, which either of both can win", async () => {
  const theirs = { ...thing, text: 'Hello', version: 4 };
  const mine = begin();
  mine.change({ text: 'Dear Noor' });
  mine.adopt(theirs);
  expect(mine.state()).toMatchObject({ content: { text: 'Dear Noor' }, version: 3, newer: theirs });
  mine.keepMine();
  expect(mine.state()).toMatchObject({ content: { text: 'Dear Noor' }, version: 4, newer: undefined });

  localStorage.clear();
  const given = begin();
  given.change({ text: 'Dear Noor' });
  const refused = given.save(() => Promise.reject(new OfficeError({ key: 'newer', newer: theirs })));
  await expect(refused).rejects.toThrow();
  given.takeTheirs();
  expect(given.state()).toMatchObject({ content: { text: 'Hello' }, version: 4, isChanged: false, newer: undefined });
});

test('what a colleague changes goes together with what is typed in other fields, where that is wanted', () => {
  const draft = begin(thing, { merges: true });
  draft.change({ text: 'Dear Noor' });
  draft.adopt({ ...thing, name: 'Many thanks', version: 4 });
  expect(draft.state()).toMatchObject({ content: { name: 'Many thanks', text: 'Dear Noor' }, version: 4, newer: undefined });
  draft.adopt({ ...thing, text: 'Hello', version: 5 });
  expect(draft.state()).toMatchObject({ content: { text: 'Dear Noor' }, version: 4, newer: { text: 'Hello' } });
});
