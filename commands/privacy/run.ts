import { type Erased, type ErasureContext, eraseSubmissions } from '#api/services/erase-submissions';
import { type Done, type ExitCode, type Outputs, runCommand } from '../run-command.ts';
import { collectPersonalData, writePersonalData } from './export-data.ts';
import { type Command, parseCommand } from './parse-command.ts';
import { usage } from './usage.ts';

export interface PrivacySurroundings extends ErasureContext, Outputs {
  /** Asks whoever sits at the terminal; undefined when nobody does. */
  confirm: ((question: string) => Promise<boolean>) | undefined;
}

/** Access and erasure for the person that an e-mail address belongs to. `argv`: the words behind `npm run privacy --`. */
export function runPrivacy(argv: string[], surroundings: PrivacySurroundings): Promise<ExitCode> {
  return runCommand(parseCommand(argv), usage, surroundings, (command) => perform(command, surroundings));
}

async function perform(command: Command, surroundings: PrivacySurroundings): Promise<Done> {
  switch (command.name) {
    case 'help':
      return { ok: true, text: usage };
    case 'export':
      return exportData(command, surroundings);
    case 'erase':
      return erase(command, surroundings);
  }
}

async function exportData({ email, to }: Command & { name: 'export' }, surroundings: PrivacySurroundings): Promise<Done> {
  const data = await collectPersonalData(surroundings, email);
  if (to === undefined) return { ok: true, text: `${JSON.stringify(data, null, 2)}\n` };
  await writePersonalData(surroundings, data, to);
  return { ok: true, text: `What is kept about ${email} is in ${to}.\n` };
}

async function erase({ email, confirmed }: Command & { name: 'erase' }, surroundings: PrivacySurroundings): Promise<Done> {
  const { store, confirm } = surroundings;
  const references = await store.submissions.referencesOf(email);
  if (!confirmed) {
    if (!confirm) return { ok: false, text: 'Nothing was removed. Add --yes where nobody can be asked.\n' };
    const agreed = await confirm(`Remove everything about ${email} (${references.length} submissions) for good? [y/N] `);
    if (!agreed) return { ok: false, text: 'Nothing was removed.\n' };
  }
  return { ok: true, text: report(email, await eraseSubmissions(surroundings, references, email)) };
}

function report(email: string, { underWay, ...removed }: Erased): string {
  const lines = Object.entries(removed).map(([thing, count]) => `  ${names[thing as keyof typeof removed]}: ${count}`);
  return [
    `Removed of ${email}:`,
    ...lines,
    ...(underWay > 0 ? [`${underWay} of the mails were being sent and may still arrive; do this once more in a few minutes.`] : []),
    'Mails that were sent, résumés that were saved elsewhere and backups are not within reach of this command.',
    '',
  ].join('\n');
}

const names: Record<Exclude<keyof Erased, 'underWay'>, string> = {
  quotes: 'quote requests',
  reviews: 'reviews',
  applicants: 'applications',
  resumes: 'résumés',
  mails: 'mails',
  mailFiles: 'mails written as files',
  receipts: 'kept answers',
};
