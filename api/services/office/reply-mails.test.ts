import { describe, expect, test } from 'vitest';
import { officeUrl } from '#contract/office/paths';
import { defaultPreferences } from '../../accounts/people.ts';
import { quoteCases } from '../../cases/quotes/quote-cases.ts';
import { receiveMail } from '../../mailbox/receive-mail.ts';
import { engines } from '../../testing/engines.ts';
import { ifMatch } from '../../testing/if-match.ts';
import { signIn } from '../../testing/office-colleague.ts';
import { open, receive } from '../../testing/quotes.ts';
import { startApi } from '../../testing/test-api.ts';

describe.each(engines)('a reply in what is somebody’s, on $name', (engine) => {
  test('is told to whoever has chosen it, without name and words, unless they have written it down themselves', async () => {
    const api = await startApi(engine);
    const [omar, rami, quiet] = [
      await signIn(api, 'owner', 'Omar'),
      await signIn(api, 'sales', 'Rami'),
      await signIn(api, 'sales', 'Quiet'),
    ];
    for (const [{ id }, mails] of [
      [rami, ['replied']],
      [quiet, []],
    ] as const)
      await api.store.accounts.change(id, { preferences: { ...defaultPreferences('en'), mails: [...mails] } }, new Date());
    const [his, others] = [await receive(api), await receive(api)];
    await rami.send('PATCH', officeUrl('quote', { id: his }), { assigneeId: rami.id }, ifMatch(1));
    await omar.send('PATCH', officeUrl('quote', { id: others }), { assigneeId: quiet.id }, ifMatch(1));
    const told = async () => (await api.store.outbox.list()).filter(({ kind }) => kind === 'account');
    const hear = (id: string, by = omar) => by.send('POST', officeUrl('quoteReplies', { id }), { text: 'Tomorrow, please.' });

    await hear(others);
    await hear(his, rami);
    expect(await told()).toEqual([]);

    await hear(his);
    const { reference, fullName } = await open(omar, his);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'Rami@company.example', subject: `New reply to your quote ${reference}` });
    expect(mail?.body).toContain(`https://company.example/office/quotes/${his}`);
    expect(mail?.body).not.toContain('Tomorrow');
    expect(mail?.body).not.toContain(fullName);
  });

  test('that comes by mail is told of too, and one of a program is not', async () => {
    const api = await startApi(engine);
    const id = await receive(api);
    const { reference } = (await api.store.officeQuotes.find(id)) ?? { reference: '' };
    const told: string[] = [];
    const context = {
      ...{ store: api.store, configuredAddresses: [], notifyOfFailure: async () => undefined },
      notifyOfReply: async (_: unknown, kind: { name: string }, caseId: string) => void told.push(`${kind.name} ${caseId}`),
    };
    const mail = (messageId: string, nature: 'written' | 'automatic') => ({
      ...{ messageId, nature, references: [], at: new Date(), reason: '', attachments: [], marks: [] },
      ...{ sender: { name: 'Huda', email: 'huda@example.com' }, subject: `Re: (${reference})`, text: `Words of ${messageId}` },
    });

    await receiveMail(context, mail('<away@example.com>', 'automatic') as never, new Date());
    await receiveMail(context, mail('<reply@example.com>', 'written') as never, new Date());

    expect(told).toEqual([`${quoteCases.name} ${id}`]);
  });
});
