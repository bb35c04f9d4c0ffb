import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import type { Webhook, WebhookDelivery, WebhookValues, WebhookWithSecret } from '#contract/office/connections/webhooks';
import { officeUrl } from '#contract/office/paths';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { receive } from '../../../testing/quotes.ts';
import { startApi } from '../../../testing/test-api.ts';
import { eventKindsOf } from '../../testing/office-client.ts';

const values: WebhookValues = {
  url: 'https://hooks.example/in?key=very-secret',
  description: 'CRM',
  format: 'standard',
  eventNames: ['quote.created'],
  isOn: true,
};

describe.each(engines)('endpoints of other systems on $name', (engine) => {
  test('an owner adds one, sees its secret once, changes it, renews the secret and removes it; the history has no secret', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const key = { 'idempotency-key': 'one' };
    const added = await owner.send('POST', officeUrl('webhooks'), values, key);
    const { secret, ...webhook }: WebhookWithSecret = added.json();
    expect([added.statusCode, secret]).toEqual([201, expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/)]);
    // The same request again makes no second one.
    expect((await owner.send('POST', officeUrl('webhooks'), values, key)).json()).toMatchObject({ id: webhook.id, secret });

    const { id } = webhook;
    const list: Webhook[] = (await owner.get(officeUrl('webhooks'))).json();
    expect(list).toEqual([webhook]);
    const changed = await owner.send(
      'PUT',
      officeUrl('webhook', { id }),
      { ...values, eventNames: ['job.closed'], isOn: false },
      ifMatch(1),
    );
    expect(changed.json()).toMatchObject({ eventNames: ['job.closed'], isOn: false, offReason: 'person', version: 2 });
    expect((await owner.send('PUT', officeUrl('webhook', { id }), values, ifMatch(1))).statusCode).toBe(412);
    const renewed: WebhookWithSecret = (await owner.send('POST', officeUrl('webhookSecret', { id }))).json();
    expect(renewed.secret).not.toBe(secret);
    const overlapMs = Date.parse(renewed.previousSecretUntil ?? '') - Date.now();
    expect(Math.round(overlapMs / 3_600_000)).toBe(24);
    expect((await owner.send('DELETE', officeUrl('webhook', { id }))).statusCode).toBe(200);

    expect((await owner.get(officeUrl('webhooks'))).json()).toEqual([]);
    expect(await eventKindsOf(api)).toEqual(['webhook.added', 'webhook.changed', 'webhook.secret', 'webhook.removed']);
    const events = await api.store.events.list({ limit: 10 });
    expect(events.find(({ kind }) => kind === 'webhook.changed')?.after).toBe('["eventNames","isOn"]');
    expect(JSON.stringify(events)).not.toMatch(/whsec_|very-secret/);
  });

  test('an address that is not public is refused at its field', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');

    const answer = await owner.send('POST', officeUrl('webhooks'), { ...values, url: 'https://169.254.169.254/' });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { url: messages['webhook.privateAddress'] }]);
    const other = await owner.send('POST', officeUrl('webhooks'), { ...values, url: 'http://hooks.example/', eventNames: [] });
    expect(other.json().errors).toMatchObject({ eventNames: messages['webhook.noEvents'] });
  });

  test('what was given up is sent again, one or all, and not to one that is off', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const { id, version }: WebhookWithSecret = (await owner.send('POST', officeUrl('webhooks'), values)).json();
    await receive(api);
    await receive(api);
    expect((await owner.send('POST', officeUrl('webhookTest', { id }))).statusCode).toBe(204);
    const deliveries = async (): Promise<WebhookDelivery[]> => (await owner.get(officeUrl('webhookDeliveries', { id }))).json();
    expect((await deliveries()).map(({ event, state }) => [event, state])).toContainEqual(['endpoint.test', 'waiting']);

    await owner.send('PUT', officeUrl('webhook', { id }), { ...values, isOn: false }, ifMatch(version));
    expect((await deliveries()).map(({ state, fault }) => [state, fault])).toEqual(Array(3).fill(['dead', 'off']));
    expect((await owner.send('POST', officeUrl('webhookResend', { id }), {})).statusCode).toBe(409);
    expect((await owner.send('POST', officeUrl('webhookTest', { id }))).statusCode).toBe(409);
    await owner.send('PUT', officeUrl('webhook', { id }), values, ifMatch(version + 1));
    const [first] = await deliveries();
    expect((await owner.send('POST', officeUrl('webhookResend', { id }), { delivery: first?.id })).json()).toEqual({ resent: 1 });
    expect((await owner.send('POST', officeUrl('webhookResend', { id }), {})).json()).toEqual({ resent: 2 });
    const [webhook]: Webhook[] = (await owner.get(officeUrl('webhooks'))).json();
    expect([webhook?.waiting, webhook?.dead]).toEqual([3, 0]);
  });

  test('there are at most twenty', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    for (let index = 0; index < 20; index += 1) await api.store.webhooks.add(values, 'key');

    expect((await owner.send('POST', officeUrl('webhooks'), values)).json()).toMatchObject({ key: 'webhook.tooMany' });
  });
});
