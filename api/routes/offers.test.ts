import { describe, expect, test } from 'vitest';
import type { OfferContent } from '#contract/offers/offer-content';
import type { Offer } from '#contract/offers/office-offers';
import { offerPaths, type PublicOffer } from '#contract/offers/public-offer';
import { officeUrl } from '#contract/office/paths';
import { engines, type TestEngine } from '../testing/engines.ts';
import { ifMatch } from '../testing/if-match.ts';
import { draftOffer, issueOffer, tokenOf } from '../testing/offers.ts';
import { signIn } from '../testing/office-colleague.ts';
import { list, open, receive } from '../testing/quotes.ts';
import { startApi } from '../testing/test-api.ts';

/** An open offer, with what its customer has. */
async function offered(engine: TestEngine, changes: Partial<OfferContent> = {}) {
  const api = await startApi(engine);
  const sales = await signIn(api, 'sales');
  const quoteId = await receive(api, { fullName: 'Noor Haddad' });
  const offer = await issueOffer(sales, await draftOffer(sales, quoteId, changes));
  const token = tokenOf(offer);
  return {
    ...{ api, sales, quoteId, offer, token },
    show: async (text = token): Promise<PublicOffer> => (await api.app.inject(offerPaths.offer(text))).json(),
    accept: (body: object = { name: 'Noor Haddad', consent: true }, headers = {}) => api.post(offerPaths.acceptance(token), body, headers),
    ask: (question: string, headers = {}) => api.post(offerPaths.questions(token), { question }, headers),
    staffMails: async () =>
      (await api.store.outbox.list()).filter(({ kind, subject }) => kind === 'staff' && subject.includes('price offer')),
  };
}

describe.each(engines)('the link of a price offer on $name', (engine) => {
  test('it shows the offer, and a token that was not made here opens nothing', async () => {
    const { api, show, offer, token, sales, quoteId } = await offered(engine);
    const draft = await draftOffer(sales, quoteId);
    const { offerLinks } = await import('../cases/offers/describe-offer.ts');

    expect(await show()).toMatchObject({
      state: 'open',
      number: offer.number,
      acceptance: null,
      offer: { content: { title: 'A website' }, tax: { rate: 1_600 } },
    });
    expect(JSON.stringify(await show())).not.toContain('visitor.example');
    for (const wrong of [`${token}A`, token.slice(0, -2), 'nothing', offer.id, await offerLinks.token(api.store, draft.id)])
      expect((await api.app.inject(offerPaths.offer(wrong))).statusCode, wrong).toBe(404);
  });

  test('accepting it twice is once: the timeline has their words, it waits for us, and staff are told', async () => {
    const { show, accept, sales, quoteId, offer, staffMails } = await offered(engine, { locale: 'ar' });

    const [first, second] = await Promise.all([accept(), accept({ name: 'Somebody else', consent: true })]);

    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const { acceptance, state } = await show();
    expect([state, first.json().acceptance, second.json().acceptance]).toEqual(['accepted', acceptance, acceptance]);
    const quote = await open(sales, quoteId);
    expect(quote.turn).toBe('first-answer');
    expect(quote.timeline.filter(({ kind }) => kind === 'reply')).toMatchObject([{ subject: offer.number, isFromOther: false }]);
    expect(quote.timeline.flatMap((entry) => (entry.kind === 'change' ? [entry.what] : []))).toEqual(['offer-issued', 'offer-accepted']);
    const [mail, ...others] = await staffMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(`Noor Haddad has accepted price offer ${offer.number}`);
    expect(mail?.body).toContain('أقبل عرض السعر');
    expect((await sales.send('POST', officeUrl('quoteOffers', { id: quoteId }), { revises: offer.id })).statusCode).toBe(404);
  });

  test('without a name or consent nothing is accepted', async () => {
    const { accept, show } = await offered(engine);

    const responses = [await accept({ name: ' ', consent: true }), await accept({ name: 'Noor', consent: false }), await accept({})];

    expect(responses.map((response) => [response.statusCode, Object.keys(response.json().errors)])).toEqual([
      [422, ['name']],
      [422, ['consent']],
      [422, ['name', 'consent']],
    ]);
    expect((await show()).state).toBe('open');
  });

  test('a question is a reply of theirs, once for its key', async () => {
    const { ask, sales, quoteId, offer, staffMails } = await offered(engine);

    const responses = [
      await ask('Does it include hosting?', { 'idempotency-key': 'a' }),
      await ask('Does it include hosting?', { 'idempotency-key': 'a' }),
    ];

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { timeline } = await open(sales, quoteId);
    expect(timeline.filter(({ kind }) => kind === 'reply')).toMatchObject([{ text: 'Does it include hosting?', subject: offer.number }]);
    expect((await list(sales, 'view=waiting')).rows).toMatchObject([{ id: quoteId, excerpt: 'Does it include hosting?' }]);
    expect((await staffMails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('has a question about price offer')]);
  });

  test('one that was withdrawn or replaced shows nothing of itself, and the old link leads to the new version', async () => {
    const { api, show, accept, sales, quoteId, offer } = await offered(engine);
    const next = await issueOffer(
      sales,
      (await sales.send('POST', officeUrl('quoteOffers', { id: quoteId }), { revises: offer.id })).json<Offer>(),
    );

    const replaced = await show();
    const refused = await accept();
    await sales.send('POST', officeUrl('offerWithdrawal', { id: next.id }), undefined, ifMatch(next.version));

    expect(replaced).toMatchObject({ state: 'replaced', offer: null, newer: tokenOf(next) });
    expect(refused.statusCode).toBe(409);
    expect(await show(tokenOf(next))).toMatchObject({ state: 'withdrawn', offer: null, newer: null });
    for (const token of [tokenOf(offer), tokenOf(next)]) expect((await api.app.inject(offerPaths.pdf(token))).statusCode).toBe(404);
  });

  test('one whose day has gone is shown and not accepted', async () => {
    const { api, show, accept, offer } = await offered(engine);
    const { content } = (await api.store.offers.find(offer.id)) ?? offer;
    await api.store.offers.change(offer.id, {}, new Date(), { content: { ...content, validUntil: '2020-01-01' }, total: 1, revises: null });

    expect(await show()).toMatchObject({ state: 'expired', offer: { content: { validUntil: '2020-01-01' } } });
    expect((await accept()).statusCode).toBe(409);
  });

  test('neither accepting nor asking works from another site', async () => {
    const { accept, ask, show } = await offered(engine);

    const foreign = { 'sec-fetch-site': 'cross-site' };

    expect([(await accept(undefined, foreign)).statusCode, (await ask('?', foreign)).statusCode]).toEqual([403, 403]);
    expect((await show()).state).toBe('open');
  });

  test('its PDF is a file with the number in its name', async () => {
    const { api, token, offer } = await offered(engine);

    const pdf = await api.app.inject(offerPaths.pdf(token));

    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['content-disposition'], pdf.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="offer-${offer.number}.pdf"`,
      'no-store',
    ]);
  });
});
