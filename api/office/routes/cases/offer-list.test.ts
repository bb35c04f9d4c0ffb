import { describe, expect, test } from 'vitest';
import { currencyDecimals, formatDecimal } from '#contract/offers/money';
import type { Offer, OfferPage } from '#contract/offers/office-offers';
import { sumsOf } from '#contract/offers/sum-offer';
import { officeUrl } from '#contract/office/paths';
import type { QuoteDetail } from '#contract/office/quotes';
import type { Found } from '#contract/office/today';
import { engines } from '../../../testing/engines.ts';
import { draftOffer, issueOffer, offerContent, offersOf } from '../../../testing/offers.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { answer, open, receive } from '../../../testing/quotes.ts';
import { startApi } from '../../../testing/test-api.ts';

describe.each(engines)('the list of price offers on $name', (engine) => {
  test('an offer is found by number, name and title, and copied for another request', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const issued = await issueOffer(sales, await draftOffer(sales, await receive(api)));
    const other = await receive(api, { fullName: 'Zoë Müller', email: 'zoe@visitor.example' });
    const find = async (search: string) =>
      (await sales.get(`${officeUrl('offers')}?search=${encodeURIComponent(search)}`)).json<OfferPage>().rows.map(({ id }) => id);

    const copy = (await sales.send('POST', officeUrl('quoteOffers', { id: other }), { copyOf: issued.id })).json<Offer>();

    expect(copy).toMatchObject({
      state: 'draft',
      number: null,
      quoteId: other,
      content: { recipient: 'Zoë Müller', lines: offerContent().lines },
    });
    expect(await find(`${issued.number}`)).toEqual([issued.id]);
    expect(new Set(await find('webs'))).toEqual(new Set([issued.id, copy.id]));
    expect(await find('müller')).toEqual([copy.id]);
    expect(await find('nothing')).toEqual([]);
    const { currency } = issued.content;
    const total = sumsOf(issued.content, issued.tax).total;
    const amount = formatDecimal(total, currencyDecimals(currency));
    for (const typed of [amount, amount.replaceAll(',', ''), amount.replace(/\..*/, ''), amount.replace(/\..*|,/g, '')])
      expect(await find(typed), typed).toContain(issued.id);
    expect(await find(formatDecimal(total + 10 ** currencyDecimals(currency), currencyDecimals(currency)))).toEqual([]);
  });

  test('the list of all offers has what is asked for, a page at a time, and an open one whose last day has gone as expired', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const names = ['Noor Haddad', 'Lina Odeh', 'Karim Saleh'];
    const drafts: Offer[] = [];
    for (const fullName of names) drafts.push(await draftOffer(sales, await receive(api, { fullName }), { recipient: 'A company' }));
    const [open, old] = [await issueOffer(sales, drafts[0] as Offer), await issueOffer(sales, drafts[1] as Offer)];
    const gone = { content: offerContent({ validUntil: '2020-01-31' }), total: 1 };
    await api.store.offers.change(old.id, {}, new Date(), { ...gone, revises: null });
    const pageOf = async (query: string) => (await sales.get(`${officeUrl('offers')}?${query}`)).json<OfferPage>();
    const idsOf = async (query: string) => (await pageOf(query)).rows.map(({ id }) => id);

    expect(await idsOf('state=open')).toEqual([open.id]);
    expect(await pageOf('state=expired')).toMatchObject({ total: 1, rows: [{ id: old.id, state: 'expired', validUntil: '2020-01-31' }] });
    expect(await idsOf('state=draft&state=open')).toEqual([open.id, drafts[2]?.id]);
    expect(await idsOf('search=lina')).toEqual([old.id]);
    const first = await pageOf('limit=2');
    expect([first.total, first.rows.map(({ id }) => id)]).toEqual([3, [old.id, open.id]]);
    expect(await pageOf(`limit=2&after=${first.next}`)).toMatchObject({
      rows: [{ id: drafts[2]?.id, quote: { name: 'Karim Saleh' } }],
      next: null,
    });
    expect((await sales.get(`${officeUrl('offers')}?after=nonsense`)).statusCode).toBe(400);
  });

  test('the palette finds offers by number and customer for whoever may answer quotes, and for nobody else', async () => {
    const api = await startApi(engine);
    const [sales, hiring] = [await signIn(api, 'sales'), await signIn(api, 'hiring')];
    const quoteId = await receive(api, { fullName: 'Noor Haddad' });
    const issued = await issueOffer(sales, await draftOffer(sales, quoteId));
    const find = async (colleague: TestColleague, search: string) =>
      (await colleague.get(`${officeUrl('find')}?search=${encodeURIComponent(search)}`)).json<Found[]>();
    const offersIn = (found: readonly Found[]) => found.filter(({ kind }) => kind === 'offer');

    expect(offersIn(await find(sales, `${issued.number}`))).toMatchObject([
      { id: issued.id, quoteId, reference: issued.number, name: 'Noor Haddad', text: 'A website' },
    ]);
    expect(offersIn(await find(sales, 'noor'))).toHaveLength(1);
    expect(offersIn(await find(hiring, 'noor'))).toEqual([]);
  });

  test('an offer is sent when a mail with its link has left, not when it has its number', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const quoteId = await receive(api);
    const issued = await issueOffer(sales, await draftOffer(sales, quoteId));
    const standing = async () => (await sales.get(officeUrl('offer', { id: issued.id }))).json<Offer>().delivery?.state ?? null;
    const write = async (text: string) => {
      const { version } = await open(sales, quoteId);
      const sent = await sales.send('POST', officeUrl('quoteAnswers', { id: quoteId }), { ...answer, version, anyway: true, text });
      return sent.json<QuoteDetail>().timeline.findLast((entry) => entry.kind === 'answer')?.mailId ?? '';
    };

    await write('Hello, more tomorrow.');
    const before = await standing();
    const mailId = await write(`Here it is: ${issued.link}`);
    const held = await standing();
    await sales.send('POST', officeUrl('mailTakeBack', { id: mailId }));
    const takenBack = await standing();
    const again = await write(`Once more: ${issued.link}`);
    await api.store.outbox.markSent(again, new Date());

    expect([before, held, takenBack, await standing()]).toEqual([null, 'held', null, 'sent']);
    expect((await offersOf(sales, quoteId)).offers).toMatchObject([{ delivery: { state: 'sent' } }]);
    expect((await sales.get(officeUrl('offers'))).json().rows).toMatchObject([{ delivery: { state: 'sent' } }]);
  });
});
