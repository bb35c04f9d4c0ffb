import { describe, expect, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import { apply } from '../../../testing/applications.ts';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { addOpenJob, startApi } from '../../../testing/test-api.ts';

describe.each(engines)('the file of applications on $name', (engine) => {
  test('it has what the list shows, with times by the clocks of the company, and no formula of a stranger', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring', 'Tareq Mansour');
    const { id, reference } = await apply(api, await addOpenJob(api.store), { fullName: '=HYPERLINK("x") Saleh' });
    const interview = { at: '2099-11-30T21:30:00.000Z', minutes: 45, place: '@home, "third" floor', people: [] };
    await hiring.send('PATCH', officeUrl('application', { id }), { state: 'interview', interview, assigneeId: hiring.id }, ifMatch(1));
    await apply(api, await addOpenJob(api.store), { fullName: 'Somebody Else' });

    const { body, headers } = await hiring.get(`${officePaths.applicationsCsv}?search=Saleh`);
    const [head, row, ...others] = body.trimEnd().split('\r\n');

    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(head).toBe(
      '\uFEFFReference,Received,Applied again,Name,Email,Job,Language,Stage,In this stage since,Rating,Assignee,Notes,Interview,Minutes,Place,Notified of the decline,Replied,Erased on',
    );
    expect(others).toEqual([]);
    expect(row).toMatch(new RegExp(`^${reference},\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,,"'=HYPERLINK`));
    expect(row).toContain(`,Network Engineer,English,Interview,`);
    // Midnight has passed in Amman.
    expect(row).toContain(`,Tareq Mansour,0,2099-12-01 00:30,45,"'@home, ""third"" floor",`);
  });

  test('its heads and words are those of the reader’s language, and nobody else gets it', async () => {
    const api = await startApi(engine);
    const [hiring, sales] = [await signIn(api, 'hiring'), await signIn(api, 'sales')];
    await apply(api, await addOpenJob(api.store));
    await hiring.send('PATCH', officePaths.account, { preferences: { locale: 'ar' } });

    const { body } = await hiring.get(officePaths.applicationsCsv);

    expect(body).toContain('الرقم المرجعي,وصل في,تقدّم من جديد في,الاسم');
    expect(body).toContain(',جديد,');
    expect((await sales.get(officePaths.applicationsCsv)).statusCode).toBe(403);
  });
});
