import { eraseAccount } from '#api/accounts/erase-account';
import { type Erased, type ErasureContext, eraseSubmissions } from '#api/cases/erase-submissions';
import { mailFiles, mailFolder } from '#api/mail/mail-files';
import { collectPersonalData } from '#api/services/collect-personal-data';
import type { Command, CommandContext, CommandResult } from '../command.ts';
import { refusalToDelete } from '../confirm.ts';
import { writePersonalData } from './export-data.ts';
import { type PrivacyArguments, parseArguments } from './parse-arguments.ts';
import { usage } from './usage.ts';

/** Access to, and erasure of, the personal data of the person that an e-mail address belongs to. */
export const privacyCommand: Command<PrivacyArguments> = {
  usage,
  parse: parseArguments,
  async run(args, { settings, openData, confirm }) {
    const { store, files } = await openData();
    const context: ErasureContext = { store, files, mailFiles: mailFiles(mailFolder(settings.dataDir)) };
    return args.action === 'export' ? exportData(args, context) : erase(args, context, confirm);
  },
};

async function exportData({ email, to }: PrivacyArguments & { action: 'export' }, context: ErasureContext): Promise<CommandResult> {
  const data = await collectPersonalData(context, email);
  if (to === undefined) return { output: `${JSON.stringify(data, null, 2)}\n` };
  const missing = await writePersonalData(context, data, to);
  return {
    output: `The data stored about ${email} is in ${to}.\n`,
    ...(missing.length > 0 && {
      problem: `The résumés or files of ${missing.join(', ')} were not found in the file store; were the files moved without the database?`,
    }),
  };
}

async function erase(
  { email, confirmed }: PrivacyArguments & { action: 'erase' },
  context: ErasureContext,
  confirm: CommandContext['confirm'],
): Promise<CommandResult> {
  const references = await context.store.submissions.referencesOf(email);
  if (!confirmed) {
    const question = `Delete everything stored about ${email} (${references.length} submissions) permanently? [y/N] `;
    const problem = await refusalToDelete(question, confirm);
    if (problem !== undefined) return { problem };
  }
  const account = await eraseAccount(context.store, email);
  if (!account.ok) return { problem: `Nothing was deleted: ${email} is the only owner of the Office. Invite another one first.` };
  return { output: report(email, { ...(await eraseSubmissions(context, references, email)), accounts: account.accounts }) };
}

type ErasedInAll = Erased & { accounts: number };

function report(email: string, { underWay, ...erased }: ErasedInAll): string {
  const lines = Object.entries(erased).map(([kind, count]) => `  ${labels[kind as keyof typeof erased]}: ${count}`);
  return [
    `Deleted for ${email}:`,
    ...lines,
    ...(underWay > 0 ? [`${underWay} of the mails were being sent and may still arrive; run this again in a few minutes.`] : []),
    'Mails that were sent, résumés that were saved elsewhere and backups are out of reach of this command.',
    '',
  ].join('\n');
}

const labels: Record<Exclude<keyof ErasedInAll, 'underWay'>, string> = {
  quotes: 'quote requests',
  reviews: 'reviews',
  applicants: 'applications',
  resumes: 'résumés',
  mails: 'mails',
  mailFiles: 'mails written as files',
  receipts: 'stored receipts',
  notes: 'notes of staff',
  answers: 'answers of staff',
  drafts: 'answers that were not sent',
  replies: 'replies',
  copies: 'mails to others of which they got a copy, without their address',
  messages: 'mails of theirs to the conversations of others',
  files: 'attached files',
  offers: 'price offers; of those with a number, that, dates and total stay',
  events: 'entries of the history without their name',
  deliveries: 'deliveries to other systems, which hold ids alone',
  jobAlerts: 'addresses that are told of new jobs',
  accounts: 'accounts of the Office',
};
