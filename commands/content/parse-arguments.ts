import { type ContentFormat, type ContentKind, contentFormats, contentKinds } from '#contract/office/content-files';
import type { Parsed } from '../command.ts';
import { parseOptions, wrongArguments } from '../parse-options.ts';

export type ContentArguments =
  /** `to` undefined: standard output. */
  | { action: 'export'; what: ContentKind; format: ContentFormat; to: string | undefined }
  /** `what` undefined: determined by the file. */
  | { action: 'import'; file: string; what: ContentKind | undefined; isDryRun: boolean };

const options = {
  what: { type: 'string' },
  format: { type: 'string' },
  to: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** Parses what follows `npm run content --`. */
export function parseArguments(argv: string[]): Parsed<ContentArguments> {
  const parsed = parseOptions({ args: argv, allowPositionals: true, options });
  if (!parsed.ok) return parsed;
  const { what: given, format: givenFormat, to, 'dry-run': isDryRun = false } = parsed.args.values;
  const [action, file, ...rest] = parsed.args.positionals;
  const what = contentKinds.find((kind) => kind === given);
  if (given !== undefined && !what) return wrongArguments(`--what is none of ${contentKinds.join(', ')}.`);
  if (action === 'import') {
    if (!file || rest.length > 0) return wrongArguments('import takes one file.');
    if (givenFormat !== undefined || to !== undefined) return wrongArguments('--format and --to are for export.');
    return { ok: true, args: { action, file, what, isDryRun } };
  }
  if (action !== 'export') return wrongArguments(action ? `Unknown action "${action}".` : 'The action is missing.');
  if (file !== undefined) return wrongArguments(`Unexpected argument "${file}".`);
  if (isDryRun) return wrongArguments('--dry-run is for import.');
  if (!what) return wrongArguments(`--what ${contentKinds.join('|')} is missing.`);
  const format = contentFormats.find((one) => one === (givenFormat ?? formatOf(to)));
  return format ? { ok: true, args: { action, what, format, to } } : wrongArguments(`--format is none of ${contentFormats.join(', ')}.`);
}

/** By the ending of the file's name; CSV without one. */
const formatOf = (to: string | undefined): ContentFormat => (to?.toLowerCase().endsWith('.json') ? 'json' : 'csv');
