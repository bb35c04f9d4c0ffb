import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEngine } from '#api/testing/engines';
import { startApi } from '#api/testing/test-api';
import { AskForJobAlerts, jobAlertPaths } from '#contract/job-alerts/job-alerts';
import { hostileJson, jsonTypes } from './hostile-json.ts';
import { runs, timeout } from './runs.ts';

test(
  'a body that asks for emails about new jobs either matches the contract, or is refused, writes to nobody and exposes no internals',
  async () => {
    const api = await startApi(anyEngine);
    const isAcceptable = (body: Buffer) => {
      try {
        return AskForJobAlerts.safeParse(JSON.parse(new TextDecoder().decode(body))).success;
      } catch {
        return false;
      }
    };
    const mails = async () => (await api.store.outbox.list()).length;

    await fc.assert(
      fc.asyncProperty(hostileJson({ email: 'noor@visitor.example', remark: '' }), jsonTypes, async (payload, type) => {
        const before = await mails();
        const headers = { ...api.trusted(), 'content-type': type };
        const response = await api.app.inject({ method: 'POST', url: jobAlertPaths.alerts, headers, payload });
        expect([202, 400, 413, 415, 422]).toContain(response.statusCode);
        if (response.statusCode === 202) expect(isAcceptable(payload)).toBe(true);
        else expect([await mails(), response.body]).toEqual([before, expect.not.stringMatching(/node_modules|\.ts:|SQLITE|Zod/)]);
      }),
      runs,
    );
  },
  timeout,
);
