import { createHash } from 'node:crypto';
import { limits } from '#contract/limits';
import { AcceptOffer, AskAboutOffer, offerPaths, PublicOffer } from '#contract/offers/public-offer';
import { ErrorBody } from '#contract/schema';
import { z } from '#contract/zod';
import { acceptOffer, askAboutOffer, type CustomerOutcome, describePublicOffer, offerOfToken } from '../cases/offers/customer-offers.ts';
import { fileNameOf, offerAsPdf } from '../cases/offers/describe-offer.ts';
import { quoteCases } from '../cases/quotes/quote-cases.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { tokenScheme } from '../docs/openapi.ts';
import { type Budget, budgets, limitRate } from '../guards/rate-limit.ts';
import { submissionGuards } from '../guards/submission-guards.ts';
import type { ApiInstance } from '../http/instance.ts';
import { notFound, orNotFound, Refusal } from '../http/refusal.ts';
import { readFailures, submissionFailures } from '../http/replies.ts';
import { tellingOfReply } from '../services/office/reply-mails.ts';
import { inTransaction, type Work } from '../store/work.ts';
import { idempotencyKeyOf, SubmissionHeaders } from './submission-http.ts';

/** Each may take a second of processor time. */
const files: Budget = { perIp: { points: 20, duration: 600 }, total: { points: 300, duration: 3_600 } };

const params = z.object({ token: z.string().max(100) });

/** Adds the routes behind the link of a price offer, for its customer. */
export function offerRoutes(app: ApiInstance, deps: ApiDependencies): void {
  const { store } = deps;
  const noLink = { 404: ErrorBody.describe('The link opens nothing: it is mistyped, or the offer was erased.') };
  const tooMany = { 429: ErrorBody.describe('Too many requests. Try again after the seconds in Retry-After.') };
  const limited = (name: string, budget: Budget) => (deps.rateLimits ? [limitRate(store, name, budget)] : []);
  const show = async (token: string) => orNotFound(await describePublicOffer(store, token, new Date()));

  /** @param run returns what came of it; anything but `done` changes nothing */
  async function once(token: string, run: (work: Work) => Promise<CustomerOutcome>): Promise<void> {
    const outcome = await inTransaction(store, { actor: null }, async (work) => {
      const offer = await offerOfToken(work.repositories, token);
      return offer ? tellingOfReply(work, deps, { kind: quoteCases, id: offer.quoteId }, () => run(work)) : 'unknown';
    });
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'impossible') throw new Refusal(409, { key: 'offer.closed' });
    deps.wakeOutbox();
  }

  app.get(offerPaths.offer(':token'), {
    onRequest: limited('offers', budgets.link),
    schema: { summary: 'A price offer, for its customer', params, response: { 200: PublicOffer, ...noLink, ...tooMany, ...readFailures } },
    handler: (request) => show(request.params.token),
  });

  app.get(offerPaths.pdf(':token'), {
    onRequest: limited('offer-files', files),
    schema: { summary: 'A price offer as a PDF, for its customer', params },
    handler: async (request, reply) => {
      const { token } = request.params as z.infer<typeof params>;
      const offer = orNotFound(await offerOfToken(store, token));
      const { offer: shown } = await show(token);
      const { reference } = orNotFound(await quoteCases.find(store, offer.quoteId));
      if (!shown) throw notFound();
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileNameOf(offer)}"`)
        .send(await offerAsPdf(deps, offer, reference));
    },
  });

  app.post(offerPaths.acceptance(':token'), {
    bodyLimit: limits.requestBody,
    onRequest: submissionGuards(deps, 'offer-acceptances', budgets.form),
    schema: {
      summary: 'Accept a price offer',
      security: [{ [tokenScheme]: [] }],
      params,
      body: AcceptOffer,
      response: { 200: PublicOffer, ...noLink, 409: ErrorBody.describe('It can no longer be accepted.'), ...submissionFailures },
    },
    handler: async (request) => {
      const { token } = request.params;
      await once(token, (work) => acceptOffer(work, deps, token, request.body.name));
      return show(token);
    },
  });

  app.post(offerPaths.questions(':token'), {
    bodyLimit: limits.requestBody,
    onRequest: submissionGuards(deps, 'offer-questions', budgets.form),
    schema: {
      summary: 'Ask about a price offer',
      security: [{ [tokenScheme]: [] }],
      params,
      headers: SubmissionHeaders,
      body: AskAboutOffer,
      response: { 200: PublicOffer, ...noLink, ...submissionFailures },
    },
    handler: async (request) => {
      const { token } = request.params;
      const { question } = request.body;
      await once(token, (work) => askOnce(work, idempotencyKeyOf(request.headers), token, question));
      return show(token);
    },
  });

  /** The same question that is sent again with its key is asked once. */
  async function askOnce(work: Work, key: string | undefined, token: string, question: string): Promise<CustomerOutcome> {
    if (key === undefined) return askAboutOffer(work, deps, token, question);
    const hash = (content: string[]) => createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const submission = { key: hash(['offer-question', token, key]), fingerprint: hash([question]) };
    const claim = await work.repositories.idempotency.claim(submission, work.now);
    if (claim.state === 'known') return 'done';
    if (claim.state === 'used-for-other-content') throw new Refusal(422, { key: 'http.keyReused' });
    const outcome = await askAboutOffer(work, deps, token, question);
    if (outcome !== 'done') return outcome;
    await work.repositories.idempotency.complete(submission.key, {});
    return outcome;
  }
}
