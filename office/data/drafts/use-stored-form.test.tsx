// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#contract/office/account';
import { z } from '#contract/zod';
import { MeContext } from '../people/account.ts';
import { type StoredForm, useStoredForm } from './use-stored-form.ts';
import { readStored, storageKey } from './use-stored-text.ts';

const Form = z.object({ name: z.string(), text: z.string() });
type Form = z.infer<typeof Form>;

const start = { form: { name: 'Thanks', text: 'Dear' }, version: 3 };
const key = storageKey('sami', 'template:7');
let shown: StoredForm<Form>;
let root: Root;

function Editor({ from }: { from: typeof start }) {
  shown = useStoredForm('template:7', Form, from);
  return null;
}

const render = (from = start) =>
  act(async () =>
    root.render(
      <MeContext value={{ id: 'sami' } as Me}>
        <Editor from={from} />
      </MeContext>,
    ),
  );

async function open(): Promise<void> {
  root = createRoot(document.createElement('div'));
  await render();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  return open();
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed is there again after the editor was left, on the version that it began with', async () => {
  await act(async () => shown.change({ text: 'Dear Noor' }));
  await act(async () => root.unmount());
  await open();
  expect(shown).toMatchObject({ form: { name: 'Thanks', text: 'Dear Noor' }, version: 3, isChanged: true });
});

test('nothing is kept of a form that says what the server has', async () => {
  await act(async () => shown.change({ text: 'Dear Noor' }));
  await act(async () => shown.change({ text: 'Dear' }));
  expect([shown.isChanged, readStored(key)]).toEqual([false, '']);
});

test('a letter that is typed while the form is being saved stays, and is kept on the saved version', async () => {
  await act(async () => shown.change({ name: ' Thanks a lot', text: 'Dear Noor' }));
  const { form: sent, saved } = shown;
  await act(async () => shown.change({ text: 'Dear Noor,' }));
  await act(async () => saved(sent, { name: 'Thanks a lot', text: 'Dear Noor' }, 4));

  const typed = { form: { name: 'Thanks a lot', text: 'Dear Noor,' }, version: 4 };
  expect(shown).toMatchObject({ ...typed, isChanged: true });
  expect(JSON.parse(readStored(key))).toEqual(typed);
});

test("a colleague's change arrives as long as nothing is typed", async () => {
  const newer = { form: { name: 'Thanks', text: 'Hello' }, version: 4 };
  await render(newer);
  expect(shown).toMatchObject({ ...newer, isChanged: false });
  await act(async () => shown.change({ text: 'Hello you' }));
  await render({ form: { name: 'Thanks', text: 'Good day' }, version: 5 });
  expect(shown).toMatchObject({ form: { name: 'Thanks', text: 'Hello you' }, version: 4 });
});
