import { describe, expect, test } from 'vitest';
import { officeUrl } from '#contract/office/paths';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { startApi } from '../../../testing/test-api.ts';

describe.each(engines)('templates of mails on $name', (engine) => {
  test('templates are changed by one colleague at a time', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const template = { name: 'Visit', locale: 'en', subject: 'A visit', text: 'Hello {{firstName}}' };
    const { id } = (await sales.send('POST', officeUrl('templates'), template)).json();

    const changed = await sales.send('PUT', officeUrl('template', { id }), { ...template, name: 'Call' }, ifMatch(1));
    const late = await sales.send('PUT', officeUrl('template', { id }), template, ifMatch(1));
    const removed = await sales.send('DELETE', officeUrl('template', { id }));

    expect([changed.statusCode, late.statusCode, removed.statusCode]).toEqual([200, 412, 200]);
    expect(late.json()).toMatchObject({ name: 'Call', version: 2 });
    expect((await sales.get(officeUrl('templates'))).json()).toEqual([]);
  });
});
