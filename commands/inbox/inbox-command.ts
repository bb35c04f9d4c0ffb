import type { FileStore } from '#api/files/file-store';
import { requeueMails } from '#api/services/office/resend-mail';
import { decideNamedReview } from '#api/services/office/reviews';
import type { Store } from '#api/store/open-store';
import type { Command, CommandResult, StoredData } from '../command.ts';
import { toCsv } from './csv.ts';
import { type InboxArguments, parseArguments } from './parse-arguments.ts';
import { inboxLists } from './records.ts';
import { saveResume } from './save-resume.ts';
import { toTable } from './table.ts';
import { usage } from './usage.ts';

/** Lists submissions and mails, moderates reviews, saves résumés, requeues dead-lettered mails. */
export const inboxCommand: Command<InboxArguments> = {
  usage,
  parse: parseArguments,
  run: async (args, { openData }) => perform(args, await openData()),
};

async function perform(args: InboxArguments, { store, files }: StoredData): Promise<CommandResult> {
  switch (args.action) {
    case 'list':
      return list(args, store);
    case 'decide':
      return decide(args, store);
    case 'resume':
      return resume(args, store, files);
    case 'requeue':
      return requeue(args, store);
  }
}

async function list({ list, format }: InboxArguments & { action: 'list' }, store: Store): Promise<CommandResult> {
  const { read, fields, tableFields, emptyMessage } = inboxLists[list];
  const records = await read(store);
  if (format === 'json') return { output: json(records) };
  if (format === 'csv') return { output: toCsv(fields, records) };
  return { output: records.length === 0 ? `${emptyMessage}\n` : toTable(tableFields, records) };
}

async function decide({ id, decision, format }: InboxArguments & { action: 'decide' }, store: Store): Promise<CommandResult> {
  const review = await store.transaction((repositories) => decideNamedReview(repositories, null, id, decision, new Date()));
  if (!review) return { problem: `There is no review ${id}.` };
  return { output: format === 'json' ? json(review) : `Review ${review.reference} is ${decision}.\n` };
}

async function requeue({ id, format }: InboxArguments & { action: 'requeue' }, store: Store): Promise<CommandResult> {
  const requeued = await store.transaction((repositories) => requeueMails({ repositories, actor: null, now: new Date() }, id));
  if (id !== undefined && requeued === 0) return { problem: `There is no dead-lettered mail ${id}.` };
  if (format === 'json') return { output: json({ requeued }) };
  if (id !== undefined) return { output: `Will be retried: ${requeued} of ${id}.\n` };
  return { output: requeued === 0 ? 'There are no dead-lettered mails.\n' : `Will be retried: ${requeued}.\n` };
}

async function resume({ id, out, format }: InboxArguments & { action: 'resume' }, store: Store, files: FileStore): Promise<CommandResult> {
  const saved = await saveResume(store, files, id, out);
  if (saved.ok) {
    const { reference, bytes } = saved;
    return { output: format === 'json' ? json({ reference, file: out, bytes }) : `The résumé of ${reference} is in ${out}.\n` };
  }
  switch (saved.reason) {
    case 'unknown':
      return { problem: `There is no application ${id}.` };
    case 'file-missing':
      return { problem: `The résumé of ${id} is not in the file store; were the files moved without the database?` };
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
