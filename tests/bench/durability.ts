// `npm run bench:durability`: kills and restarts a server a hundred times while visitors send a hundred thousand forms, and staff answer, import, publish
// and add clients. Afterwards everything that was acknowledged must be stored exactly once and whole, with its files and its mails. Prints the
// counts; fails when anything is lost, doubled or half-done. `-- --database postgres://…` runs it on an empty PostgreSQL database; `--kills`, `--forms`
// and `--minutes` make it shorter.
import { parseArgs } from 'node:util';
import { runDurability } from './durability/run.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    kills: { type: 'string', default: '100' },
    forms: { type: 'string', default: '100000' },
    visitors: { type: 'string', default: '8' },
    minutes: { type: 'string' },
  },
});
const figures = await runDurability({
  kills: Number(values.kills),
  forms: Number(values.forms),
  visitors: Number(values.visitors),
  minutes: values.minutes === undefined ? undefined : Number(values.minutes),
  maxResumeBytes: 20_000,
  databaseUrl: values.database,
  onKill: ({ kill, sent, seconds }) => console.error(`kill ${kill}: ${sent} forms sent after ${seconds} s`),
});
console.table(figures);
if (Object.entries(figures).some(([figure, count]) => figure.startsWith('!') && count !== 0)) process.exitCode = 1;
