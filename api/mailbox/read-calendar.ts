import type { MessageMark } from '#contract/office/conversation';

const answers: Record<string, MessageMark> = { ACCEPTED: 'accepted', DECLINED: 'declined', TENTATIVE: 'tentative' };

/** Returns what a calendar says with a mail (RFC 5546), and the title of the event. */
export function readCalendar(calendar: string): { mark: MessageMark | undefined; title: string } {
  const lines = calendar.replaceAll(/\r?\n[ \t]/g, '');
  const value = (name: string) => new RegExp(`^${name}(?:;[^:\\n]*)?:(.*)$`, 'im').exec(lines)?.[1]?.trim() ?? '';
  const answer = /^ATTENDEE[^\n]*?PARTSTAT=([A-Z-]+)/im.exec(lines)?.[1]?.toUpperCase() ?? '';
  const method = value('METHOD').toUpperCase();
  const title = value('SUMMARY')
    .replaceAll(/\\[nN]/g, ' ')
    .replaceAll(/\\(.)/g, '$1');
  if (method === 'REPLY' || method === 'COUNTER') return { mark: answers[answer] ?? 'tentative', title };
  if (method === 'CANCEL') return { mark: 'cancelled', title };
  return { mark: method === 'REQUEST' ? 'invitation' : undefined, title };
}
