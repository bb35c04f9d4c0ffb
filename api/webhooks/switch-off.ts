import type { OffReason } from '#contract/office/connections/webhooks';
import { officePath } from '#contract/office/paths';
import { isAllowed } from '#contract/office/permissions';
import { colleagueMail } from '../mail/colleague-mail.ts';
import { fillMailText } from '../mail/fill-mail-text.ts';
import type { MailContext } from '../settings.ts';
import type { StoredWebhook } from '../store/connections/webhooks.ts';
import { recordEvent, type Work } from '../store/work.ts';
import { hostOf } from './endpoint-url.ts';

/** An endpoint as the history and mails name it: of its URL the host alone, because that of a chat opens it to whoever knows the rest. */
export const webhookSubject = ({ id, url, description }: Pick<StoredWebhook, 'id' | 'url' | 'description'>) =>
  ({ kind: 'webhook', id, name: description || hostOf(new URL(url)) }) as const;

/** Switches an endpoint off, gives up what waits for it, and tells those who can switch it on again. Inside a transaction. */
export async function switchOffByItself(
  work: Work,
  context: MailContext,
  webhook: StoredWebhook,
  reason: Exclude<OffReason, 'person'>,
): Promise<void> {
  const { repositories, now } = work;
  if (!(await repositories.webhooks.switchOff(webhook.id, reason))) return;
  await repositories.webhookDeliveries.giveUp(webhook.id, now);
  const subject = webhookSubject(webhook);
  await recordEvent(work, { kind: 'webhook.off', subject, after: reason });
  const people = (await repositories.accounts.list()).filter(
    ({ status, roles }) => status === 'active' && isAllowed(roles, 'connections.manage'),
  );
  for (const person of people) {
    const { locale } = person.preferences;
    const { webhookOff: text } = context.texts[locale].officeMails;
    const fill = (line: string) => fillMailText(line, { name: subject.name }, locale);
    const mail = await colleagueMail(repositories, context, person, {
      subject: fill(text.subject),
      blocks: [
        { kind: 'paragraph', text: fill(text[reason]) },
        { kind: 'paragraph', text: text.next },
        { kind: 'link', label: text.link, url: `${context.settings.origin}${officePath}/connections?webhook=${webhook.id}` },
      ],
    });
    await repositories.outbox.add([mail], now);
  }
}
