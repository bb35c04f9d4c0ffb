import { expect } from 'vitest';
import type { Locale } from '#contract/locales';
import { application, multipart, multipartType, type Part } from './forms.ts';
import type { TestApi } from './test-api.ts';

export interface TestApplication {
  id: string;
  reference: string;
  /** The token in the confirmation's link. */
  token: string;
}

/** Posts a form as it stands. */
export const sendApplication = (api: TestApi, parts: Part[], headers: Record<string, string> = {}, url = '/api/applicants') =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': multipartType, ...api.trusted(), ...headers },
    payload: multipart(parts),
  });

/** No application, no mail, no file. */
export async function expectNoApplication(api: TestApi): Promise<void> {
  expect(await api.store.applicants.list()).toEqual([]);
  expect(await api.store.outbox.list()).toEqual([]);
  expect(await api.resumes()).toEqual([]);
}

/** Sends an application as a visitor does. */
export async function apply(
  api: TestApi,
  careerId: string,
  changes: Record<string, string | Buffer | undefined> = {},
  locale: Locale = 'en',
): Promise<TestApplication> {
  const response = await sendApplication(api, application(careerId, changes), { 'accept-language': locale });
  const { reference } = response.json();
  const stored = await api.store.officeApplications.findByReference(reference);
  const confirmation = (await api.store.outbox.about(reference)).find(({ kind }) => kind === 'confirmation');
  return { id: stored?.id ?? '', reference, token: /\/application\/([\w-]+)/.exec(confirmation?.body ?? '')?.[1] ?? '' };
}
