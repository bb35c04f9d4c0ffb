import { describe, expect, test } from 'vitest';
import { engines } from '#api/testing/engines';
import { temporaryStore } from '#api/testing/temporary';
import { createViewCounter, lookingOf } from '../views/view-counter.ts';
import { startViewJob } from './view-job.ts';

const looking = lookingOf({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

describe.each(engines)('views on $name', (engine) => {
  test('several processes on one database add up, and what was counted last is stored when they stop', async () => {
    const store = await temporaryStore(engine);
    const failures: object[] = [];
    const log = { error: (details: object) => void failures.push(details) };
    const processes = Array.from({ length: 3 }, () => {
      const views = createViewCounter();
      return { views, job: startViewJob({ views, store, log: log as never, intervalMs: 5 }) };
    });
    for (let round = 0; round < 20; round += 1) {
      for (const { views } of processes) {
        views.countPage('/seo', looking);
        views.countPage('/', looking);
        views.countShown('/contact', 'quote', looking);
      }
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    await Promise.all(processes.map(({ job }) => job.stop()));

    const counts = await store.views.between('2000-01-01', '2999-12-31');
    expect(failures).toEqual([]);
    expect(new Map(counts.map(({ kind, name, views }) => [`${kind} ${name}`, views]))).toEqual(
      new Map([
        ['page /', 60],
        ['page /seo', 60],
        ['form quote', 60],
      ]),
    );
  });

  test('what the database does not take is kept and stored later', async () => {
    const store = await temporaryStore(engine);
    const failures: object[] = [];
    const log = { error: (details: object) => void failures.push(details) };
    const views = createViewCounter();
    views.countPage('/', looking);
    const failing = { ...store, transaction: () => Promise.reject(new Error('The database is away')) };

    await startViewJob({ views, store: failing as never, log: log as never }).stop();
    await startViewJob({ views, store, log: log as never }).stop();

    expect(failures.length).toBeGreaterThan(0);
    expect((await store.views.between('2000-01-01', '2999-12-31')).map((count) => count.views)).toEqual([1]);
  });
});
