import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import type { Contact } from '#contract/office/contacts/contact';
import { officeUrl } from '#contract/office/paths';
import type { QuoteDetail } from '#contract/office/quotes';
import { engines } from '../../../testing/engines.ts';
import { quote } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { answer, list, open, receive } from '../../../testing/quotes.ts';
import { startApi } from '../../../testing/test-api.ts';

/** Logs a call in which no address was said; by the number alone a person is known. */
const logCall = async (sales: TestColleague): Promise<QuoteDetail> =>
  (await sales.send('POST', officeUrl('quotes'), { ...quote(), email: '', phoneNumber: '0794523618', country: 'Jordan' })).json();

const setEmail = (sales: TestColleague, id: string, email: string, version: number) =>
  sales.send('PUT', officeUrl('quoteEmail', { id }), { email }, ifMatch(version));

const contactOf = async (reader: TestColleague, id: string): Promise<Contact> => (await reader.get(officeUrl('contact', { id }))).json();
const emailsIn = ({ addresses }: Contact) => addresses.flatMap(({ kind, address }) => (kind === 'email' ? [address] : []));
const found = async (sales: TestColleague, search: string) =>
  (await list(sales, `view=everything&search=${encodeURIComponent(search)}`)).rows.map(({ id }) => id);

describe.each(engines)('the address of a logged call on $name', (engine) => {
  test('is added, finds the quote and the person, and a reply can go to it', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const { id, isLogged } = await logCall(sales);
    const withForm = await receive(api, { email: 'huda@caller.example', phoneNumber: '12345', country: 'nowhere' });
    const before = await contactOf(sales, id);

    const refused = await sales.send('POST', officeUrl('quoteAnswers', { id }), answer);
    const added = await setEmail(sales, id, ' Huda@Caller.example', 1);
    const answered = await sales.send('POST', officeUrl('quoteAnswers', { id }), answer);

    expect([refused.statusCode, added.statusCode, answered.statusCode]).toEqual([422, 200, 201]);
    // What a colleague noted in the call is not sent as the caller's words.
    const [mail] = (await api.store.outbox.list()).filter(({ kind }) => kind === 'answer');
    expect([mail?.body.includes(String(answer.text)), mail?.body.includes(String(quote().message))]).toEqual([true, false]);
    expect([isLogged, added.json().isLogged]).toEqual([true, true]);
    expect(added.json()).toMatchObject({ email: 'Huda@Caller.example', version: 2 });
    expect(added.json().earlier.map((other: QuoteDetail) => other.id)).toEqual([withForm]);
    expect(new Set(await found(sales, 'huda@caller'))).toEqual(new Set([id, withForm]));
    const contact = await contactOf(sales, id);
    expect([emailsIn(before), emailsIn(contact)]).toEqual([[], ['huda@caller.example']]);
    expect(before.sent).toMatchObject([{ id, hasEmail: false }]);
    expect(new Set(contact.sent.map((thing) => thing.id))).toEqual(new Set([id, withForm]));
  });

  test('joins what the same number asks later, whose words no reply quotes either once it is merged', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const first = await logCall(sales);
    await setEmail(sales, first.id, 'huda@caller.example', 1);
    const later = await logCall(sales);
    await sales.send('POST', officeUrl('quoteReplies', { id: first.id }), { text: 'Is in a hurry.' });

    const merged = await sales.send('POST', officeUrl('quoteMerge', { id: later.id }), { targetId: first.id });
    const answered = await sales.send('POST', officeUrl('quoteAnswers', { id: first.id }), { ...answer, anyway: true });

    expect(later.earlier.map(({ id }) => id)).toEqual([first.id]);
    expect([merged.statusCode, answered.statusCode]).toEqual([200, 201]);
    const { timeline } = await open(sales, first.id);
    expect(timeline.flatMap((entry) => (entry.kind === 'reply' ? [[entry.text, entry.byHand]] : []))).toEqual([
      [quote().message, true],
      ['Is in a hurry.', true],
    ]);
    expect(timeline.find(({ kind }) => kind === 'received')).toMatchObject({ loggedBy: sales.id });
    const [mail] = (await api.store.outbox.list()).filter(({ kind }) => kind === 'answer');
    expect(mail?.body).toContain(answer.text);
    expect(mail?.body).not.toContain(quote().message);
    expect(mail?.body).not.toContain('hurry');
    await sales.undo(merged.json().events);
    expect((await open(sales, first.id)).timeline.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
  });

  test('a number from which somebody has called finds the quote that the call became a part of, until it stands alone again', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const first = await receive(api, { email: 'huda@caller.example' });
    const call = { ...quote(), email: 'huda@caller.example', phoneNumber: '0788111222', country: 'Jordan' };
    const { id } = (await sales.send('POST', officeUrl('quotes'), call)).json();

    const before = await found(sales, '+962 78 811 1222');
    const merged = (await sales.send('POST', officeUrl('quoteMerge', { id }), { targetId: first })).json();
    const after = await found(sales, '+962 78 811 1222');
    await sales.undo(merged.events);

    expect([before, after, await found(sales, '0788111222')]).toEqual([[id], [first], [id]]);
  });

  test('is corrected, and each step is taken back by its event, which names no address', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const { id } = await logCall(sales);
    const added = (await setEmail(sales, id, 'wrong@caller.example', 1)).json();
    const corrected = (await setEmail(sales, id, 'right@caller.example', 2)).json();
    const unchanged = (await setEmail(sales, id, 'right@caller.example', 3)).json();

    const tooEarly = await sales.undo(added.events);
    await sales.undo(corrected.events);
    const back = await open(sales, id);
    const foundBack = [await found(sales, 'right@caller.example'), await found(sales, 'wrong@caller.example')];
    await sales.undo(added.events);

    expect([unchanged.version, unchanged.events]).toEqual([3, []]);
    expect(tooEarly.statusCode).toBe(409);
    expect([back.email, foundBack]).toEqual(['wrong@caller.example', [[], [id]]]);
    expect(await open(sales, id)).toMatchObject({ email: '', isLogged: true });
    expect(emailsIn(await contactOf(sales, id))).toEqual([]);
    const steps = (await open(sales, id)).timeline.flatMap((entry) => (entry.kind === 'change' ? [entry] : []));
    expect(steps.map(({ what }) => what)).toEqual(['email-added', 'email-changed', 'email-changed', 'email-removed']);
    const owner = await signIn(api, 'owner');
    const history = await owner.get(officeUrl('history'));
    expect(history.body).toContain('quote.email-changed');
    expect(history.body).not.toContain('caller.example');
  });

  test('is refused where it is none, somebody else was faster, or there is no such quote', async () => {
    const api = await startApi(engine);
    const [sales, editor] = [await signIn(api, 'sales'), await signIn(api, 'editor')];
    const { id } = await logCall(sales);
    const heard = async () => (await api.store.topics.current()).get('quotes') ?? 0;
    const start = await heard();

    const statuses = [
      await setEmail(sales, id, 'nobody', 1),
      await setEmail(sales, id, '', 1),
      await setEmail(sales, id, `${'a'.repeat(250)}@caller.example`, 1),
      await setEmail(sales, 'unknown', 'huda@caller.example', 1),
      await setEmail(editor, id, 'huda@caller.example', 1),
      await sales.send('PUT', officeUrl('quoteEmail', { id }), { email: 'huda@caller.example' }),
    ];
    await setEmail(sales, id, 'first@caller.example', 1);
    const late = await setEmail(sales, id, 'second@caller.example', 1);

    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 404, 403, 428]);
    expect(statuses[0]?.json().errors).toEqual({ email: messages['field.invalidEmail'] });
    expect(statuses[1]?.json().errors).toEqual({ email: messages['field.emailRequired'] });
    expect([late.statusCode, late.json().email, late.json().version]).toEqual([412, 'first@caller.example', 2]);
    expect((await heard()) - start).toBe(1);
  });

  test('that came with the form is the customer’s own, and stays', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);

    const refused = await setEmail(sales, id, 'other@caller.example', 1);

    expect([refused.statusCode, refused.json()]).toMatchObject([409, { key: 'office.ownAddress', message: messages['office.ownAddress'] }]);
    expect(await open(sales, id)).toMatchObject({ email: quote().email, isLogged: false, version: 1 });
  });

  test('is exported and erased with the person; the one that was noted by mistake goes with whoever it is of', async () => {
    const api = await startApi(engine);
    const [owner, sales] = [await signIn(api, 'owner'), await signIn(api, 'sales')];
    const { id } = await logCall(sales);
    await setEmail(sales, id, 'Wrong@caller.example', 1);
    const corrected = (await setEmail(sales, id, 'right@caller.example', 2)).json();
    const erase = (email: string) => owner.send('POST', officeUrl('privacyErase'), { email, confirmation: email });
    const kept = async () => JSON.stringify(await api.store.events.about(id));

    await erase('wrong@caller.example');
    const afterWrong = await kept();
    const undone = await sales.undo(corrected.events);
    const exported = (await owner.send('POST', officeUrl('privacyExport'), { email: 'right@caller.example' })).json();
    const erased = (await erase('right@caller.example')).json();

    expect([afterWrong.includes('right@caller'), /wrong@caller/i.test(afterWrong)]).toEqual([true, false]);
    expect(undone.statusCode).toBe(409);
    expect(exported.quotes).toMatchObject([{ email: 'right@caller.example' }]);
    expect(erased).toMatchObject({ quotes: 1 });
    expect(await kept()).not.toContain('caller.example');
    expect((await sales.get(officeUrl('quote', { id }))).statusCode).toBe(404);
  });
});
