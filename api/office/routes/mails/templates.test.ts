import { describe, expect, test } from 'vitest';
import type { Template } from '#contract/office/mail';
import { officeUrl } from '#contract/office/paths';
import { unknownPlaceholders } from '#contract/text/template-placeholders';
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

  test('an Office without templates for quotes begins with three in each language, which do not come back', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const listed = async () => (await sales.get(officeUrl('templates'))).json<Template[]>();

    const first = await listed();
    for (const { id } of first) await sales.send('DELETE', officeUrl('template', { id }));

    for (const locale of ['en', 'ar']) expect(first.filter((template) => template.locale === locale)).toHaveLength(3);
    expect(first.every(({ purpose, subject }) => purpose === 'quotes' && subject === '')).toBe(true);
    for (const { text } of first) expect(unknownPlaceholders(text, 'quotes')).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  test('a template needs no subject: a mail has the standard one then', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');

    const added = await sales.send('POST', officeUrl('templates'), { name: 'Visit', locale: 'en', subject: '  ', text: 'Hello' });

    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ subject: '', text: 'Hello' });
  });
});
