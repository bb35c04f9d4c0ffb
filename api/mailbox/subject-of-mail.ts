import type { CaseKind } from '../cases/case-kind.ts';
import { caseKinds } from '../cases/case-kinds.ts';
import { wholeCase } from '../cases/whole-case.ts';
import type { Repositories } from '../store/open-store.ts';
import { referenceAlphabet } from '../store/rows/identifiers.ts';
import type { IncomingMail } from './incoming-mail.ts';
import { sameAddress } from './own-addresses.ts';

/** The case that a mail belongs to. */
export interface MailSubject {
  kind: CaseKind;
  id: string;
}

const kinds = Object.values(caseKinds);

const references = new RegExp(`(?<![A-Z0-9])[${referenceAlphabet}]{8}(?![A-Z0-9])`, 'g');

/** References that a mail may name which are looked up. */
const maxNamed = 20;

/** The references that a text may have. */
export const referencesIn = (text: string): string[] =>
  [...text.toUpperCase().matchAll(references)].slice(0, maxNamed).map(([reference]) => reference);

/**
 * By what it answers, else by a reference in its subject, else the newest from its sender, else the one of which its sender got a copy last. One that was merged is the one that it has become a part
 * of.
 */
export async function subjectOf(
  repositories: Repositories,
  { references: answered, subject, sender }: Pick<IncomingMail, 'references' | 'subject' | 'sender'>,
): Promise<MailSubject | undefined> {
  const whole = async (kind: CaseKind, id: string): Promise<MailSubject> => ({
    kind,
    id: (await wholeCase(kind.store(repositories), id))?.id ?? id,
  });
  for (const kind of kinds) {
    const id = await repositories.conversations.caseOfMessages(kind.name, answered);
    if (id !== undefined) return whole(kind, id);
  }
  for (const reference of referencesIn(subject))
    for (const kind of kinds) {
      const found = await kind.store(repositories).findByReference(reference);
      if (found) return whole(kind, found.id);
    }
  let newest: (MailSubject & { receivedAt: string }) | undefined;
  for (const kind of kinds) {
    const [found] = await kind.store(repositories).byEmail(sender.email);
    if (found && (!newest || found.receivedAt > newest.receivedAt)) newest = { kind, id: found.id, receivedAt: found.receivedAt };
  }
  if (newest) return newest;
  const copied = await repositories.conversations.caseOfCopied(sender.email);
  return copied && whole(caseKinds[copied.about], copied.aboutId);
}

/** Whether an address is known as that of whom something is about: theirs, that of a case that was merged into it, one that a mail about it went to. */
export async function isTheirAddress(repositories: Repositories, { kind, id }: MailSubject, email: string): Promise<boolean> {
  const cases = kind.store(repositories);
  const whole = await wholeCase(cases, id);
  if (!whole) return false;
  const parts = [whole, ...(await cases.mergedInto(whole.id))];
  const mails = (await repositories.outbox.about(whole.reference)).filter((mail) => mail.kind === 'answer' || mail.kind === 'confirmation');
  return [...parts.map((part) => part.email), ...mails.map(({ recipient }) => recipient)].some(
    (address) => sameAddress(address) === sameAddress(email),
  );
}
