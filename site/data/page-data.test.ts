import { expect, onTestFinished, test, vi } from 'vitest';
import { loadList } from './page-data.ts';

function captureLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
}

test('a list that is read in time comes with the time it was read', async () => {
  const before = Date.now();
  const loaded = await loadList(async () => ['Lisbon']);
  expect(loaded?.items).toEqual(['Lisbon']);
  expect(loaded?.at).toBeGreaterThanOrEqual(before);
  expect(loaded?.at).toBeLessThanOrEqual(Date.now());
});

test('a list that fails is left out, and the failure is logged', async () => {
  const log = captureLog();
  expect(await loadList(() => Promise.reject(new Error('no such table')))).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no such table'));
});

test('a loader that throws at once is a failure as well', async () => {
  captureLog();
  expect(
    await loadList(() => {
      throw new Error('closed');
    }),
  ).toBeUndefined();
});

test('a list that takes longer than the limit is left out', async () => {
  captureLog();
  const start = Date.now();
  expect(await loadList(() => new Promise<never[]>(() => {}), 30)).toBeUndefined();
  expect(Date.now() - start).toBeLessThan(1_000);
});
