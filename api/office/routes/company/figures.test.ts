import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { workingWeek } from '#brand/week';
import { dayLater } from '#contract/hours/hours-exceptions';
import { offerPaths } from '#contract/offers/public-offer';
import type { Figures } from '#contract/office/figures/figures';
import { comparedPeriod } from '#contract/office/figures/periods';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { QuoteDetail } from '#contract/office/quotes';
import { visitText } from '#contract/visits/visit';
import { apply } from '../../../testing/applications.ts';
import { engines } from '../../../testing/engines.ts';
import { quote, review } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { draftOffer, issueOffer, offerContent, tokenOf } from '../../../testing/offers.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { answer, open, receive } from '../../../testing/quotes.ts';
import { addOpenJob, startApi, type TestApi } from '../../../testing/test-api.ts';
import { calendarDay, startOfDay } from '../../../time/company-time.ts';

const read = async (colleague: TestColleague, query = 'period=thisMonth'): Promise<Figures> =>
  (await colleague.get(`${officePaths.figures}?${query}`)).json();

const visit = (before: string, landing = '') => ({
  'x-visit': visitText({ page: '/contact', before: before && `https://company.example${before}`, landing }),
});

/** A quote as the form sends it; returns its id. */
async function send(api: TestApi, headers: Record<string, string>, changes: Parameters<typeof quote>[0] = {}): Promise<string> {
  const { reference } = (await api.post('/api/quotes', quote(changes), headers)).json();
  return (await api.store.officeQuotes.findByReference(reference))?.id ?? '';
}

describe.each(engines)('figures on $name', (engine) => {
  test('what was offered and accepted is added up by currency, without what was withdrawn, beside what was won', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const [first, second, third] = [await receive(api), await receive(api), await receive(api)];
    const accepted = await issueOffer(sales, await draftOffer(sales, first, { isTaxed: false }));
    await api.post(offerPaths.acceptance(tokenOf(accepted)), { name: 'Noor Haddad', consent: true });
    await issueOffer(sales, await draftOffer(sales, second, { isTaxed: false }));
    await issueOffer(sales, await draftOffer(sales, third, { isTaxed: false, currency: 'USD' }));
    const gone = await issueOffer(sales, await draftOffer(sales, third, { isTaxed: false }));
    await sales.send('POST', officeUrl('offerWithdrawal', { id: gone.id }), undefined, ifMatch(gone.version));

    const { quotes } = await read(sales);

    expect(quotes?.winRate).toEqual({ now: null, before: null });
    expect(quotes?.offers).toEqual([
      {
        currency: 'JOD',
        offered: { now: 2, before: 0 },
        offeredAmount: { now: 4_980_000, before: 0 },
        accepted: { now: 1, before: 0 },
        acceptedAmount: { now: 2_490_000, before: 0 },
        lost: { now: 0, before: 0 },
        lostAmount: { now: 0, before: 0 },
      },
      expect.objectContaining({ currency: 'USD', offered: { now: 1, before: 0 }, accepted: { now: 0, before: 0 } }),
    ]);
  });

  test('an open offer is lost once: with its quote or after its last day, and never beside one that was won', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const today = calendarDay(new Date());
    const offerTo = async (id: string, validUntil: string, currency: 'JOD' | 'USD' = 'JOD') =>
      issueOffer(sales, await draftOffer(sales, id, { isTaxed: false, validUntil, currency }));
    const close = async (state: 'won' | 'lost') => {
      const id = await receive(api);
      await sales.send('PATCH', officeUrl('quote', { id }), { state }, ifMatch((await open(sales, id)).version));
      return id;
    };
    const lost = async (from: string, to: string) => {
      const { quotes } = await read(sales, `period=own&from=${from}&to=${to}`);
      return quotes?.offers.flatMap((each) => (each.lost.now === 0 ? [] : [[each.currency, each.lost.now, each.lostAmount.now]]));
    };

    await offerTo(await close('lost'), dayLater(today, 14));
    await offerTo(await close('won'), dayLater(today, 14));
    await offerTo(await receive(api), today, 'USD');
    expect(await lost(today, today)).toEqual([['JOD', 1, 2_490_000]]);
    expect(await lost(dayLater(today, 1), dayLater(today, 30))).toEqual([]);

    const expired = await offerTo(await receive(api), today, 'USD');
    const gone = { content: offerContent({ currency: 'USD', validUntil: dayLater(today, -3) }), total: 700 };
    await api.store.offers.change(expired.id, {}, new Date(), { ...gone, revises: null });
    expect(await lost(dayLater(today, -2), dayLater(today, -2))).toEqual([['USD', 1, 700]]);
    expect(await lost(dayLater(today, -3), dayLater(today, -3))).toEqual([]);
  });

  test('requests are counted by page, source, language and service, and what became of them with a reason', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const campaign = '?utm_source=news&utm_campaign=spring ';
    const ids = [
      await send(api, visit('/seo', campaign)),
      await send(api, visit('/ar/seo', ' https://www.google.com/')),
      await send(api, visit('', ' https://google.com/')),
      await send(api, {}),
    ];
    const change = async (id: string, body: object) =>
      sales.send('PATCH', officeUrl('quote', { id }), body, ifMatch((await open(sales, id)).version));
    await change(ids[0] ?? '', { state: 'won', closingReason: 'price' });
    await change(ids[1] ?? '', { state: 'lost', closingReason: 'Their cousin does it' });
    await change(ids[2] ?? '', { state: 'lost' });
    await sales.send('POST', officeUrl('quoteAnswers', { id: ids[3] ?? '' }), { ...answer, assignToMe: true });
    const spam = await receive(api);
    await change(spam, { suspicious: true });

    const shown = await open(sales, ids[0] ?? '');
    expect(shown.source).toMatchObject({ sourcePage: '/contact', sourceBefore: '/seo', utmSource: 'news', utmCampaign: 'spring' });
    const exported = await api.store.submissions.collect([shown.reference]);
    expect(exported.quotes).toMatchObject([{ sourceBefore: '/seo', utmCampaign: 'spring' }]);

    const { quotes, applications, parts } = await read(sales);

    expect(applications).toBeUndefined();
    expect(quotes).toMatchObject({
      received: { now: 4, before: 0 },
      won: { now: 1, before: 0 },
      lost: { now: 2, before: 0 },
      winRate: { now: expect.closeTo(33.3, 1), before: null },
      offers: [],
      languages: [{ locale: 'en', received: { now: 4 } }],
      answers: { given: { now: 1 }, medianHours: { now: 0, before: null } },
    });
    const named = (rows: readonly { received: { now: number }; won: { now: number } }[], key: string) =>
      rows.map((row) => [(row as never)[key], row.received.now, row.won.now]);
    expect(named(quotes?.pages ?? [], 'page')).toEqual([
      ['/seo', 2, 1],
      ['/contact', 1, 0],
      [null, 1, 0],
    ]);
    expect(named(quotes?.services ?? [], 'family')).toEqual([
      ['marketing', 2, 1],
      [null, 2, 0],
    ]);
    // Each line leads to its quotes.
    const listed = async (filters: string) => (await sales.get(`${officePaths.quotes}?view=everything&${filters}`)).json().total;
    expect(
      await Promise.all(
        ['page=/seo', 'page=/contact', 'source=google.com', 'campaign=spring&source=news', 'source=www.google.com'].map(listed),
      ),
    ).toEqual([2, 1, 2, 1, 0]);
    expect([await listed('locale=ar'), await listed('locale=en'), await listed('locale=en&search=seo')]).toEqual([0, 4, 0]);
    expect(quotes?.sources.map(({ kind, campaign: name, source, received }) => [kind, name, source, received.now])).toEqual([
      ['host', '', 'google.com', 2],
      ['campaign', 'spring', 'news', 1],
      ['none', '', '', 1],
    ]);
    expect(quotes?.reasons.map(({ state, reason, closed }) => [state, reason, closed.now])).toEqual([
      ['won', 'price', 1],
      ['lost', 'another', 1],
      ['lost', null, 1],
    ]);
    expect(quotes?.colleagues).toMatchObject([
      { colleagueId: sales.id, answered: { now: 1 } },
      { colleagueId: null, won: { now: 1 }, lost: { now: 2 } },
    ]);
    expect(parts.reduce((sum, { now }) => sum + now, 0)).toBe(4);
  });

  test('each sees the kinds of their role, and who sees no quotes no figures', async () => {
    const api = await startApi(engine);
    const [owner, sales, hiring, editor] = await Promise.all(
      (['owner', 'sales', 'hiring', 'editor'] as const).map((role) => signIn(api, role)),
    );
    await api.post('/api/reviews', review());
    await apply(api, await addOpenJob(api.store));

    const kinds = async (colleague: TestColleague | undefined) => {
      const { quotes, reviews, applications } = await read(colleague as TestColleague);
      return [quotes?.received.now, reviews?.received.now, applications?.received.now];
    };
    expect(await kinds(owner)).toEqual([0, 1, 1]);
    expect(await kinds(sales)).toEqual([0, 1, undefined]);
    for (const refused of [hiring, editor])
      for (const path of [officePaths.figures, officePaths.figuresCsv]) expect((await refused?.get(path))?.statusCode).toBe(403);
  });

  test('a period that makes no sense is refused, and the file has every figure without formulas', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    await send(api, visit('/seo', '?utm_campaign=%3D1%2B1 '));
    for (const query of [
      'period=own',
      'period=own&from=2026-02-01&to=2026-01-01',
      'period=never',
      'period=own&from=2001-01-01&to=2026-01-01',
    ])
      expect([query, (await sales.get(`${officePaths.figures}?${query}`)).statusCode]).toEqual([query, 422]);

    const file = await sales.get(`${officePaths.figuresCsv}?period=thisWeek`);

    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body).toContain('quotes,received by page,/seo,1,0');
    expect(file.body).toContain("quotes,received by source,'=1+1,1,0");
  });

  test('the sums of periods add up: every request is in one day, one week, one part of a chart, and each table has all of them', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const days = 60;
    const today = calendarDay(new Date());
    // At the borders of days where the company is, which are inside of days elsewhere.
    const receipts = fc.sample(fc.tuple(fc.integer({ min: 0, max: days - 1 }), fc.constantFrom(0, 1, 43_200_000, 86_399_999)), {
      numRuns: 120,
      seed: 7,
    });
    await api.store.transaction(async ({ quotes, references }) => {
      for (const [back, offset] of receipts) {
        const receivedAt = new Date(Date.parse(startOfDay(dayLater(today, -back - 1))) + offset).toISOString();
        const sent = quote({ extra: undefined }) as unknown as Parameters<typeof quotes.add>[0];
        await quotes.add({ ...sent, reference: await references.issue(), receivedAt, suspicious: false, locale: back % 3 ? 'en' : 'ar' });
      }
    });
    const received = async (from: string, to: string) => (await read(sales, `period=own&from=${from}&to=${to}`)).quotes?.received.now ?? 0;
    const first = dayLater(today, -days);
    const last = dayLater(today, -1);

    const whole = await read(sales, `period=own&from=${first}&to=${last}`);
    const halves = (await received(first, dayLater(first, 24))) + (await received(dayLater(first, 25), last));

    expect(whole.quotes?.received.now).toBe(receipts.length);
    expect(halves).toBe(receipts.length);
    expect(whole.parts.reduce((sum, { now }) => sum + now, 0)).toBe(receipts.length);
    for (const rows of [whole.quotes?.pages, whole.quotes?.sources, whole.quotes?.languages, whole.quotes?.services])
      expect(rows?.reduce((sum, row) => sum + row.received.now, 0)).toBe(receipts.length);
    const byDay = await read(sales, `period=own&from=${dayLater(last, -29)}&to=${last}`);
    for (const part of byDay.parts) expect([part.from, await received(part.from, part.to)]).toEqual([part.from, part.now]);
  });

  test('last week is that of the company, whatever the day', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const calendar = { today: calendarDay(new Date()), firstDay: workingWeek(brand.hours.days).first };
    expect(await read(sales, '')).toMatchObject(comparedPeriod('lastWeek', calendar));
  });
});

describe.each(engines)('reasons of closed quotes on $name', (engine) => {
  test('a reason comes with the state or after it, is undone with it, and only what is closed has one', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const change = async (body: object) => sales.send('PATCH', officeUrl('quote', { id }), body, ifMatch((await open(sales, id)).version));

    expect((await change({ closingReason: 'price' })).statusCode).toBe(409);
    const lost = await change({ state: 'lost', closingReason: 'silence' });
    const shown: QuoteDetail = lost.json();
    expect(shown).toMatchObject({ state: 'lost', closingReason: 'silence' });
    expect(shown.timeline.flatMap((entry) => (entry.kind === 'change' ? [entry.what] : []))).toEqual(['state', 'reason']);

    await sales.undo(lost.json().events);
    expect(await open(sales, id)).toMatchObject({ state: 'new', closingReason: null });
    await change({ state: 'won' });
    await change({ closingReason: '  In our own\nwords ' });
    expect(await open(sales, id)).toMatchObject({ state: 'won', closingReason: 'In our own words' });
    await change({ state: 'talk' });
    await change({ state: 'lost' });
    expect(await open(sales, id)).toMatchObject({ state: 'lost', closingReason: null });
    expect((await change({ closingReason: 'x'.repeat(121) })).statusCode).toBe(422);
  });

  test('a quote that is opened again has no reason, and whoever takes that back has the reason and the day again', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const change = async (body: object) => sales.send('PATCH', officeUrl('quote', { id }), body, ifMatch((await open(sales, id)).version));
    const closed = async () => {
      const { state, closingReason, closedAt } = (await api.store.officeQuotes.find(id)) ?? {};
      return { state, closingReason, closedAt };
    };
    await change({ state: 'won', closingReason: 'speed' });
    const before = await closed();

    const reopened = await change({ state: 'talk' });
    expect(await closed()).toMatchObject({ state: 'talk', closingReason: null });
    await sales.undo(reopened.json().events);
    expect(await closed()).toEqual(before);

    const turned = await change({ state: 'lost' });
    expect(await closed()).toMatchObject({ state: 'lost', closingReason: null });
    await sales.undo(turned.json().events);
    expect(await closed()).toMatchObject({ state: 'won', closingReason: 'speed' });
  });

  test('a mail that closes a quote or opens it again and is taken back leaves its reason and its day as they were', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const closed = async () => {
      const { state, closingReason, closedAt } = (await api.store.officeQuotes.find(id)) ?? {};
      return { state, closingReason, closedAt };
    };
    await sales.send('PATCH', officeUrl('quote', { id }), { state: 'won', closingReason: 'speed' }, ifMatch(1));
    const before = await closed();

    for (const state of ['lost', 'talk']) {
      const mail = { subject: 'Re', text: 'Hello', assignToMe: false, remindAt: null, version: 1, anyway: true, state };
      await sales.send('POST', officeUrl('quoteAnswers', { id }), mail);
      expect(await closed()).toMatchObject({ state, closingReason: null });
      const sent = (await open(sales, id)).timeline.findLast((entry) => entry.kind === 'answer');
      await sales.send('POST', officeUrl('mailTakeBack', { id: sent?.mailId ?? '' }));
      expect(await closed()).toEqual(before);
    }
  });

  test('several are closed for one reason, and the list as a file says it', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const ids = [await receive(api), await receive(api, { email: 'other@visitor.example' })];

    const changed = await sales.send('POST', officePaths.quotesBulk, { ids, change: { state: 'lost', closingReason: 'competitor' } });

    expect(changed.json().changed).toMatchObject([{ closingReason: 'competitor' }, { closingReason: 'competitor' }]);
    const file = (await sales.get(`${officePaths.quotesCsv}?view=everything`)).body;
    expect(file.match(/Lost,Chose someone else/g)).toHaveLength(2);
    await sales.undo(changed.json().events);
    expect((await Promise.all(ids.map((id) => open(sales, id)))).map(({ state, closingReason }) => [state, closingReason])).toEqual([
      ['new', null],
      ['new', null],
    ]);
  });
});
