import { describe, expect, test } from 'vitest';
import { engines } from '../testing/engines.ts';
import { mailAbout } from '../testing/mails.ts';
import { temporaryStore } from '../testing/temporary.ts';
import { requeueMails } from './resend-mail.ts';

const start = new Date('2026-11-20T10:00:00Z');

describe.each(engines)('$name', (engine) => {
  /** Three mails, of which the first is sent and the others are dead-lettered. */
  async function storeWithDeadMails() {
    const store = await temporaryStore(engine);
    await store.outbox.add([mailAbout('ACDEFGHJ'), mailAbout('KMNPQRTU'), mailAbout('VWXY3467')], start);
    const leaseAll = () => store.outbox.lease({ now: start, leaseUntil: new Date('2026-11-20T10:02:00Z'), limit: 5 });
    const [sent, ...dead] = await leaseAll();
    await store.outbox.markSent(sent?._id ?? '', start);
    for (const given of dead) await store.outbox.markFailed(given, 'no such server', undefined);
    const requeue = (idOrReference?: string) =>
      store.transaction((repositories) => requeueMails({ repositories, actor: null, now: start }, idOrReference));
    return { store, leaseAll, requeue, sent, dead };
  }

  test('a dead-lettered mail can be requeued with new attempts, and no other can', async () => {
    const { store, leaseAll, requeue, sent, dead } = await storeWithDeadMails();
    const [one, other] = dead;

    expect(await requeue(one?.reference.toLowerCase())).toBe(1);
    expect(await requeue(other?._id)).toBe(1);
    expect(await requeue(sent?._id)).toBe(0);
    expect(await requeue(one?._id)).toBe(0);

    expect((await leaseAll()).map(({ _id, attempts }) => [_id, attempts])).toEqual(
      expect.arrayContaining([
        [one?._id, 1],
        [other?._id, 1],
      ]),
    );
    expect(await store.outbox.summary()).toMatchObject({ waiting: 2, dead: 0 });
  });

  test('all dead-lettered mails can be requeued at once, each with an entry in the history', async () => {
    const { store, requeue, dead } = await storeWithDeadMails();

    expect([await requeue(), await requeue()]).toEqual([2, 0]);

    expect((await store.outbox.list()).map(({ status }) => status).sort()).toEqual(['sent', 'waiting', 'waiting']);
    const events = await store.events.list({ limit: 10 });
    expect(events.map(({ kind, actor, subject }) => [kind, actor, subject?.id]).sort()).toEqual(
      dead.map(({ _id }) => ['mail.resent', null, _id]).sort(),
    );
  });
});
