// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#contract/office/account';
import { z } from '#contract/zod';
import { MeContext } from '../people/account.ts';
import { type LocalDraft, useLocalDraft } from './use-drafts.ts';

const Form = z.object({ name: z.string(), text: z.string() });
type Form = z.infer<typeof Form>;
type Thing = Form & { id: string; version: number };

const start: Thing = { id: '7', name: 'Thanks', text: 'Dear', version: 3 };
let shown: LocalDraft<Form, Thing>;
let root: Root;

function Editor({ thing }: { thing: Thing }) {
  shown = useLocalDraft(
    `template:${thing.id}`,
    Form,
    { name: '', text: '' },
    { thing, storedOf: ({ name, text, version }: Thing) => ({ content: { name, text }, version }) },
  );
  return null;
}

const render = (thing = start) =>
  act(async () =>
    root.render(
      <MeContext value={{ id: 'sami' } as Me}>
        <Editor thing={thing} />
      </MeContext>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  root = createRoot(document.createElement('div'));
  return render();
});
afterEach(() => vi.unstubAllGlobals());

test("a colleague's change arrives as long as nothing is typed", async () => {
  await render({ ...start, text: 'Hello', version: 4 });
  expect(shown).toMatchObject({ content: { name: 'Thanks', text: 'Hello' }, version: 4, isChanged: false });
  await act(async () => shown.change({ text: 'Hello you' }));
  await render({ ...start, text: 'Good day', version: 5 });
  expect(shown).toMatchObject({ content: { name: 'Thanks', text: 'Hello you' }, version: 4, newer: { text: 'Good day' } });
});

test('another name is another draft, and the first is there again when it is gone back to', async () => {
  await act(async () => shown.change({ text: 'Dear Noor' }));
  await render({ ...start, id: '8', text: 'Good day' });
  expect(shown).toMatchObject({ content: { text: 'Good day' }, isChanged: false });
  await render();
  expect(shown).toMatchObject({ content: { text: 'Dear Noor' }, isChanged: true, isRestored: true });
});
