import type { FileStore } from '#api/files/file-store';
import type { Store } from '#api/store/open-store';
import { type Done, type ExitCode, type Outputs, runCommand } from '../run-command.ts';
import { toCsv } from './csv.ts';
import { type Command, parseCommand } from './parse-command.ts';
import { inboxLists } from './records.ts';
import { saveResume } from './save-resume.ts';
import { toTable } from './table.ts';
import { usage } from './usage.ts';

export interface InboxSurroundings extends Outputs {
  store: Store;
  files: FileStore;
}

/** What staff see and do until there is a back office. `argv`: the words behind `npm run inbox --`. */
export function runInbox(argv: string[], surroundings: InboxSurroundings): Promise<ExitCode> {
  return runCommand(parseCommand(argv), usage, surroundings, (command) => perform(command, surroundings));
}

async function perform(command: Command, { store, files }: InboxSurroundings): Promise<Done> {
  switch (command.name) {
    case 'help':
      return { ok: true, text: usage };
    case 'list':
      return list(command, store);
    case 'decide':
      return decide(command, store);
    case 'resume':
      return resume(command, store, files);
    case 'requeue':
      return requeue(command, store);
  }
}

async function list({ list, format }: Command & { name: 'list' }, store: Store): Promise<Done> {
  const { read, fields, shown, nothing } = inboxLists[list];
  const records = await read(store);
  if (format === 'json') return { ok: true, text: json(records) };
  if (format === 'csv') return { ok: true, text: toCsv(fields, records) };
  return { ok: true, text: records.length === 0 ? `${nothing}\n` : toTable(shown, records) };
}

async function decide({ id, decision, format }: Command & { name: 'decide' }, store: Store): Promise<Done> {
  const review = await store.transaction(({ reviews }) => reviews.decide(id, decision, new Date()));
  if (!review) return { ok: false, text: `There is no review ${id}.\n` };
  return { ok: true, text: format === 'json' ? json(review) : `Review ${review.reference} is ${decision}.\n` };
}

async function requeue({ id, format }: Command & { name: 'requeue' }, store: Store): Promise<Done> {
  const requeued = await store.outbox.requeue(id, new Date());
  if (requeued === 0) return { ok: false, text: `There is no mail ${id} that was given up.\n` };
  return { ok: true, text: format === 'json' ? json({ requeued }) : `Will be tried again: ${requeued} of ${id}.\n` };
}

async function resume({ id, out, format }: Command & { name: 'resume' }, store: Store, files: FileStore): Promise<Done> {
  const saved = await saveResume(store, files, id, out);
  if (saved.ok) {
    const { reference, bytes } = saved;
    return { ok: true, text: format === 'json' ? json({ reference, file: out, bytes }) : `The résumé of ${reference} is in ${out}.\n` };
  }
  switch (saved.reason) {
    case 'unknown':
      return { ok: false, text: `There is no application ${id}.\n` };
    case 'file-missing':
      return { ok: false, text: `The résumé of ${id} is not among the files; were they moved without the database?\n` };
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
