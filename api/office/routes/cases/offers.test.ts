import { describe, expect, test } from 'vitest';
import type { Offer } from '#contract/offers/office-offers';
import { officePaths, officeUrl } from '#contract/office/paths';
import { eraseSubmissions } from '../../../cases/erase-submissions.ts';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { draftOffer, issueOffer, offerContent, offersOf } from '../../../testing/offers.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { open, receive } from '../../../testing/quotes.ts';
import { startApi } from '../../../testing/test-api.ts';

const year = () => new Date().getFullYear();

describe.each(engines)('price offers on $name', (engine) => {
  test('a draft has no number, is changed by its version, and every change is taken back', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const quoteId = await receive(api);
    const added = (await sales.send('POST', officeUrl('quoteOffers', { id: quoteId }), { content: offerContent() })).json<
      Offer & { events: string[] }
    >();
    const url = officeUrl('offer', { id: added.id });

    const changed = await sales.send('PUT', url, offerContent({ title: 'Two websites' }), ifMatch(added.version));
    const stale = await sales.send('PUT', url, offerContent({ title: 'Three' }), ifMatch(added.version));
    const undone = await sales.undo(changed.json().events);
    const present = (await sales.get(url)).json<Offer>();
    const removed = await sales.send('DELETE', url, undefined, ifMatch(present.version));
    const without = await offersOf(sales, quoteId);
    await sales.undo(removed.json().events);

    expect(added).toMatchObject({ state: 'draft', number: null, link: null, tax: { name: 'General sales tax', rate: 1_600 } });
    expect([changed.statusCode, stale.statusCode, undone.statusCode, removed.statusCode]).toEqual([200, 412, 200, 200]);
    expect([stale.json().content.title, present.content.title]).toEqual(['Two websites', 'A website']);
    expect(without.offers).toEqual([]);
    expect((await offersOf(sales, quoteId)).offers).toMatchObject([{ id: added.id, state: 'draft' }]);
  });

  test('numbers follow each other without a gap, however many are given at once', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const drafts: Offer[] = [];
    for (let index = 0; index < 12; index += 1) drafts.push(await draftOffer(sales, await receive(api)));
    const late = await draftOffer(sales, await receive(api), { validUntil: '2020-01-01' });

    const responses = await Promise.all(
      [...drafts.slice(0, 6), late, ...drafts.slice(6)].map(({ id, version }) =>
        sales.send('POST', officeUrl('offerIssue', { id }), undefined, ifMatch(version)),
      ),
    );

    const refused = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((response) => [response.statusCode, response.json().errors])).toMatchObject([
      [422, { validUntil: expect.any(String) }],
    ]);
    const numbers = responses.flatMap((response) => (response.statusCode === 200 ? [response.json<Offer>().number] : []));
    expect(numbers.toSorted()).toEqual(drafts.map((_, index) => `${year()}-${String(index + 1).padStart(4, '0')}`));
  });

  test('an offer that is sent twice at once has one number', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const { id, version } = await draftOffer(sales, await receive(api));

    const send = () => sales.send('POST', officeUrl('offerIssue', { id }), undefined, ifMatch(version));
    const responses = await Promise.all([send(), send(), send()]);

    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
    expect((await issueOffer(sales, await draftOffer(sales, await receive(api)))).number).toBe(`${year()}-0002`);
  });

  test('what has a number is not changed any more; its next version replaces it, and one that was begun too early does not', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const quoteId = await receive(api);
    const first = await issueOffer(sales, await draftOffer(sales, quoteId));
    const revise = async (): Promise<Offer> =>
      (await sales.send('POST', officeUrl('quoteOffers', { id: quoteId }), { revises: first.id })).json();
    const [second, other] = [await revise(), await revise()];

    const change = await sales.send('PUT', officeUrl('offer', { id: first.id }), offerContent({ title: 'New' }), ifMatch(first.version));
    const issued = await issueOffer(sales, second);
    const late = await sales.send('POST', officeUrl('offerIssue', { id: other.id }), undefined, ifMatch(other.version));

    expect(change.statusCode).toBe(409);
    expect(second).toMatchObject({ state: 'draft', number: first.number, edition: 2 });
    expect(issued).toMatchObject({ state: 'open', number: first.number, edition: 2 });
    expect(late.statusCode).toBe(409);
    expect((await sales.get(officeUrl('offer', { id: first.id }))).json()).toMatchObject({ state: 'replaced' });
    const { timeline } = await open(sales, quoteId);
    expect(timeline.flatMap((entry) => (entry.kind === 'change' ? [[entry.what, entry.after]] : []))).toEqual([
      ['offer-issued', first.number],
      ['offer-issued', `${first.number} v2`],
    ]);
  });

  test('a withdrawal is taken back, and the tax of a number stays when that of the company changes', async () => {
    const api = await startApi(engine);
    const [sales, owner] = [await signIn(api, 'sales'), await signIn(api, 'owner')];
    const quoteId = await receive(api);
    const issued = await issueOffer(sales, await draftOffer(sales, quoteId));

    const withdrawn = await sales.send('POST', officeUrl('offerWithdrawal', { id: issued.id }), undefined, ifMatch(issued.version));
    await sales.undo(withdrawn.json().events);
    await owner.send('PATCH', officePaths.company, { taxPercent: 12.5, taxName: { en: 'VAT', ar: 'ضريبة' } }, ifMatch(0));
    const { taxes } = await offersOf(sales, quoteId);

    expect(withdrawn.json()).toMatchObject({ state: 'withdrawn' });
    expect((await sales.get(officeUrl('offer', { id: issued.id }))).json()).toMatchObject({ state: 'open', tax: { rate: 1_600 } });
    expect(taxes).toEqual({ en: { name: 'VAT', rate: 1_250 }, ar: { name: 'ضريبة', rate: 1_250 } });
    expect(await draftOffer(sales, quoteId)).toMatchObject({ tax: { name: 'VAT', rate: 1_250 } });
  });

  test('what does not add up is refused with its field', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const errorsOf = async (changes: Parameters<typeof offerContent>[0]) => {
      const response = await sales.send('POST', officeUrl('quoteOffers', { id }), { content: offerContent(changes) });
      return [response.statusCode, Object.keys(response.json().errors ?? {})];
    };
    const line = { text: 'x', unit: '', quantity: 1_000_000_000, price: 1_000_000_000_000 };

    expect(await errorsOf({ discount: { kind: 'amount', amount: 2_490_001 } })).toEqual([422, ['content']]);
    expect(await errorsOf({ lines: [] })).toEqual([422, ['content']]);
    expect(await errorsOf({ lines: [line] })).toEqual([422, ['content']]);
    expect(await errorsOf({ lines: [{ ...line, price: 1.5 }] })).toEqual([422, ['content']]);
    expect((await offersOf(sales, id)).offers).toEqual([]);
  });

  test('offers go with a quote that becomes a part of another one, and back', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const [source, target] = [await receive(api), await receive(api)];
    const { id } = await issueOffer(sales, await draftOffer(sales, source));

    const merged = await sales.send('POST', officeUrl('quoteMerge', { id: source }), { targetId: target });
    const there = await offersOf(sales, target);
    await sales.undo(merged.json().events);

    expect(there.offers).toMatchObject([{ id, quoteId: target }]);
    expect([(await offersOf(sales, target)).offers.length, (await offersOf(sales, source)).offers.length]).toEqual([0, 1]);
  });

  test('figures count and sum what is open and what was accepted, by currency', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    await issueOffer(sales, await draftOffer(sales, await receive(api)));
    await issueOffer(sales, await draftOffer(sales, await receive(api), { isTaxed: false }));
    await issueOffer(
      sales,
      await draftOffer(sales, await receive(api), { currency: 'USD', isTaxed: false, discount: { kind: 'percent', percent: 1_000 } }),
    );
    await draftOffer(sales, await receive(api));

    const { offers } = (await sales.get(officePaths.today)).json();

    expect(offers).toEqual({
      open: [
        { currency: 'JOD', count: 2, total: 2_490_000 + 2_888_400 },
        { currency: 'USD', count: 1, total: 2_241_000 },
      ],
      accepted: [],
    });
    expect((await (await signIn(api, 'editor')).get(officePaths.today)).json()).not.toHaveProperty('offers');
  });

  test('an export has the offers of a person; after erasure their numbers and totals are left, and no word of them', async () => {
    const api = await startApi(engine);
    const [sales, owner] = [await signIn(api, 'sales'), await signIn(api, 'owner')];
    const quoteId = await receive(api, { email: 'noor@visitor.example' });
    const issued = await issueOffer(sales, await draftOffer(sales, quoteId));
    await draftOffer(sales, quoteId);

    const exported = (await owner.send('POST', officePaths.privacyExport, { email: 'noor@visitor.example' })).json();
    const mailFiles = { find: async () => [], read: async () => Buffer.alloc(0), delete: async () => undefined };
    const erased = await eraseSubmissions({ ...api, mailFiles }, await api.store.submissions.referencesOf('noor@visitor.example'));
    const next = await issueOffer(sales, await draftOffer(sales, await receive(api)));

    expect(exported.offers).toMatchObject([{ number: issued.number }, { number: null }]);
    expect(JSON.stringify(exported.offers)).toContain('Haddad Mills');
    expect(erased.offers).toBe(2);
    expect([(await sales.get(officeUrl('offer', { id: issued.id }))).statusCode, next.number]).toEqual([404, `${year()}-0002`]);
    expect((await sales.get(officeUrl('offers'))).json().rows.map(({ id }: Offer) => id)).toEqual([next.id]);
  });

  test('an open offer that was erased is not open any more; one that was accepted still counts', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const quoteId = await receive(api, { email: 'noor@visitor.example' });
    const [, accepted] = [
      await issueOffer(sales, await draftOffer(sales, quoteId)),
      await issueOffer(sales, await draftOffer(sales, quoteId)),
    ];
    const acceptedAt = new Date().toISOString();
    await api.store.offers.change(accepted.id, { state: 'accepted', acceptedAt, acceptedName: 'Noor Haddad' }, new Date());
    const mailFiles = { find: async () => [], read: async () => Buffer.alloc(0), delete: async () => undefined };
    await eraseSubmissions({ ...api, mailFiles }, await api.store.submissions.referencesOf('noor@visitor.example'));
    await issueOffer(sales, await draftOffer(sales, await receive(api)));

    const { offers } = (await sales.get(officePaths.today)).json();

    expect(offers).toEqual({
      open: [{ currency: 'JOD', count: 1, total: 2_888_400 }],
      accepted: [{ currency: 'JOD', count: 1, total: 2_888_400 }],
    });
  });

  test('the PDF of a draft and of an offer with a number is for whoever may answer quotes', async () => {
    const api = await startApi(engine);
    const [sales, hiring] = [await signIn(api, 'sales'), await signIn(api, 'hiring')];
    const { id } = await issueOffer(sales, await draftOffer(sales, await receive(api)));

    const [pdf, refused] = [await sales.get(officeUrl('offerPdf', { id })), await hiring.get(officeUrl('offerPdf', { id }))];

    expect([pdf.statusCode, pdf.headers['content-type'], refused.statusCode]).toEqual([200, 'application/pdf', 403]);
    expect(pdf.headers['content-disposition']).toBe(`inline; filename="offer-${year()}-0001.pdf"`);
    expect(pdf.body).toContain('Website,Hosting');
  });

  test('an open offer is attached to the unsent answer of whoever asks for it, once', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const quoteId = await receive(api);
    const draft = await draftOffer(sales, quoteId);
    const attach = (id: string) => sales.send('POST', officeUrl('offerAttachment', { id }));

    const early = await attach(draft.id);
    const { id } = await issueOffer(sales, draft);
    const [first, second] = [await attach(id), await attach(id)];

    expect([early.statusCode, first.statusCode, second.statusCode]).toEqual([409, 201, 201]);
    const { draftFiles } = await open(sales, quoteId);
    expect(draftFiles).toMatchObject([{ name: `offer-${year()}-0001.pdf` }]);
  });
});
