import type { FastifyRequest } from 'fastify';
import { brand } from '#brand';
import { siteLocales } from '#contract/locales';
import { OfferContent } from '#contract/offers/offer-content';
import { type SheetText, sheetLabels } from '#contract/offers/offer-limits';
import { NewOffer, Offer, OfferPage, OfferQuery, QuoteOffers } from '#contract/offers/office-offers';
import { officePaths } from '#contract/office/paths';
import { QuoteDetail } from '#contract/office/quotes';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { caseKinds } from '../../../cases/case-kinds.ts';
import { describeOffer, fileNameOf, offerAsPdf } from '../../../cases/offers/describe-offer.ts';
import { listOffers } from '../../../cases/offers/list-offers.ts';
import { offerDeliveries } from '../../../cases/offers/offer-deliveries.ts';
import { addOffer, changeOffer, issueOffer, removeOffer, withdrawOffer } from '../../../cases/offers/offers.ts';
import { quoteCases } from '../../../cases/quotes/quote-cases.ts';
import { readTaxes } from '../../../company/offer-tax.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { inUrl } from '../../../http/query-values.ts';
import { impossibleChange, notFound, orNotFound, Refusal } from '../../../http/refusal.ts';
import type { ApiTexts } from '../../../settings.ts';
import type { StoredOffer } from '../../../store/cases/offers.ts';
import { calendarDay } from '../../../time/company-time.ts';
import { answersOf } from '../../answers.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { requiredVersionOf } from '../../versions.ts';
import { attachFile } from './attached.ts';
import { detailOf } from './reading.ts';

const config = { permission: quoteCases.permission };
const params = z.object({ id });

/** Price offers for quotes: drafts, their numbers, and what became of them. */
export function offerRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, settings, texts } = deps;
  const readingNow = () => ({ repositories: store, origin: settings.origin, now: new Date() });
  const { add, change } = answersOf(deps, describe);

  /** @throws {Refusal} 404 where there is none */
  async function found(offerId: string): Promise<{ offer: StoredOffer; reference: string; fullName: string }> {
    const offer = orNotFound(await store.offers.find(offerId));
    const { reference, fullName } = orNotFound(await quoteCases.find(store, offer.quoteId));
    return { offer, reference, fullName };
  }

  async function describe(offerId: string): Promise<Offer> {
    const { offer, ...quote } = await found(offerId);
    const deliveries = await offerDeliveries(store, [offer]);
    return describeOffer(readingNow(), { ...offer, delivery: deliveries.get(offer.id) ?? null }, quote);
  }

  app.get(officePaths.quoteOffers, {
    config,
    schema: { params, response: { 200: QuoteOffers } },
    handler: async (request) => {
      const reading = readingNow();
      const quote = orNotFound(await quoteCases.find(store, request.params.id));
      await deps.refreshTexts();
      const offers = await store.offers.ofQuote(quote.id);
      const deliveries = await offerDeliveries(store, offers);
      const withDelivery = offers.map((offer) => ({ ...offer, delivery: deliveries.get(offer.id) ?? null }));
      return {
        offers: await Promise.all(withDelivery.map((offer) => describeOffer(reading, offer, quote))),
        taxes: await readTaxes(store),
        currencies: brand.offers.currencies,
        terms: { en: texts.en.mails.offers.terms, ar: texts.ar.mails.offers.terms },
        sheets: { en: sheetOf(texts.en), ar: sheetOf(texts.ar) },
        today: calendarDay(reading.now),
      };
    },
  });

  app.post(officePaths.quoteOffers, {
    config,
    schema: { params, body: NewOffer, response: { 201: recorded(Offer) } },
    handler: (request, reply) => {
      if (request.body.content) requireLanguage(request.body.content);
      return add(request, reply, async (work) => orNotFound(await addOffer(work, request.params.id, request.body)));
    },
  });

  app.get(officePaths.offers, {
    config,
    schema: { querystring: inUrl(OfferQuery), response: { 200: OfferPage } },
    handler: (request) => listOffers(store, request.query, new Date()),
  });

  app.get(officePaths.offer, {
    config,
    schema: { params, response: { 200: Offer } },
    handler: (request) => describe(request.params.id),
  });

  app.put(officePaths.offer, {
    config,
    schema: { params, body: OfferContent, response: { 200: recorded(Offer), 412: Offer } },
    handler: (request, reply) => {
      requireLanguage(request.body);
      const which = { ...request.params, version: requiredVersionOf(request) };
      return change(request, reply, (work) => changeOffer(work, which, request.body));
    },
  });

  app.delete(officePaths.offer, {
    config,
    schema: { params, response: { 200: recorded(Offer), 412: Offer } },
    handler: (request, reply) => {
      const which = { ...request.params, version: requiredVersionOf(request) };
      return change(request, reply, (work) => removeOffer(work, which));
    },
  });

  app.post(officePaths.offerIssue, {
    config,
    schema: { params, response: { 200: Offer, 412: Offer } },
    handler: (request, reply) => {
      const which = { ...request.params, version: requiredVersionOf(request) };
      return change(request, reply, (work) => issueOffer(work, which));
    },
  });

  app.post(officePaths.offerWithdrawal, {
    config,
    schema: { params, response: { 200: recorded(Offer), 412: Offer } },
    handler: (request, reply) => {
      const which = { ...request.params, version: requiredVersionOf(request) };
      return change(request, reply, (work) => withdrawOffer(work, which));
    },
  });

  /** Attaches the PDF to the reader's own unsent answer, unless it is there; answers with the quote, which has it then. */
  app.post(officePaths.offerAttachment, {
    config,
    schema: { params, response: { 201: QuoteDetail } },
    handler: async (request, reply) => {
      const { offer, reference } = await found(request.params.id);
      if (offer.state !== 'open') throw impossibleChange();
      const { quoteId: caseId } = offer;
      const name = fileNameOf(offer);
      const attached = await store.caseFiles.ofDraft(caseId, signedIn(request).account.id);
      if (!attached.some((file) => file.name === name)) {
        const content = await offerAsPdf(deps, offer, reference);
        await attachFile(deps, request, { kind: caseKinds.quote, id: caseId, name, content });
      }
      return reply.code(201).send(await detailOf(deps, quoteCases, request, caseId));
    },
  });

  app.get(officePaths.offerPdf, {
    config,
    schema: { params },
    handler: async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const { offer, reference } = await found(request.params.id);
      if (offer.removedAt !== null) throw notFound();
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${fileNameOf(offer)}"`)
        .header('content-security-policy', "frame-ancestors 'self'")
        .send(await offerAsPdf(deps, offer, reference));
    },
  });
}

/** A customer's page is in the language of the offer, so that the site must have it. */
function requireLanguage({ locale }: OfferContent): void {
  if (!siteLocales.includes(locale)) throw new Refusal(422, { key: 'field.invalidChoice' }, { locale: { key: 'field.invalidChoice' } });
}

/** The words of an offer that its page and its preview have; the text has others besides. */
const sheetOf = ({ offerSheet }: ApiTexts): SheetText =>
  Object.fromEntries(sheetLabels.map((label) => [label, offerSheet[label]])) as Record<(typeof sheetLabels)[number], string>;
