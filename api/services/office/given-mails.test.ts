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

const mailsOf = async (api: TestApi) =>
  (await api.store.outbox.list())
    .filter(({ kind }) => kind === 'account')
    .map(({ recipient, subject, body }) => ({ recipient, subject, body }));

describe.each(engines)('what a colleague is given, on $name', (engine) => {
  test('is told to whoever has chosen it, in their language, once for all that are given together', async () => {
    const api = await startApi(engine);
    const [owner, rami, quiet] = [
      await signIn(api, 'owner', 'Omar'),
      await signIn(api, 'sales', 'Rami'),
      await signIn(api, 'sales', 'Quiet'),
    ];
    await choose(api, rami, 'en', ['given']);
    await choose(api, quiet, 'en', ['newQuote']);
    const [one = '', ...more] = [await receive(api), await receive(api), await receive(api)];
    const before = (await mailsOf(api)).length;
    const give = (id: string, { id: assigneeId }: TestColleague, version: number, giver = owner) =>
      giver.send('PATCH', officeUrl('quote', { id }), { assigneeId }, ifMatch(version));

    await give(one, quiet, 1);
    await give(one, rami, 2, rami);
    await give(one, owner, 3);
    expect(await mailsOf(api)).toHaveLength(before);

    await give(one, rami, 4);
    await give(one, rami, 5);
    await choose(api, rami, 'ar', ['given']);
    await owner.send('POST', officePaths.quotesBulk, { ids: [one, ...more], change: { assigneeId: rami.id } });

    const mails = (await mailsOf(api)).slice(before).toSorted((a, b) => a.subject.localeCompare(b.subject, 'en'));
    const reference = (await api.store.officeQuotes.find(one))?.reference ?? '';
    expect(mails.map(({ subject }) => subject)).toEqual([`Quote ${reference} is yours now`, 'طلبات أُسندت إليك: 2']);
    expect(mails.every(({ recipient }) => recipient === 'Rami@company.example')).toBe(true);
    expect(mails[0]?.body).toContain(`https://company.example/office/quotes/${one}`);
    expect(mails[0]?.body).toContain('Omar has assigned this to you');
    expect(mails[1]?.body).not.toContain(reference);
  });
});
