import { describe, expect, test } from 'vitest';
import { officeUrl } from '#contract/office/paths';
import { engines } from '../testing/engines.ts';
import { quote } from '../testing/forms.ts';
import { signIn } from '../testing/office-colleague.ts';
import { startApi } from '../testing/test-api.ts';
import { deliverBatch } from './deliver.ts';

const log = { info() {}, warn() {}, error() {} };
const notifyOfFailure = async () => undefined;

describe.each(engines)('answers in flight on $name', (engine) => {
  test('one answer at a time is handed over; of one that was under way at a kill, a person decides, and a confirmation simply goes again', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const ids: string[] = [];
    for (const email of ['a@b.example', 'c@d.example']) {
      const { reference } = (await api.post('/api/quotes', quote({ email }))).json();
      const id = (await api.store.officeQuotes.findByReference(reference))?.id ?? '';
      ids.push(id);
      await sales.send('POST', officeUrl('quoteAnswers', { id }), {
        subject: 'S',
        text: 'T',
        assignToMe: true,
        remindAt: null,
        version: 1,
      });
    }
    const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);
    const sent: string[] = [];
    let underWay = 0;
    let most = 0;
    // The process is killed while the first answer is under way: nothing comes back, and nothing else of it happens.
    const killed = deliverBatch(
      {
        ...{ store: api.store, files: api.files, log, notifyOfFailure },
        transport: {
          async send({ kind }) {
            if (kind !== 'answer') return {};
            underWay += 1;
            most = Math.max(most, underWay);
            return new Promise(() => undefined);
          },
        },
      },
      later(60),
    );
    void killed;
    await expect.poll(() => underWay).toBe(1);
    const transport = {
      async send({ kind, recipient }: { kind: string; recipient: string }) {
        sent.push(`${kind} ${recipient}`);
        return {};
      },
    };
    const deliver = (seconds: number) =>
      deliverBatch({ store: api.store, files: api.files, log, notifyOfFailure, transport }, later(seconds));
    // After the end of the lease.
    while ((await deliver(600)) > 0);

    const answers = sent.filter((mail) => mail.startsWith('answer'));
    expect(most).toBe(1);
    expect(answers).toHaveLength(1);
    const open = await api.store.outbox.undelivered(10, later(600));
    expect(open.map(({ kind }) => kind)).toEqual(['answer']);
    const [uncertain] = open;
    expect(await api.store.outbox.markArrived(uncertain?._id ?? '', later(600))).toBe(true);
    expect(await api.store.outbox.undelivered(10, later(600))).toEqual([]);
    expect((await deliver(600)) > 0).toBe(false);
  });

  test('whoever knows says that it has arrived, or sends it again, once', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const { reference } = (await api.post('/api/quotes', quote())).json();
    const id = (await api.store.officeQuotes.findByReference(reference))?.id ?? '';
    await sales.send('POST', officeUrl('quoteAnswers', { id }), { subject: 'S', text: 'T', assignToMe: true, remindAt: null, version: 1 });
    const past = new Date(Date.now() - 3_600_000);
    const killAt = async () => {
      const mails = await api.store.outbox.lease({ now: new Date(Date.now() + 20_000), leaseUntil: past, limit: 50 });
      const answer = mails.find(({ kind }) => kind === 'answer') ?? expect.fail('no answer is due');
      await api.store.outbox.markHanded(answer, past);
      return answer._id;
    };
    const deliveryStatus = async () =>
      (await sales.get(officeUrl('quote', { id }))).json().timeline.find(({ kind }: { kind: string }) => kind === 'answer').deliveryStatus
        .state;

    const mailId = await killAt();
    const shown = [
      await deliveryStatus(),
      (await sales.get('/api/office/mails')).json().map((mail: { deliveryStatus: string }) => mail.deliveryStatus),
    ];
    const again = await sales.send('POST', officeUrl('mailResend', { id: mailId }), {});
    const isHeldAgain = await deliveryStatus();
    await killAt();
    const arrived = await sales.send('POST', officeUrl('mailArrived', { id: mailId }));
    const twice = await sales.send('POST', officeUrl('mailArrived', { id: mailId }));

    expect(shown).toEqual(['uncertain', ['uncertain']]);
    expect([again.statusCode, isHeldAgain, arrived.statusCode, twice.statusCode]).toEqual([204, 'held', 204, 409]);
    expect(await deliveryStatus()).toBe('sent');
  });
});
