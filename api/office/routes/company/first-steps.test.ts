import { describe, expect, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import { addFirstTemplates } from '../../../services/office/first-templates.ts';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { mailAbout } from '../../../testing/mails.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { addOpenJob, startApi } from '../../../testing/test-api.ts';
import { testTexts } from '../../../testing/texts.ts';

describe.each(engines)('the first steps on $name', (engine) => {
  test('the first steps are done by what there is, and can be put away before and after a change', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const steps = async () => (await owner.get(officeUrl('firstSteps'))).json();
    const hide = (isHidden: boolean) => owner.send('PUT', officeUrl('firstSteps'), { isHidden });
    const nothing = { company: false, office: false, client: false, job: false, colleague: false, mail: false };

    expect(await steps()).toEqual({ done: nothing, isHidden: false });
    await addOpenJob(api.store, { publishedAt: null });
    expect((await hide(true)).json()).toEqual({ done: nothing, isHidden: true });
    await hide(true);
    expect((await owner.send('PATCH', officeUrl('company'), { aimHours: 8 }, ifMatch(0))).statusCode).toBe(200);
    await addOpenJob(api.store);
    expect(await steps()).toEqual({ done: { ...nothing, company: true, job: true }, isHidden: true });
    expect((await hide(false)).json().isHidden).toBe(false);
    const told = (await api.store.events.list({ area: 'company', limit: 9 })).filter(({ kind }) => kind === 'company.first-steps');
    expect(told.map(({ after }) => after)).toEqual(['shown', 'hidden']);
  });

  test('a second account and a mail that was sent and did not come back are steps of an owner', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const { outbox } = api.store;
    const [id = ''] = await api.store.transaction((work) => work.outbox.add([mailAbout('K7RM4QWD')], new Date()));
    await signIn(api, 'sales');
    const done = async () => (await owner.get(officeUrl('firstSteps'))).json().done;

    expect(await done()).toMatchObject({ colleague: true, mail: false });
    await outbox.markSent(id, new Date(), true);
    expect(await done()).toMatchObject({ mail: false });
    await outbox.markSent(id, new Date());
    expect(await done()).toMatchObject({ mail: true });
    await outbox.markBounced(id, 'unknown', new Date());
    expect(await done()).toMatchObject({ mail: false });
  });

  test('whoever is no owner has the steps of their roles, and puts them away for themselves alone', async () => {
    const api = await startApi(engine);
    const [sales, both] = [await signIn(api, 'sales'), await signIn(api, ['hiring', 'editor'])];
    const other = await signIn(api, 'sales', 'Another in sales');
    const steps = async (who: typeof sales) => (await who.get(officeUrl('firstSteps'))).json();
    const none = { quoteTemplate: false, offer: false };

    expect(await steps(both)).toEqual({
      done: { office: false, client: false, member: false, job: false, applicationTemplate: false },
      isHidden: false,
    });
    await addOpenJob(api.store);
    await addFirstTemplates(api.store, testTexts.texts, ['quotes']);
    expect([(await steps(both)).done, (await steps(sales)).done]).toMatchObject([{ job: true }, none]);
    const template = { purpose: 'quotes', locale: 'en', name: 'Own', subject: 'Hello', text: 'Hello' };
    const { id } = (await other.send('POST', officePaths.templates, template)).json();
    expect((await steps(sales)).done).toEqual({ ...none, quoteTemplate: true });
    await other.send('DELETE', officeUrl('template', { id }), undefined, { 'if-match': '"1"' });
    expect((await sales.send('PUT', officeUrl('firstSteps'), { isHidden: true })).json()).toEqual({ done: none, isHidden: true });
    expect([await steps(sales), await steps(other)]).toEqual([
      { done: none, isHidden: true },
      { done: none, isHidden: false },
    ]);
    expect((await sales.send('PUT', officeUrl('firstSteps'), { isHidden: false })).json().isHidden).toBe(false);
    expect(await api.store.events.list({ area: 'company', limit: 9 })).toEqual([]);
  });
});
