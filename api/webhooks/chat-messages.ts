import { directionOf } from '#contract/locales';
import type { WebhookEvent } from '#contract/office/connections/webhook-events';
import type { WebhookPayload } from '#contract/office/connections/webhook-payloads';
import type { WebhookFormat } from '#contract/office/connections/webhooks';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { staffLocale } from '../mail/staff-mail.ts';
import type { ApiTexts } from '../settings.ts';

/** Describes a message to a chat: what happened, and where it is read. */
interface ChatMessage {
  text: string;
  label: string;
  url: string;
}

/** A message in the language of the company. */
function messageOf({ type, data }: WebhookPayload, texts: ApiTexts): ChatMessage {
  const { chat, quotesFile, applicationsFile } = texts.officeMails;
  const names: Readonly<Record<string, string>> = type.startsWith('application.')
    ? applicationsFile.states
    : type.startsWith('quote.')
      ? quotesFile.states
      : chat.reviewStates;
  const nameOf = (state: unknown) => names[String(state)] ?? '';
  const job = typeof data.job === 'object' && data.job !== null && 'title' in data.job ? data.job.title : data.title;
  const text = fillPlaceholders(chat.events[type as WebhookEvent], {
    reference: String(data.reference ?? ''),
    rate: String(data.rating ?? ''),
    job: String(job ?? ''),
    from: nameOf(data.from),
    to: nameOf(data.to),
  });
  const isJob = type.startsWith('job.');
  const suspicious = data.isSuspicious === true ? ` ${chat.suspicious}` : '';
  return { text: `${text}${suspicious}`, label: isJob ? chat.openJob : chat.open, url: String(data.url) };
}

/** Slack and Google Chat read these as the beginnings of links and mentions. */
const escapeChat = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Markdown of Teams, of which a title of a job may hold the signs. */
const escapeCard = (text: string): string => text.replaceAll(/[\\`*_[\]()#>~|]/g, '\\$&');

/** The body of a message to an endpoint: the payload itself, or what each chat takes by its incoming webhooks. */
export function bodyFor(format: WebhookFormat, payload: WebhookPayload, texts: ApiTexts): object {
  if (format === 'standard') return payload;
  const { text, label, url } = messageOf(payload, texts);
  if (format === 'teams')
    return {
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          contentUrl: null,
          content: {
            $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
            type: 'AdaptiveCard',
            version: '1.4',
            rtl: directionOf(staffLocale) === 'rtl',
            body: [{ type: 'TextBlock', text: escapeCard(text), wrap: true }],
            actions: [{ type: 'Action.OpenUrl', title: label, url }],
          },
        },
      ],
    };
  return { text: `${escapeChat(text)}\n<${url}|${escapeChat(label)}>` };
}
