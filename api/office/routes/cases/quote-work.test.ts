import { describe, expect, test } from 'vitest';
import { dayLater } from '#contract/hours/hours-exceptions';
import { limits } from '#contract/limits';
import type { Colleague } from '#contract/office/account';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { QuoteDetail, QuotePage } from '#contract/office/quotes';
import { engines } from '../../../testing/engines.ts';
import { quote } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { answer, list, open, receive } from '../../../testing/quotes.ts';
import { startApi } from '../../../testing/test-api.ts';
import { calendarDay } from '../../../time/company-time.ts';

describe.each(engines)('work on quotes on $name', (engine) => {
  test('states follow their moves, and undo is back to the one before', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const move = (state: string, version: number) => sales.send('PATCH', officeUrl('quote', { id }), { state }, ifMatch(version));

    const won = await move('won', 1);
    const statuses = [await sales.undo(won.json().events), await move('aside', 3), await move('lost', 4), await move('new', 5)];

    expect([won, ...statuses].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 409]);
    expect(await open(sales, id)).toMatchObject({ state: 'lost', turn: 'nobody', waitsSince: null });
  });

  test('what was written is found by the beginnings of its words, in Arabic whatever the form of its letters', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api, { fullName: 'أحمد العلي', message: 'نُريد شـــاشة لمكتبة في إربد رقم ١٢٣' });
    const other = await receive(api, { fullName: 'Zoë Müller', message: 'A network for thirty people' });
    await sales.send('POST', officeUrl('quoteNotes', { id: other }), { text: 'Calls back on Sunday' });
    const find = async (search: string) =>
      (await list(sales, `view=everything&search=${encodeURIComponent(search)}`)).rows.map((row) => row.id);

    expect(await find('احمد')).toEqual([id]);
    expect(await find('شاشه اربد 123')).toEqual([id]);
    expect(await find('zoe MULL')).toEqual([other]);
    expect(await find('sunday')).toEqual([other]);
    expect(await find((await open(sales, id)).reference.toLowerCase())).toEqual([id]);
    expect(await find('nothing')).toEqual([]);
    expect(await find('"*(')).toEqual([]);
    expect((await sales.get(`${officeUrl('find')}?search=zoe`)).json()).toMatchObject([
      { kind: 'contact', name: 'Zoë Müller' },
      { kind: 'quote', id: other },
    ]);
  });

  test('a page can end with a long name in Arabic, and a cursor that the list has not given is refused', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    for (const letter of ['ا', 'ب']) await receive(api, { fullName: letter.repeat(limits.name) });
    const page = (after: string) => sales.get(`${officeUrl('quotes')}?view=everything&sort=name&limit=1&after=${after}`);
    const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

    const { next } = (await sales.get(`${officeUrl('quotes')}?view=everything&sort=name&limit=1`)).json();

    expect((await page(next)).json().rows).toMatchObject([{ fullName: 'ب'.repeat(limits.name) }]);
    const foreign = ['x', cursor(1), cursor([1, 'a']), cursor(['\0', 'a']), cursor(['a', '\0'])];
    expect((await Promise.all(foreign.map(page))).map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  });

  test('pages follow each other without gap or repetition in every order, and the file has all of it without formulas', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    for (let index = 0; index < 7; index++) await receive(api, { fullName: `=Person ${index}`, country: index % 2 ? 'Jordan' : 'Oman' });

    for (const sort of ['turn', 'newest', 'oldest', 'name']) {
      const seen: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const page: QuotePage = await list(sales, `view=everything&sort=${sort}&limit=3${next && `&after=${next}`}`);
        seen.push(...page.rows.map(({ id }) => id));
        next = page.next;
      }
      expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
    }
    expect((await list(sales, 'country=Oman&country=Jordan&state=new&assignee=nobody')).total).toBe(7);
    expect((await list(sales, 'country=Oman&overdue=false')).total).toBe(4);
    expect((await sales.get(`${officeUrl('quotes')}?after=bm9uc2Vuc2U`)).statusCode).toBe(400);
    const [first] = (await list(sales, 'view=everything')).rows;
    await sales.send('PATCH', officeUrl('quote', { id: first?.id ?? '' }), { assigneeId: sales.id }, ifMatch(1));
    const file = await sales.get(`${officeUrl('quotesCsv')}?view=everything`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body.trim().split('\r\n')).toHaveLength(8);
    expect(file.body).toContain(",'=Person 1,");
    expect(file.body.match(/,A sales,/g)).toHaveLength(1);
  });

  test('it is narrowed to the days on which it came, in the list, its file and a view that is kept', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    await receive(api);
    const today = calendarDay(new Date());
    const [yesterday, tomorrow] = [dayLater(today, -1), dayLater(today, 1)];
    const total = async (query: string) => (await list(sales, query)).total;

    for (const period of ['today', 'last7', 'last30']) expect(await total(`received=${period}`)).toBe(1);
    expect(await total(`received=own&receivedFrom=${today}&receivedTo=${today}`)).toBe(1);
    expect(await total(`receivedTo=${yesterday}`)).toBe(0);
    expect(await total(`receivedFrom=${tomorrow}`)).toBe(0);
    expect(await total(`search=printer&receivedTo=${yesterday}`)).toBe(0);
    expect((await sales.get(`${officeUrl('quotes')}?receivedFrom=2026-02-30`)).statusCode).toBe(422);
    const file = await sales.get(`${officeUrl('quotesCsv')}?receivedTo=${yesterday}`);
    expect(file.body.trim().split('\r\n')).toHaveLength(1);
    const query = { view: 'everything', sort: 'newest', received: 'last7' };
    await sales.send('POST', officeUrl('quoteViews'), { name: 'This week', query });
    expect((await sales.get(officeUrl('quoteViews'))).json()).toMatchObject([{ query }]);
  });

  test('it can be given to those alone who answer requests', async () => {
    const api = await startApi(engine);
    const [sales, editor] = [await signIn(api, 'sales'), await signIn(api, 'editor')];
    const id = await receive(api);

    const toEditor = await sales.send('PATCH', officeUrl('quote', { id }), { assigneeId: editor.id }, ifMatch(1));
    const toSales = await sales.send('PATCH', officeUrl('quote', { id }), { assigneeId: sales.id }, ifMatch(1));

    expect([toEditor.statusCode, toSales.json().assigneeId]).toEqual([409, sales.id]);
    const roles = (await sales.get(officePaths.colleagues)).json().map(({ id, roles: own }: Colleague) => [id, own]);
    expect(Object.fromEntries(roles)).toEqual({ [sales.id]: ['sales'], [editor.id]: ['editor'] });
  });

  test('many are changed at once, but for those that somebody else has changed', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const [one, two] = [await receive(api), await receive(api)];
    await sales.send('PATCH', officeUrl('quote', { id: two }), { assigneeId: sales.id }, ifMatch(1));

    const result = await sales.send('POST', officeUrl('quotesBulk'), {
      ids: [one, two, 'unknown'],
      versions: { [one]: 1, [two]: 1 },
      change: { state: 'aside' },
    });

    expect(result.json()).toMatchObject({ changed: [{ id: one, state: 'aside' }], unchanged: [two, 'unknown'] });
  });

  test('a reply opens a request again, and a second request of the same person can become a part of the first', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const [one, two] = [await receive(api), await receive(api, { message: 'I forgot the printer' })];
    await sales.send('PATCH', officeUrl('quote', { id: one }), { state: 'lost' }, ifMatch(1));

    await sales.send('POST', officeUrl('quoteReplies', { id: one }), { text: 'They called again' });
    const reopened = await open(sales, one);
    const earlier = (await open(sales, two)).earlier.map(({ id }) => id);
    const merged = await sales.send('POST', officeUrl('quoteMerge', { id: two }), { targetId: one });

    expect(reopened).toMatchObject({ state: 'talk', turn: 'ours' });
    expect(earlier).toEqual([one]);
    expect(merged.statusCode).toBe(200);
    expect(merged.json().timeline).toContainEqual(expect.objectContaining({ kind: 'reply', text: 'I forgot the printer' }));
    expect((await list(sales, 'view=everything')).total).toBe(1);
    expect((await open(sales, two)).id).toBe(one);
  });

  test('a note is changed, removed and brought back by whoever wrote it, and by nobody else', async () => {
    const api = await startApi(engine);
    const [sales, owner] = [await signIn(api, 'sales'), await signIn(api, 'owner')];
    const id = await receive(api);
    await sales.send('POST', officeUrl('quoteNotes', { id }), { text: 'Wants Xyzzy' });
    const noteOf = (quote: QuoteDetail) => quote.timeline.find((entry) => entry.kind === 'note');
    const noteUrl = officeUrl('quoteNote', { id, note: noteOf(await open(sales, id))?.id ?? '' });
    const send = (colleague: TestColleague, version: number, body: object) => colleague.send('PATCH', noteUrl, body, ifMatch(version));
    const found = async () => (await list(sales, 'view=everything&search=plugh')).total;

    const byOther = await send(owner, 1, { removed: true });
    const changed = await send(sales, 1, { text: 'Wants Plugh' });
    const [shown, foundChanged] = [noteOf(await open(owner, id)), await found()];
    const outdated = await send(sales, 1, { text: 'Lost' });
    const removed = await send(sales, 2, { removed: true });
    const foundRemoved = await found();
    const restored = await send(sales, 3, { removed: false });
    const elsewhere = await sales.send('PATCH', officeUrl('quoteNote', { id, note: 'none' }), { removed: true }, ifMatch(1));

    const answers = [byOther, changed, outdated, removed, restored, elsewhere];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 200, 412, 200, 200, 404]);
    expect(shown).toMatchObject({ text: 'Wants Plugh', editedAt: expect.any(String), version: 2 });
    expect(noteOf(removed.json())).toBeUndefined();
    expect(noteOf(restored.json())).toMatchObject({ text: 'Wants Plugh', version: 4 });
    expect([foundChanged, foundRemoved, await found()]).toEqual([1, 0, 1]);
    const kinds = (await api.store.events.list({ limit: 10 })).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['quote.note-changed', 'quote.note-removed', 'quote.note-restored']));
  });

  test('a request on the telephone may be as long as one of the public form, with less, and is cleaned like it', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const call = { fullName: 'N'.repeat(limits.name), email: '', phoneNumber: '', country: 'C'.repeat(limits.country), message: 'M' };
    const record = (changes: object) => sales.send('POST', officeUrl('quotes'), { ...call, ...changes });

    const statuses = [
      await record({}),
      await record({ fullName: `${call.fullName}N` }),
      await record({ email: '\u202aa\u200b@münchen.example' }),
    ];

    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([201, 422, 201]);
    expect((await api.store.quotes.list()).map(({ email }) => email).sort()).toEqual(['', 'a@xn--mnchen-3ya.example']);
  });

  test('a merge is taken back: each request has what was its own, and what was written since stays where it was written', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const [one, two] = [await receive(api), await receive(api, { message: 'I forgot the printer' })];
    await sales.send('POST', officeUrl('quoteNotes', { id: two }), { text: 'Wants black' });
    await sales.send('POST', officeUrl('quoteAnswers', { id: two }), answer);
    await sales.send('PUT', officeUrl('quoteDraft', { id: two }), { subject: 'Re', text: 'Half a' });
    const before = await open(sales, two);
    const { events } = (await sales.send('POST', officeUrl('quoteMerge', { id: two }), { targetId: one })).json();
    await sales.send('POST', officeUrl('quoteNotes', { id: one }), { text: 'After the merge' });

    const separated = await sales.undo(events);
    const again = await sales.undo(events);

    expect([separated.statusCode, again.statusCode]).toEqual([200, 409]);
    const { state, turn, excerpt, draft, timeline } = before;
    expect(await open(sales, two)).toMatchObject({ state, turn, excerpt, draft, timeline });
    const words = (await open(sales, one)).timeline.flatMap((entry) => ('text' in entry ? [entry.text] : []));
    expect(words).toEqual(['After the merge']);
    expect((await list(sales, 'view=everything')).total).toBe(2);
    expect((await list(sales, 'view=everything&search=black')).rows.map(({ id }) => id)).toEqual([two]);
  });

  test('countries that requests came from can be chosen from, and colleagues hear at once that somebody writes', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    await receive(api, { country: 'Oman', email: 'other@visitor.example' });
    await receive(api, { country: 'Oman', email: 'third@visitor.example' });
    const heard = async () => (await api.store.topics.current()).get('quotes') ?? 0;
    const save = (text: string) => sales.send('PUT', officeUrl('quoteDraft', { id }), { subject: 'Re', text });

    const countries = await sales.get(officeUrl('quoteCountries'));
    const start = await heard();
    await save('One');
    const afterFirst = await heard();
    await save('One two');
    const afterSecond = await heard();
    await sales.send('DELETE', officeUrl('quoteDraft', { id }));

    expect(countries.json()).toEqual(['Oman', 'Jordan']);
    expect([afterFirst - start, afterSecond - start, (await heard()) - start]).toEqual([1, 1, 2]);
  });

  test('a request can be written down, drafts are kept for their writer, and views for their owner', async () => {
    const api = await startApi(engine);
    const [sales, other] = [await signIn(api, 'sales'), await signIn(api, 'sales', 'Other')];
    const { email, ...withoutEmail } = quote();
    const { id } = (await sales.send('POST', officeUrl('quotes'), { ...withoutEmail, email: '' })).json();
    await sales.send('PUT', officeUrl('quoteDraft', { id }), { subject: 'S', text: 'T' });
    await sales.send('PUT', officeUrl('quoteDraft', { id }), { subject: 'S', text: 'Longer' });
    const view = await sales.send('POST', officeUrl('quoteViews'), {
      name: 'Won',
      query: { view: 'everything', sort: 'newest', state: ['won'] },
    });

    const unanswerable = await sales.send('POST', officeUrl('quoteAnswers', { id }), answer);
    const removed = await other.send('DELETE', officeUrl('quoteView', { id: view.json().id }));

    expect(email).toContain('@');
    expect((await open(sales, id)).draft).toMatchObject({ text: 'Longer' });
    expect(await open(other, id)).toMatchObject({ draft: null, writing: [sales.id] });
    expect([unanswerable.statusCode, removed.statusCode]).toEqual([422, 404]);
    expect((await sales.get(officeUrl('quoteViews'))).json()).toHaveLength(1);
  });

  test('a draft keeps the template that it began with, and so does one that was sent and taken back', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const save = async (draft: object) => {
      await sales.send('PUT', officeUrl('quoteDraft', { id }), { subject: 'S', text: 'T', ...draft });
      return (await open(sales, id)).draft;
    };

    const kept = await save({ templateId: 'welcome' });
    const sent = (await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, templateId: 'welcome' })).json();
    const { mailId } = sent.timeline.findLast(({ kind }: { kind: string }) => kind === 'answer');
    await sales.send('POST', officeUrl('mailTakeBack', { id: mailId }));

    expect(kept).toMatchObject({ text: 'T', templateId: 'welcome' });
    expect(sent.draft).toBeNull();
    expect((await open(sales, id)).draft).toMatchObject({ text: answer.text, templateId: 'welcome' });
    expect(await save({})).not.toHaveProperty('templateId');
  });

  test('erasing a person reaches notes, answers, replies, drafts, words and names in the history', async () => {
    const api = await startApi(engine);
    const [owner, sales] = [await signIn(api, 'owner'), await signIn(api, 'sales')];
    const id = await receive(api);
    await sales.send('POST', officeUrl('quoteNotes', { id }), { text: 'Wants it blue' });
    await sales.send('POST', officeUrl('quoteAnswers', { id }), answer);
    await sales.send('POST', officeUrl('quoteReplies', { id }), { text: 'Amal says yes' });
    await sales.send('PUT', officeUrl('quoteDraft', { id }), { subject: 'S', text: 'T' });
    const person = { email: 'AMAL@visitor.example' };

    const refused = await sales.send('POST', officeUrl('privacyExport'), person);
    const exported = (await owner.send('POST', officeUrl('privacyExport'), person)).json();
    const slip = await owner.send('POST', officeUrl('privacyErase'), { ...person, confirmation: 'amal@visitor.exampl' });
    const erased = (await owner.send('POST', officeUrl('privacyErase'), { ...person, confirmation: 'amal@visitor.example' })).json();

    expect([refused.statusCode, slip.statusCode]).toEqual([403, 422]);
    expect([exported.notes, exported.answers, exported.replies, exported.drafts].map((rows: unknown[]) => rows.length)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(erased).toMatchObject({ quotes: 1, notes: 1, answers: 1, replies: 1, drafts: 1 });
    const history = JSON.stringify(await api.store.events.list({ limit: 100 }));
    expect(history).toContain('quote.answered');
    expect(history).not.toMatch(/amal|two tills/i);
    expect((await sales.get(`${officeUrl('find')}?search=amal`)).json()).toEqual([]);
  });

  test.each([
    ['the one that became a part', 'two@visitor.example', 'one'],
    ['the one that it became a part of', 'one@visitor.example', 'two'],
  ] as const)('of two merged requests from different addresses, %s is exported and erased alone', async (_, email, kept) => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const one = await receive(api, { email: 'one@visitor.example', message: 'Message of one' });
    const two = await receive(api, { email: 'two@visitor.example', message: 'Message of two' });
    await owner.send('POST', officeUrl('quoteNotes', { id: one }), { text: 'Note on one' });
    await owner.send('POST', officeUrl('quoteNotes', { id: two }), { text: 'Note on two' });
    await owner.send('POST', officeUrl('quoteMerge', { id: two }), { targetId: one });
    const erased = kept === 'one' ? 'two' : 'one';

    const exported = (await owner.send('POST', officeUrl('privacyExport'), { email })).json();
    await owner.send('POST', officeUrl('privacyErase'), { email, confirmation: email });

    expect(JSON.stringify(exported)).toContain(`Note on ${erased}`);
    const left = await open(owner, kept === 'one' ? one : two);
    expect(left).toMatchObject({ email: `${kept}@visitor.example`, message: `Message of ${kept}` });
    expect(JSON.stringify(left.timeline)).toContain(`Note on ${kept}`);
    expect(JSON.stringify(left)).not.toContain(`of ${erased}`);
    expect(JSON.stringify(left)).not.toContain(`on ${erased}`);
    expect((await list(owner, 'view=everything&search=message')).rows.map(({ id }) => id)).toEqual([kept === 'one' ? one : two]);
  });
});
