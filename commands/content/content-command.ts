import { closeSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isUnreadable } from '#api/services/office/content/content-file';
import { exportContent, importContent, tryImport } from '#api/services/office/content/import-content';
import { readContentFile } from '#api/services/office/content/read-content-file';
import { writeContentFile } from '#api/services/office/content/write-content-file';
import { messageText } from '#contract/messages';
import { contentFileLimits, contentFormats, contentKinds } from '#contract/office/content-files';
import { siteTexts, texts } from '#server/texts';
import { asCaller } from '../caller.ts';
import type { Command, CommandResult, StoredData } from '../command.ts';
import { makeFile, removeFile } from '../destination.ts';
import { type ContentArguments, parseArguments } from './parse-arguments.ts';
import { toProblem, toReport } from './report.ts';

const { messages } = texts.en;

/** Clients, offices, people, jobs and texts as files, as the Office exports and imports them. */
export const contentCommand: Command<ContentArguments> = {
  usage: `Usage:
  npm run content -- export --what <${contentKinds.join('|')}> [--format ${contentFormats.join('|')}] [--to <new file>]
  npm run content -- import <file> [--what <${contentKinds.join('|')}>] [--dry-run]

export  prints all entries, or writes them to a file.
import  adds the entries of a CSV or JSON file that are new, and changes those that differ: all of them, or none when a line is faulty. Nothing
        is deleted. --dry-run only says what would happen. --what is for a CSV file whose columns do not tell what it holds.
`,
  parse: parseArguments,
  run: async (args, { openData }) => {
    const data = await openData();
    return args.action === 'export' ? exportTo(args, data) : importFrom(args, data);
  },
};

async function exportTo({ what, format, to }: ContentArguments & { action: 'export' }, { store }: StoredData): Promise<CommandResult> {
  const entries = await exportContent({ store, siteTexts }, what);
  const file = writeContentFile(what, format, entries);
  if (to === undefined) return { output: file };
  const descriptor = makeFile(to);
  try {
    writeFileSync(descriptor, file);
  } catch (error) {
    removeFile(to);
    throw error;
  } finally {
    closeSync(descriptor);
  }
  return { output: `${entries.length === 1 ? '1 entry is' : `${entries.length} entries are`} in ${to}.\n` };
}

async function importFrom({ file, what, isDryRun }: ContentArguments & { action: 'import' }, data: StoredData): Promise<CommandResult> {
  // As the user who has started the command, who may be another one than the owner of the data.
  const content = asCaller(() => (statSync(file).size > contentFileLimits.bytes ? undefined : readFileSync(file)));
  if (!content) return { problem: messageText(messages, { key: 'import.tooLarge' }) };
  const read = readContentFile(content, what);
  if (isUnreadable(read))
    return { problem: refusal({ ...read, faults: [{ ...read.fault, message: messageText(messages, read.fault.reason) }] }) };
  const now = new Date();
  const report = isDryRun
    ? await tryImport({ ...data, siteTexts }, read, messages, now)
    : await importContent({ ...data, siteTexts }, read, { actor: null, texts: messages, now });
  if (report.faults.length > 0 && !report.isDone) return { problem: refusal(report) };
  return { output: report.faults.length > 0 ? `${toProblem(report)}\n${toReport(report)}` : toReport(report) };
}

const refusal = (report: Parameters<typeof toProblem>[0]): string => `${toProblem(report)}\nNothing was imported.`;
