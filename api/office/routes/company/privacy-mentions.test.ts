import { describe, expect, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { IncomingMail } from '../../../mailbox/incoming-mail.ts';
import { receiveMail } from '../../../mailbox/receive-mail.ts';
import { engines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { answer, open, receive } from '../../../testing/quotes.ts';
import { startApi } from '../../../testing/test-api.ts';

const email = 'basma@visitor.example';

describe.each(engines)('whoever stands in the cases of others alone, on $name', (engine) => {
  test('has all of it in the export, and none of it stays when it is erased', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const id = await receive(api);
    await owner.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, bcc: ['Basma@visitor.example', 'camil@visitor.example'] });
    await owner.send('PUT', officeUrl('quoteDraft', { id }), {
      subject: 'S',
      text: 'Not sent',
      cc: `camil@visitor.example, ${email}`,
      bcc: '',
    });
    const { reference } = await open(owner, id);
    const sent = (await api.store.outbox.about(reference)).find(({ kind }) => kind === 'answer');
    const draft = await api.files.begin('attachments', 'pdf');
    await draft.write(Buffer.from('a plan'));
    const key = await draft.commit();
    const come = (mail: Partial<IncomingMail>, files: { id: string; key: string; name: string; size: number; part: string }[] = []) =>
      receiveMail(
        { store: api.store, configuredAddresses: [], notifyOfFailure: async () => undefined },
        {
          ...{ messageId: `${Math.random()}@visitor.example`, references: [sent?.messageId ?? ''], subject: 'Re', at: new Date() },
          ...{ text: 'We take two.', attachments: [], nature: 'written', reason: '', marks: [], sender: { name: 'Basma', email } },
          ...mail,
        },
        new Date(),
        files,
      );
    await come(
      { text: 'Here is our plan.', attachments: [{ name: 'plan.pdf', size: 6, part: '2' } as IncomingMail['attachments'][number]] },
      [{ id: 'a-file', key, name: 'plan.pdf', size: 6, part: '2' }],
    );
    await come({ text: 'Ask her.', sender: { name: 'Camil', email: 'camil@visitor.example' }, replyTo: email });
    const exported = async () => (await owner.send('POST', officePaths.privacyExport, { email })).json();

    const before = await exported();
    const found = await owner.send('POST', officePaths.privacyFound, { email });
    const erased = await owner.send('POST', officePaths.privacyErase, { email, confirmation: email });
    const after = await exported();

    expect(before.copies).toEqual([
      { at: expect.any(String), subject: answer.subject, text: answer.text, as: 'bcc' },
      { savedAt: expect.any(String), as: 'unsent' },
    ]);
    expect(before.messages).toMatchObject([{ text: 'Here is our plan.', senderEmail: email }, { replyTo: email }]);
    expect(before.files).toMatchObject([{ name: 'plan.pdf' }]);
    expect(JSON.stringify(before)).not.toMatch(/camil|amal|Ask her/i);
    expect(found.json()).toMatchObject({ counts: { quotes: 0, copies: 2, messages: 2, accounts: 0 }, others: [] });
    expect(erased.json()).toMatchObject({ messages: 2, files: 1, quotes: 0 });
    expect([after.copies, after.messages, after.files]).toEqual([[], [], []]);
    expect(await api.files.open('attachments', key)).toBeUndefined();
    const detail = await open(owner, id);
    expect(detail.timeline.flatMap((entry) => (entry.kind === 'reply' ? [entry.text] : []))).toEqual(['Ask her.']);
    expect(JSON.stringify([detail, await api.store.outbox.list()]).toLowerCase()).not.toContain('basma');
    expect((await owner.get(`${officePaths.quotes}?view=everything&search=plan`)).json().rows).toEqual([]);
  });
});
