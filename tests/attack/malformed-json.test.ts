import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engines } from '#api/testing/engines';
import { quote, review } from '#api/testing/forms';
import { startApi } from '#api/testing/test-api';
import { apiPaths } from '#contract/api-paths';
import { QuoteRequest } from '#contract/quote';
import { ReviewRequest } from '#contract/review';
import type { z } from '#contract/zod';
import { hostileJson, jsonTypes } from './hostile-json.ts';
import { runs, timeout } from './runs.ts';

const calls: [string, Record<string, unknown>, z.ZodType, 'quotes' | 'reviews'][] = [
  [apiPaths.quotes, quote(), QuoteRequest, 'quotes'],
  [apiPaths.reviews, review(), ReviewRequest, 'reviews'],
];

describe.each(engines)('malformed JSON, with $name', (engine) => {
  test.each(calls)(
    'a body sent to %s either matches the contract, or is refused, stores nothing and exposes no internals',
    async (url, valid, schema, list) => {
      const api = await startApi(engine);
      const isAcceptable = (body: Buffer) => {
        try {
          // A byte-order mark may be ignored (RFC 8259, 8.1), which the decoder does.
          return schema.safeParse(JSON.parse(new TextDecoder().decode(body))).success;
        } catch {
          return false;
        }
      };
      let stored = 0;
      const statuses = new Map<number, number>();

      await fc.assert(
        fc.asyncProperty(hostileJson(valid), jsonTypes, async (payload, type) => {
          const headers = { ...api.trusted(), 'content-type': type };
          const response = await api.app.inject({ method: 'POST', url, headers, payload });
          const { statusCode: status } = response;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 201) stored += 1;
          expect([201, 400, 413, 415, 422]).toContain(status);
          if (status === 201) expect(isAcceptable(payload)).toBe(true);
          else expect(response.json().message).not.toMatch(/node_modules|\.ts:|sql|zod|expected|undefined/i);
          expect(await api.store[list].list()).toHaveLength(stored);
        }),
        runs,
      );

      expect(runs.numRuns - stored).toBeGreaterThanOrEqual(100);
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 415, 422]));
    },
    timeout,
  );
});
