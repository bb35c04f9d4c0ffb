import { recognizeDemo } from '#api/demo/recognize';
import { type DemoRemoval, planRemoval, removeDemo } from '#api/demo/remove';
import { type DemoEntry, demoKinds, nameColumns } from '#api/store/demo/demo-entries';
import { demoWorkKinds } from '#api/store/demo/demo-work';
import type { DemoKind, DemoWorkKind } from '#api/store/tables';
import type { Command } from '../command.ts';
import { refusalToDelete } from '../confirm.ts';
import { parseOptions, wrongArguments } from '../parse-options.ts';

interface DemoArguments {
  action: 'list' | 'remove';
  confirmed: boolean;
}

/** The invented entries that an empty database is seeded with. */
export const demoCommand: Command<DemoArguments> = {
  usage: `Usage:
  npm run demo -- list
  npm run demo -- remove [--yes]

list    prints the entries of the demo that are in the database.
remove  deletes those that nobody has changed, with their logos, résumés, mails and history. Entries that were changed, answered or noted on
        stay. A position with applications stays in the database for them, and leaves the site.
`,
  parse(argv) {
    const parsed = parseOptions({ args: argv, allowPositionals: true, options: { yes: { type: 'boolean' } } });
    if (!parsed.ok) return parsed;
    const [action, ...rest] = parsed.args.positionals;
    const { yes = false } = parsed.args.values;
    if (action !== 'list' && action !== 'remove') return wrongArguments(action ? `Unknown action "${action}".` : 'The action is missing.');
    if (rest.length > 0) return wrongArguments(`Unexpected argument "${rest[0]}".`);
    return action === 'list' && yes ? wrongArguments('--yes is for remove.') : { ok: true, args: { action, confirmed: yes } };
  },
  async run({ action, confirmed }, { openData, stdout, confirm }) {
    const { store, files } = await openData();
    await recognizeDemo(store, files);
    const plan = await planRemoval(store);
    if (action === 'list') return { output: report(plan, titles.list) };
    const count = plan.deleted.length + plan.withdrawn.length + plan.deletedWork.length;
    if (count === 0) return { output: report(plan, titles.list) };
    if (!confirmed) {
      stdout.write(report(plan, titles.planned));
      const problem = await refusalToDelete(`Remove these ${count} entries permanently? [y/N] `, confirm);
      if (problem !== undefined) return { problem };
    }
    return { output: report(await removeDemo(store, files), titles.done) };
  },
};

/** Names what becomes of entries; of those in the Office too. */
type Outcome = 'deleted' | 'withdrawn' | 'kept';

const titles: Record<'list' | 'planned' | 'done', Record<Outcome, string>> = {
  list: {
    deleted: 'Entries of the demo',
    withdrawn: 'Positions of the demo with applications',
    kept: 'Entries of the demo that were changed',
  },
  planned: {
    deleted: 'To be deleted',
    withdrawn: 'To be taken off the site, but kept for their applications',
    kept: 'Changed, and therefore kept',
  },
  done: { deleted: 'Deleted', withdrawn: 'Taken off the site, but kept for their applications', kept: 'Changed, and therefore kept' },
};

const kinds = [...demoKinds, ...demoWorkKinds];
const kindNames: Record<DemoKind | DemoWorkKind, string> = {
  ...{ groups: 'offices', clients: 'clients', reviews: 'reviews', careers: 'positions', members: 'people of About' },
  ...{ quotes: 'quotes', applicants: 'applications', accounts: 'colleagues' },
};

/** An entry of any kind, as it is named. */
interface Named {
  kind: DemoKind | DemoWorkKind;
  name: string;
}

function report({ deletedWork, keptWork, ...removal }: DemoRemoval, titleOf: Record<Outcome, string>): string {
  const named: Record<Outcome, Named[]> = {
    deleted: [...removal.deleted.map(toNamed), ...deletedWork],
    withdrawn: removal.withdrawn.map(toNamed),
    kept: [...removal.kept.map(toNamed), ...keptWork],
  };
  const outcomes = (Object.keys(titleOf) as Outcome[]).filter((outcome) => named[outcome].length > 0);
  if (outcomes.length === 0) return 'The database has no entries of the demo.\n';
  return outcomes.map((outcome) => `${titleOf[outcome]}:\n${lines(named[outcome])}`).join('');
}

/** A line for each kind, with the names of its entries. */
function lines(entries: Named[]): string {
  return kinds
    .map((kind) => ({
      kind,
      names: entries
        .filter((entry) => entry.kind === kind)
        .map(({ name }) => name)
        .sort(alphabetically),
    }))
    .filter(({ names }) => names.length > 0)
    .map(({ kind, names }) => `  ${kindNames[kind]} (${names.length}): ${names.join(', ')}\n`)
    .join('');
}

const alphabetically = (one: string, other: string): number => one.localeCompare(other, 'en');

function toNamed({ kind, row, applications }: DemoEntry): Named {
  const name = String(row[nameColumns[kind]]);
  return { kind, name: applications > 0 ? `${name} (applications: ${applications})` : name };
}
