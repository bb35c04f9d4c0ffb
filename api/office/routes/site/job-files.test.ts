import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import type { JobDetail } from '#contract/office/jobs';
import { officeUrl } from '#contract/office/paths';
import { engines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { startApi } from '../../../testing/test-api.ts';
import { addJob, csv, english, importFile, job, planned, preview, where } from '../../testing/content-files.ts';
import { eventKindsOf } from '../../testing/office-client.ts';

describe.each(engines)('jobs of files on $name', (engine) => {
  test('a job is published, closed and archived by its line, with the events of these steps, and never becomes a draft again', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const titles = async () => (await api.app.inject('/api/careers/open')).json().map(({ jobTitle }: { jobTitle: string }) => jobTitle);
    const heading = 'title,location,summary,closingDate,publishedAt,closedAt,archivedAt,responsibilities';
    const line = (publishedAt: string, rest = ',,') => csv(heading, `Cook,Amman,Cooks.,2999-12-31,${publishedAt}${rest},"Cook`, 'Clean"');

    expect(planned(await importFile(hiring, 'jobs', line('')))).toEqual([['Cook', 'new']]);
    expect(await titles()).toEqual([]);
    expect(planned(await importFile(hiring, 'jobs', line('now')))).toEqual([['Cook', 'changed', 'publishedAt']]);
    expect((await api.app.inject('/api/careers/open')).json()).toMatchObject([{ jobTitle: 'Cook', responsibilities: ['Cook', 'Clean'] }]);
    expect((await preview(hiring, 'jobs', line('now'))).counts.unchanged).toBe(1);
    expect(where(await preview(hiring, 'jobs', line('')))).toEqual([[2, 2, 'publishedAt', messages['import.notPublic']]]);
    await importFile(hiring, 'jobs', line('now', ',now,'));
    expect(await titles()).toEqual([]);
    await importFile(hiring, 'jobs', line('now', ',,now'));

    const events = ['job.added', 'job.published', 'job.closed', 'job.reopened', 'job.archived'];
    expect((await eventKindsOf(api)).filter((kind) => kind !== 'job.imported')).toEqual(events);
    // Somebody who writes the same job again next year means a new one.
    expect(planned(await preview(hiring, 'jobs', line('now')))).toEqual([['Cook', 'new']]);
  });

  test('a public job needs what the Office asks for, and changes that are not public stay beside it', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const added = await addJob(hiring, job());
    const { id } = added;
    const faulty = csv(
      'id,title,titleAr,location,summary,closingDate,publishedAt,isDraft',
      ',New,,Amman,,31.12.2999,now,',
      ',Half,نصف,Amman,S,2999-12-31,yesterday,',
      ',Later,,Amman,S,2999-12-31,2999-01-01T00:00:00Z,',
      `${id},Bookkeeper,,Amman,S,2999-12-31,now,yes`,
    );
    expect(where(await preview(hiring, 'jobs', faulty)).map(([row, , field]) => [row, field])).toEqual([
      [2, 'summary'],
      [2, 'closingDate'],
      [3, 'publishedAt'],
      [4, 'publishedAt'],
      [5, 'publishedAt'],
    ]);

    const draft = csv('id,isDraft,summary', `${id},yes,Keeps more books.`);
    expect(planned(await importFile(hiring, 'jobs', draft))).toEqual([['Bookkeeper', 'changed', 'isDraft', 'publishedAt', 'summary']]);

    const detail: JobDetail = (await hiring.get(officeUrl('job', { id }))).json();
    expect([detail.content.en.summary, detail.draft?.content.en.summary, detail.state]).toEqual([
      english.summary,
      'Keeps more books.',
      'open',
    ]);
    expect((await preview(hiring, 'jobs', draft)).counts.unchanged).toBe(1);
    expect(await eventKindsOf(api)).toEqual(['job.added', 'job.published', 'job.imported']);
    // The public text changes beside the draft, and the publication can be taken back like any other.
    const changed = await importFile(hiring, 'jobs', csv('id,title', `${id},Accountant`));
    expect(planned(changed)).toEqual([['Accountant', 'changed', 'title']]);
    const after: JobDetail = (await hiring.get(officeUrl('job', { id }))).json();
    expect([after.content.en.jobTitle, after.draft?.content.en.summary]).toEqual(['Accountant', 'Keeps more books.']);
    const publication = (await api.store.events.about(id)).findLast(({ kind }) => kind === 'job.changed');
    const takenBack = await hiring.undo([publication?.id ?? '']);
    const shown: JobDetail = (await hiring.get(officeUrl('job', { id }))).json();
    expect([takenBack.statusCode, shown.content.en.jobTitle]).toEqual([200, 'Bookkeeper']);
  });
});
