import { describe, expect, test } from 'vitest';
import type { MailTopic } from '#contract/office/account';
import { officePaths, officeUrl } from '#contract/office/paths';
import { defaultPreferences } from '../../accounts/people.ts';
import { engines } from '../../testing/engines.ts';
import { ifMatch } from '../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../testing/office-colleague.ts';
import { receive } from '../../testing/quotes.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

const choose = (api: TestApi, { id }: TestColleague, locale: 'en' | 'ar', mails: MailTopic[]) =>
  api.store.accounts.change(id, { preferences: { ...defaultPreferences(locale), mails } }, new Date());

const mailsTo = async (api: TestApi, { name }: TestColleague) =>
  (await api.store.outbox.list()).filter(({ recipient }) => recipient === `${name}@company.example`);

describe.each(engines)('what a colleague is given, on $name', (engine) => {
  test('is told to whoever has chosen it, in their language, once for all that are given together', async () => {
    const api = await startApi(engine);
    const [owner, rami, quiet] = [
      await signIn(api, 'owner', 'Omar'),
      await signIn(api, 'sales', 'Rami'),
      await signIn(api, 'sales', 'Quiet'),
    ];
    await choose(api, rami, 'en', ['given']);
    const [one = '', ...more] = [await receive(api), await receive(api), await receive(api)];
    await choose(api, quiet, 'en', []);
    const give = (id: string, { id: assigneeId }: TestColleague, version: number, giver = owner) =>
      giver.send('PATCH', officeUrl('quote', { id }), { assigneeId }, ifMatch(version));

    await give(one, quiet, 1);
    await give(one, rami, 2, rami);
    await give(one, owner, 3);
    expect([await mailsTo(api, rami), await mailsTo(api, quiet), await mailsTo(api, owner)]).toEqual([[], [], []]);

    await give(one, rami, 4);
    await give(one, rami, 5);
    await choose(api, rami, 'ar', ['given']);
    await owner.send('POST', officePaths.quotesBulk, { ids: [one, ...more], change: { assigneeId: rami.id } });

    const mails = (await mailsTo(api, rami)).toSorted((a, b) => a.subject.localeCompare(b.subject, 'en'));
    const reference = (await api.store.officeQuotes.find(one))?.reference ?? '';
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Quote ${reference} is yours now`,
      expect.stringMatching(/^طلبات أُسندت إليك: \W?2\W?$/u),
    ]);
    expect(mails[0]?.body).toContain(`https://company.example/office/quotes/${one}`);
    expect(mails[0]?.body).toMatch(/Omar\W? has assigned this to you/);
    expect(mails[1]?.body).not.toContain(reference);
  });
});
