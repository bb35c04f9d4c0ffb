import { describe, expect, test } from 'vitest';
import type { HistoryPage } from '#contract/office/history';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { NewEvent } from '../../../store/changes/events.ts';
import { inTransaction, recordEvent } from '../../../store/work.ts';
import { engines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { startApi } from '../../../testing/test-api.ts';

const job = (name: string): NewEvent['subject'] => ({ kind: 'job', id: name, name });
const review = (name: string): NewEvent['subject'] => ({ kind: 'review', id: name, name });
const quote = (name: string): NewEvent['subject'] => ({ kind: 'quote', id: name, name });

async function searched(engine: (typeof engines)[number], ...events: Omit<NewEvent, 'actor'>[]) {
  const api = await startApi(engine);
  const owner = await signIn(api, 'owner', 'Rana');
  for (const event of events) await inTransaction(api.store, { actor: owner }, (work) => recordEvent(work, event));
  const query = (search: string, told: readonly string[]) =>
    new URLSearchParams([['search', search], ...told.map((item): [string, string] => ['told', item])]);
  return {
    owner,
    query,
    async find(search: string, ...told: string[]) {
      const answer = await owner.get(`${officeUrl('history')}?${query(search, told)}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<HistoryPage>().events.map(({ kind, subject }) => `${kind} ${subject?.name}`);
    },
  };
}

describe.each(engines)('search in the history on $name', (engine) => {
  test('each word stands in the sentence or in what is stored', async () => {
    const { find } = await searched(
      engine,
      { kind: 'job.published', subject: job('Data Analyst') },
      { kind: 'job.closed', subject: job('Data Analyst') },
      { kind: 'job.published', subject: job('Installer') },
    );
    const told = ['012.job.published', '12.job.closed'];

    expect(await find('published the job', ...told)).toEqual(['job.published Installer', 'job.published Data Analyst']);
    expect(await find('published the job Data Analyst', ...told)).toEqual(['job.published Data Analyst']);
    expect(await find('published the job “Data Analyst”,', ...told)).toEqual(['job.published Data Analyst']);
    expect(await find('published the job Data Analyst')).toEqual([]);
    expect(await find('installer')).toEqual(['job.published Installer']);
    expect(await find('rana closed', '1.job.closed')).toEqual(['job.closed Data Analyst']);
  });

  test('sentences of one kind are told apart by its values, and values are found by what they are called', async () => {
    const { find } = await searched(
      engine,
      { kind: 'review.decided', subject: review('Amal'), before: 'pending', after: 'approved' },
      { kind: 'review.decided', subject: review('Basil'), before: 'pending', after: 'rejected' },
      { kind: 'review.decided', subject: review('Carla'), before: 'approved', after: null },
      { kind: 'quote.reason', subject: quote('Dana'), after: 'price' },
      { kind: 'quote.reason', subject: quote('Essam'), before: 'price' },
      { kind: 'quote.state', subject: quote('Talk Show'), before: 'new', after: 'won' },
      { kind: 'quote.state', subject: quote('Fadi'), before: 'new', after: 'talk' },
      {
        kind: 'text.changed',
        subject: { kind: 'text', id: 'en/home/hero/title', name: 'home/hero/title' },
        before: 'null',
        after: '"New"',
      },
      {
        kind: 'text.changed',
        subject: { kind: 'text', id: 'en/about/hero/title', name: 'about/hero/title' },
        before: '"New"',
        after: 'null',
      },
      {
        kind: 'job.changed',
        subject: job('Installer'),
        before: '{"content":{"closingDate":""}}',
        after: '{"content":{"closingDate":"x"}}',
      },
    );

    expect(await find('rejected', '0.review.rejected')).toEqual(['review.decided Basil']);
    expect(await find('pending', '0.review.pending')).toEqual(['review.decided Carla', 'review.decided Basil', 'review.decided Amal']);
    expect(await find('wartend', '0.review.pending')).toEqual(['review.decided Carla']);
    expect(await find('removed', '0.quote.noReason')).toEqual(['quote.reason Essam']);
    expect(await find('gave', '0.quote.reason')).toEqual(['quote.reason Dana']);
    expect(await find('progress', '0.quote.state=talk')).toEqual(['quote.state Fadi']);
    expect(await find('الرئيسية', '0.text.changed=home')).toEqual(['text.changed home/hero/title']);
    expect(await find('البداية', '0.text.changed=hero')).toHaveLength(2);
    expect(await find('original', '0.text.takenBack')).toEqual(['text.changed about/hero/title']);
    expect(await find('closing', '0.job.changed=closingDate')).toEqual(['job.changed Installer']);
  });

  test('what another release knows is passed over, what is none is refused, and the export is of the same search', async () => {
    const { find, owner, query } = await searched(engine, { kind: 'job.closed', subject: job('Installer') });

    expect(await find('closed', '0.job.unknown')).toEqual([]);
    expect((await owner.get(`${officeUrl('history')}?search=closed&told=job.closed`)).statusCode).toBe(422);
    const csv = await owner.get(`${officePaths.historyCsv}?${query('closed', ['0.job.closed'])}`);
    expect(csv.body).toContain('Installer');
    expect((await owner.get(`${officePaths.historyCsv}?search=closed`)).body).not.toContain('Installer');
  });
});
