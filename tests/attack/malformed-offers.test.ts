import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEngine } from '#api/testing/engines';
import { draftOffer, issueOffer, tokenOf } from '#api/testing/offers';
import { signIn } from '#api/testing/office-colleague';
import { receive } from '#api/testing/quotes';
import { startApi } from '#api/testing/test-api';
import { AcceptOffer, AskAboutOffer, offerPaths } from '#contract/offers/public-offer';
import { hostileJson, jsonTypes } from './hostile-json.ts';
import { runs, timeout } from './runs.ts';

test.each([
  ['accepts an offer', offerPaths.acceptance, { name: 'Noor Haddad', consent: true }, AcceptOffer],
  ['asks about one', offerPaths.questions, { question: 'How long?' }, AskAboutOffer],
] as const)(
  'a body that %s either matches the contract, or is refused and exposes no internals',
  async (_what, path, valid, schema) => {
    const api = await startApi(anyEngine);
    const sales = await signIn(api, 'sales');
    const url = path(tokenOf(await issueOffer(sales, await draftOffer(sales, await receive(api)))));
    const isAcceptable = (body: Buffer) => {
      try {
        return schema.safeParse(JSON.parse(new TextDecoder().decode(body))).success;
      } catch {
        return false;
      }
    };

    await fc.assert(
      fc.asyncProperty(hostileJson(valid), jsonTypes, async (payload, type) => {
        const response = await api.app.inject({ method: 'POST', url, headers: { ...api.trusted(), 'content-type': type }, payload });
        expect([200, 400, 413, 415, 422]).toContain(response.statusCode);
        if (response.statusCode === 200) expect(isAcceptable(payload)).toBe(true);
        else expect(response.body).not.toMatch(/node_modules|\.ts:|SQLITE|Zod/);
      }),
      runs,
    );
  },
  timeout,
);
