// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFirstTexts } from '../../content/texts.ts';
import { LanguageContext } from '../../content/use-text.ts';
import { NotConfirmed } from '../../data/requests/not-confirmed.ts';
import { OfficeError } from '../../data/requests/office-error.ts';
import { toasts } from './toasts-store.ts';
import { useAction } from './use-action.ts';

interface Thing {
  id: string;
  name: string;
}
const thing = (name = 'Mills'): Thing => ({ id: '7', name });

let run: (given: Thing, place?: number) => Promise<unknown>;
let doIt: (given: Thing, place?: number) => Promise<boolean>;
const shownErrors: object[] = [];
const undone: string[][] = [];

function Screen() {
  doIt = useAction({
    run: (given: Thing, place?: number) => run(given, place),
    done: (_, { name }) => `${name} is done`,
    failed: (_, { name }) => `${name} is not done. {reason}`,
    newer: 'Somebody was faster',
    onErrors: (errors) => shownErrors.push(errors),
  });
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { events } = JSON.parse(String(body));
    undone.push(events);
    return Response.json({ undone: events.filter((id: string) => id !== 'old'), versions: {} });
  });
  for (const { id } of toasts.all()) toasts.remove(id);
  const facts = { name: 'A company', shortName: 'Company', city: 'Amman', phone: '', email: '' };
  const company = JSON.stringify({ timeZone: 'UTC', host: 'company.example', en: facts, ar: facts });
  document.body.innerHTML = '<div id="office"></div>';
  Object.assign(document.getElementById('office')?.dataset ?? {}, { company });
  const texts = await loadFirstTexts('en');
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <QueryClientProvider client={new QueryClient()}>
        <LanguageContext value={{ locale: 'en', texts, choose: () => undefined }}>
          <Screen />
        </LanguageContext>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  shownErrors.length = 0;
  undone.length = 0;
});

const newest = () => toasts.all().at(-1);

test('what was done is said, and the toast takes its events back', async () => {
  run = async () => ({ events: ['a', 'b'] });
  expect(await doIt(thing())).toBe(true);
  expect(newest()).toMatchObject({ kind: 'done', text: 'Mills is done', action: { keys: 'Z' } });

  await newest()?.action?.run();

  expect(undone).toEqual([['a', 'b']]);
  expect(newest()).toMatchObject({ kind: 'done', text: 'Undone: Mills is done' });
});

test('what has no events offers no undo, and what was undone in part says so', async () => {
  run = async () => undefined;
  await doIt(thing());
  expect(newest()?.action).toBeUndefined();

  run = async () => ({ events: ['new', 'old'] });
  await doIt(thing());
  await newest()?.action?.run();
  expect(newest()).toMatchObject({ kind: 'failed', text: expect.stringMatching(/^Undone in part: Mills is done/) });
});

test('a double click does it once, whatever has become of the thing meanwhile; something else is done beside it', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asked: unknown[] = [];
  run = (_given, place) => {
    asked.push(place);
    return answers[asked.length - 1]?.promise ?? Promise.resolve();
  };
  const [first, again, other] = [doIt(thing(), 1), doIt(thing('Harbour'), 1), doIt(thing(), 2)];
  for (const answer of answers) answer.resolve();

  expect(await Promise.all([first, again, other])).toEqual([true, false, true]);
  expect(asked).toEqual([1, 2]);
  await doIt(thing(), 1);
  expect(asked).toEqual([1, 2, 1]);
});

test('a double click on what is done to several does it once, and one thing put there, back and there again goes there', async () => {
  const places: (number | undefined)[] = [];
  const answer = Promise.withResolvers<void>();
  run = (_given, place) => {
    places.push(place);
    return answer.promise;
  };
  const several = () => [thing(), { id: '8', name: 'Harbour' }] as unknown as Thing;
  const calls = [
    doIt(several()),
    doIt(several()),
    doIt([thing()] as unknown as Thing),
    doIt(thing(), 1),
    doIt(thing(), 2),
    doIt(thing(), 1),
  ];
  answer.resolve();

  expect(await Promise.all(calls)).toEqual([true, false, true, true, true, true]);
  expect(places).toEqual([undefined, undefined, 1, 2, 1]);
});

test('a failure says why; errors of fields stand beside them, and whoever did not sign in again knows it', async () => {
  const failWith = (error: Error) => {
    run = () => Promise.reject(error);
    return doIt(thing());
  };
  const before = toasts.all().length;

  expect(await failWith(new OfficeError({ status: 422, key: 'field.required', errors: { name: 'Missing' } }))).toBe(false);
  expect(await failWith(new NotConfirmed())).toBe(false);
  expect([shownErrors, toasts.all().length]).toEqual([[{ name: 'Missing' }], before]);
  await failWith(new OfficeError({ status: 412, key: 'newer' }));
  expect(newest()).toMatchObject({ kind: 'failed', text: 'Somebody was faster' });
  await failWith(new OfficeError({ key: 'connection' }));
  expect(newest()).toMatchObject({ kind: 'failed', text: expect.stringMatching(/^Mills is not done\. We couldn’t reach the Office/) });
});
