import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import type { WebhookEvent } from '#contract/office/connections/webhook-events';
import type { WebhookFormat } from '#contract/office/connections/webhooks';
import { officeUrl } from '#contract/office/paths';
import { eraseSubmissions } from '../cases/erase-submissions.ts';
import { mailFiles, mailFolder } from '../mail/mail-files.ts';
import { addAccount } from '../office/testing/office-client.ts';
import { collectPersonalData } from '../services/collect-personal-data.ts';
import { addWebhook } from '../services/office/connections/webhooks.ts';
import type { StoredDelivery } from '../store/connections/webhook-deliveries.ts';
import type { Store } from '../store/open-store.ts';
import { engines } from '../testing/engines.ts';
import { review } from '../testing/forms.ts';
import { ifMatch } from '../testing/if-match.ts';
import { signIn } from '../testing/office-colleague.ts';
import { receive } from '../testing/quotes.ts';
import { addOpenJob, startApi, type TestApi, testSettings } from '../testing/test-api.ts';
import { testTexts } from '../testing/texts.ts';
import { webhookReceiver } from '../testing/webhook-receiver.ts';
import { deliverWebhooks, pruneDeliveries, type WebhookDelivering } from './deliver-webhooks.ts';
import { secretOf } from './sign.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const context = (store: Store): WebhookDelivering => ({
  ...testTexts,
  settings: testSettings,
  store,
  log: quiet,
  wakeOutbox: () => undefined,
});

const everything: WebhookEvent[] = [
  'quote.created',
  'quote.state_changed',
  'review.created',
  'application.created',
  'job.published',
  'job.closed',
];

const endpoint = (store: Store, url: string, changes: { eventNames?: WebhookEvent[]; format?: WebhookFormat; isOn?: boolean } = {}) =>
  store.transaction((repositories) =>
    addWebhook(
      { repositories, actor: null, now: new Date() },
      { url, description: '', format: 'standard', eventNames: everything, isOn: true, ...changes },
      testSettings.webhooks,
    ),
  );

const rowsOf = (store: Store, id: string): Promise<StoredDelivery[]> => store.webhookDeliveries.ofWebhook(id, 50);
/** Delivers whatever is due at a moment. */
async function deliver({ store }: Pick<TestApi, 'store'>, now = new Date(Date.now() + 1_000)): Promise<void> {
  while ((await deliverWebhooks(context(store), now)) > 0);
}

describe.each(engines)('webhooks on $name', (engine) => {
  test('a verifier of another maker accepts what arrives, and refuses it when it was changed', async () => {
    const api = await startApi(engine);
    const { url, received } = await webhookReceiver();
    const id = await endpoint(api.store, url);
    const quoteId = await receive(api);
    await deliver(api);

    const [hook] = received;
    if (!hook) throw new Error('Nothing arrived');
    const stored = await api.store.webhooks.find(id);
    const verifier = new Verifier(await secretOf(api.store, id, stored?.secretKey ?? ''));
    expect(verifier.verify(hook.body, hook.headers as Record<string, string>)).toMatchObject({
      type: 'quote.created',
      data: { id: quoteId, state: 'new', locale: 'en', isSuspicious: false, url: `https://company.example/office/quotes/${quoteId}` },
    });
    expect(() => verifier.verify(`${hook.body} `, hook.headers as Record<string, string>)).toThrow();
    expect(await rowsOf(api.store, id)).toMatchObject([{ status: 'sent', attempts: 1, responseCode: 204, id: hook.headers['webhook-id'] }]);
  });

  test('no message names the person or says what was written', async () => {
    const api = await startApi(engine);
    const { url, received } = await webhookReceiver();
    await endpoint(api.store, url);
    await receive(api, { fullName: 'Amal Haddad', email: 'amal@visitor.example', message: 'Two tills' });
    await api.post('/api/reviews', review({ fullName: 'Amal Haddad', message: 'Very good tills' }));
    await deliver(api);

    expect(new Set(received.map(({ body }) => JSON.parse(body).type))).toEqual(new Set(['quote.created', 'review.created']));
    expect(received.map(({ body }) => body).join()).not.toMatch(/amal|haddad|tills|@/i);
  });

  test('after a rotation both secrets sign until the overlap is over', async () => {
    const api = await startApi(engine);
    const { url, received } = await webhookReceiver();
    const id = await endpoint(api.store, url);
    const before = await api.store.webhooks.find(id);
    await api.store.webhooks.rotate(id, 'another-key', new Date(Date.now() + dayMs));
    await receive(api);
    await deliver(api);
    await api.store.webhooks.rotate(id, 'a-third-key', new Date(Date.now() - 1));
    await receive(api);
    await deliver(api);

    const [during, after] = received;
    const verify = async (key: string, hook = during) =>
      new Verifier(await secretOf(api.store, id, key)).verify(hook?.body ?? '', hook?.headers as Record<string, string>);
    await expect(verify(before?.secretKey ?? '')).resolves.toBeDefined();
    await expect(verify('another-key')).resolves.toBeDefined();
    await expect(verify('another-key', after)).rejects.toThrow();
    await expect(verify('a-third-key', after)).resolves.toBeDefined();
  });

  test('a receiver that is down for a day gets everything afterwards, and one that stays down is given up after three', async () => {
    const api = await startApi(engine);
    let isUp = false;
    const { url, received } = await webhookReceiver(() => (isUp ? 200 : 503));
    const id = await endpoint(api.store, url);
    await receive(api);
    await receive(api, { email: 'other@visitor.example' });
    const start = Date.now() + 1_000;
    await deliver(api, new Date(start));
    const [first] = await rowsOf(api.store, id);
    expect(first).toMatchObject({ status: 'waiting', fault: 'status', responseCode: 503, attempts: 1 });
    await deliver(api, new Date(start + dayMs));
    isUp = true;
    await deliver(api, new Date(start + 2 * dayMs));

    expect((await rowsOf(api.store, id)).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 3],
      ['sent', 3],
    ]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    expect((await api.store.webhooks.find(id))?.failingSince).toBeNull();

    isUp = false;
    await receive(api);
    const latest = async () => (await rowsOf(api.store, id)).find(({ status }) => status !== 'sent');
    const begun = Date.parse((await latest())?.nextAttemptAt ?? '');
    let last = begun;
    for (let row = await latest(); row?.status === 'waiting'; row = await latest()) {
      last = Date.parse(row.nextAttemptAt);
      await deliver(api, new Date(last));
    }
    expect(await latest()).toMatchObject({ status: 'dead', attempts: 16, responseCode: 503 });
    expect((last - begun) / dayMs).toBeGreaterThan(3);
    expect((await api.store.webhooks.find(id))?.isOn).toBe(true);
  });

  test('an endpoint that is gone is switched off at once, and one that fails for days by itself; owners get a mail, and the history says why', async () => {
    const api = await startApi(engine);
    await addAccount(api, { role: 'owner' });
    await addAccount(api, { role: 'editor' });
    const gone = await webhookReceiver(() => 410);
    const failing = await webhookReceiver(() => 500);
    const [goneId, failingId] = [await endpoint(api.store, gone.url), await endpoint(api.store, failing.url)];
    await api.store.webhooks.noteAttempt(failingId, false, new Date(Date.now() - 6 * dayMs));
    await receive(api);
    await receive(api);
    await deliver(api);

    expect(await api.store.webhooks.find(goneId)).toMatchObject({ isOn: false, offReason: 'gone' });
    expect(await api.store.webhooks.find(failingId)).toMatchObject({ isOn: false, offReason: 'failing' });
    expect((await rowsOf(api.store, goneId)).every(({ status }) => status === 'dead')).toBe(true);
    const mails = (await api.store.outbox.list()).filter(({ kind }) => kind === 'account');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['owner@company.example', 'owner@company.example']);
    expect(mails.map(({ body }) => body).join()).toContain('410');
    const events = (await api.store.events.list({ limit: 20 })).filter(({ kind }) => kind === 'webhook.off');
    expect(events.map(({ actor, after }) => [actor, after]).toSorted()).toEqual([
      [null, 'failing'],
      [null, 'gone'],
    ]);
    await receive(api);
    expect((await rowsOf(api.store, goneId)).length).toBe(2);
  });

  test('chats get a text in their own form, without a signature', async () => {
    const api = await startApi(engine);
    const { url, received } = await webhookReceiver();
    for (const format of ['slack', 'teams', 'google-chat'] as const)
      await endpoint(api.store, `${url}/${format}`, { format, eventNames: ['application.created'] });
    const jobId = await addOpenJob(api.store, { jobTitle: 'Cook <!channel> & *baker*' });
    const { reference } = await api.store.transaction(async (repositories) => {
      const known = await repositories.references.issue();
      const id = await repositories.applicants.add({
        ...{ reference: known, receivedAt: new Date().toISOString(), suspicious: false, locale: 'en' as const, careerId: jobId },
        ...{ fullName: 'Lina', email: 'lina@visitor.example', resumeKey: 'k', resumeName: 'cv.pdf', resumeSize: 1 },
      });
      await repositories.events.add(
        { actor: null, kind: 'application.received', subject: { kind: 'application', id, name: 'Lina' } },
        new Date(),
      );
      return { reference: known };
    });
    await deliver(api);

    const bodies = Object.fromEntries(received.map(({ path, body }) => [path.split('/').at(-1), JSON.parse(body)]));
    expect(bodies.slack.text).toMatch(
      new RegExp(
        `^New application ${reference} for Cook &lt;!channel&gt; &amp; \\*baker\\*\n<https://company.example/office/applications/`,
      ),
    );
    expect(bodies['google-chat']).toEqual(bodies.slack);
    const { content, contentType } = bodies.teams.attachments[0];
    expect([contentType, content.type, content.body[0].text]).toEqual([
      'application/vnd.microsoft.card.adaptive',
      'AdaptiveCard',
      expect.stringContaining('\\*baker\\*'),
    ]);
    expect(received.every(({ headers }) => headers['webhook-signature'] === undefined)).toBe(true);
  });

  test('an event is queued with its change or not at all, for those alone who want it and are on', async () => {
    const api = await startApi(engine);
    const { url } = await webhookReceiver();
    const wanting = await endpoint(api.store, url, { eventNames: ['job.published', 'job.closed'] });
    const other = await endpoint(api.store, url, { eventNames: ['quote.created'] });
    const off = await endpoint(api.store, url, { isOn: false });
    const published = (repositories: Parameters<Parameters<Store['transaction']>[0]>[0]) =>
      repositories.events.add(
        { actor: null, kind: 'job.published', subject: { kind: 'job', id: 'j', name: 'Cook' }, after: 'text' },
        new Date(),
      );
    await expect(
      api.store.transaction(async (repositories) => {
        await published(repositories);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await rowsOf(api.store, wanting)).toEqual([]);
    await api.store.transaction(published);

    expect(await rowsOf(api.store, wanting)).toMatchObject([{ event: 'job.published', subjectId: 'j', before: null, after: null }]);
    expect([await rowsOf(api.store, other), await rowsOf(api.store, off)]).toEqual([[], []]);
    await deliver(api);
    // There is no such job.
    expect(await rowsOf(api.store, wanting)).toMatchObject([{ status: 'dead', fault: 'erased', attempts: 1 }]);
  });

  test('a change of state says from where to where, also when it is taken back', async () => {
    const api = await startApi(engine);
    const { url, received } = await webhookReceiver();
    await endpoint(api.store, url, { eventNames: ['quote.state_changed'] });
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const changed = await sales.send('PATCH', officeUrl('quote', { id }), { state: 'won' }, ifMatch(1));
    expect(changed.statusCode, changed.body).toBe(200);
    await deliver(api);
    await sales.undo(changed.json().events);
    await deliver(api);

    expect(received.map(({ body }) => JSON.parse(body).data)).toMatchObject([
      { from: 'new', to: 'won', state: 'won' },
      { from: 'won', to: 'new', state: 'new' },
    ]);
  });

  test('erasure takes what was told with it, the export lists it, and what ended long ago goes by itself', async () => {
    const api = await startApi(engine);
    const { url } = await webhookReceiver();
    const id = await endpoint(api.store, url);
    await receive(api, { email: 'amal@visitor.example' });
    await deliver(api);
    const places = { store: api.store, files: api.files, mailFiles: mailFiles(mailFolder(api.dataDir)) };
    const data = await collectPersonalData(places, 'amal@visitor.example');
    expect(data.deliveries).toMatchObject([{ event: 'quote.created', webhookId: id, status: 'sent' }]);

    const references = await api.store.submissions.referencesOf('amal@visitor.example');
    expect((await eraseSubmissions(places, references)).deliveries).toBe(1);
    expect(await rowsOf(api.store, id)).toEqual([]);

    await receive(api);
    await deliver(api);
    await pruneDeliveries(api, new Date(Date.now() + 29 * dayMs));
    expect(await rowsOf(api.store, id)).toHaveLength(1);
    await pruneDeliveries(api, new Date(Date.now() + 31 * dayMs));
    expect(await rowsOf(api.store, id)).toEqual([]);
  });

  test('two workers do not deliver the same twice', async () => {
    const api = await startApi(engine);
    const { url, received } = await webhookReceiver();
    await endpoint(api.store, url);
    for (let index = 0; index < 12; index += 1) await receive(api, { email: `v${index}@visitor.example` });
    await Promise.all([deliver(api), deliver(api)]);

    expect(received).toHaveLength(12);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
  });
});
