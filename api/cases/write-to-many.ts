import type { Locale } from '#contract/locales';
import type { LeftOutReason, MailToMany } from '#contract/office/cases/mail-many';
import { fillTemplate, openPlaceholders } from '#contract/text/template-placeholders';
import type { MailContext } from '../settings.ts';
import { deliveryStatusOf } from '../store/mails/delivery-status.ts';
import type { Repositories } from '../store/open-store.ts';
import { flag } from '../store/rows/columns.ts';
import type { Colleague, Work } from '../store/work.ts';
import { answerCase } from './answer-case.ts';
import type { Case, CaseKind, CaseState } from './case-kind.ts';
import { leavesAt } from './write-answer.ts';

/** Ids of those who were written to, and who was left out. Names are not kept: a replay of the request reads them anew. */
export interface WrittenToMany {
  written: string[];
  leftOut: { id: string; reason: LeftOutReason }[];
  leavesAt: string;
}

/** Writes one mail to many, each in their language and with their own words filled in; inside a transaction. Nobody is written to twice. */
export async function writeToMany(kind: CaseKind, work: Work<Colleague>, context: MailContext, mail: MailToMany): Promise<WrittenToMany> {
  const outcome: WrittenToMany = { written: [], leftOut: [], leavesAt: mail.leavesAt ?? leavesAt(work.now).toISOString() };
  const addresses = new Set<string>();
  // In one order everywhere: two colleagues who write to the same cases cause no deadlock.
  for (const id of [...new Set(mail.ids)].toSorted((one, other) => (one < other ? -1 : 1))) {
    const reason = await writeToOne(kind, work, context, { id, mail, addresses });
    if (reason === undefined) outcome.written.push(id);
    else outcome.leftOut.push({ id, reason });
  }
  return outcome;
}

interface OneOfMany {
  id: string;
  mail: MailToMany;
  /** Lists who is written to already. */
  addresses: Set<string>;
}

/** Returns why they were left out; undefined when they were written to. */
async function writeToOne(
  kind: CaseKind,
  work: Work<Colleague>,
  context: MailContext,
  { id, mail, addresses }: OneOfMany,
): Promise<LeftOutReason | undefined> {
  const { repositories } = work;
  const state = mail.state as CaseState | undefined;
  const found = await kind.find(repositories, id, { lock: true });
  if (!found) return 'impossible';
  const address = found.email.toLowerCase();
  if (kind.isTold(found, state)) return 'told';
  const version = mail.versions?.[id];
  if (version !== undefined && version !== found.version) return 'changed';
  if (state !== undefined && state !== found.state && !kind.following(found.state).includes(state)) return 'impossible';
  if (address === '') return 'no-address';
  if (addresses.has(address)) return 'same-address';
  if (await isUndeliverable(repositories, found)) return 'undeliverable';
  const words = mail.texts[found.locale as Locale];
  if (!words) return 'no-words';
  const values = await kind.placeholders(work, context, found);
  const [subject, text] = [words.subject, words.text].map((pattern) => fillTemplate(pattern, values, {})) as [string, string];
  if (openPlaceholders(subject + text).length > 0) return 'open';
  const answer = { subject, text, state, assignToMe: false, version: found.version, anyway: true };
  const leaves = mail.leavesAt === undefined ? undefined : new Date(mail.leavesAt);
  const outcome = await answerCase(kind, work, context, { id, answer, many: { leaves } });
  if (outcome !== 'answered') return 'impossible';
  addresses.add(address);
  return undefined;
}

/** Whether the last mail that went to this address did not arrive. */
async function isUndeliverable({ outbox }: Pick<Repositories, 'outbox'>, { reference, email }: Case): Promise<boolean> {
  const mails = (await outbox.about(reference)).filter(({ recipient }) => recipient.toLowerCase() === email.toLowerCase());
  const last = mails
    .map((mail) => deliveryStatusOf({ ...mail, refused: flag(mail.refused) }).state)
    .findLast((one) => one !== 'taken-back');
  return last === 'refused' || last === 'bounced';
}
