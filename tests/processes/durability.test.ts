import { expect, test } from 'vitest';
import { newDatabase } from '#api/testing/postgres-databases';
import { runDurability } from '../bench/durability/run.ts';

/** Figures that have to be 0, and are not. */
const faultsOf = (figures: Record<string, number>) =>
  Object.entries(figures).filter(([name, count]) => name.startsWith('!') && count !== 0);

test.for(['SQLite', 'PostgreSQL'])(
  'kills lose, double and halve nothing that visitors send and staff do, on %s',
  { timeout: 120_000 },
  async (engine) => {
    const databaseUrl = engine === 'PostgreSQL' ? await newDatabase() : undefined;

    const figures = await runDurability({ kills: 3, forms: 90, visitors: 4, maxResumeBytes: 20_000, databaseUrl, isImpatient: true });

    expect(faultsOf(figures)).toEqual([]);
    expect(Object.entries(figures).filter(([name, count]) => name.endsWith('acknowledged') && count === 0)).toEqual([]);
  },
);
