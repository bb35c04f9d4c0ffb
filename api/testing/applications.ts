import type { Locale } from '#contract/locales';
import { application, multipart, multipartType } from './forms.ts';
import type { TestApi } from './test-api.ts';

export interface TestApplication {
  id: string;
  reference: string;
  /** Of the link in the confirmation. */
  token: string;
}

/** Sends an application as a visitor does. */
export async function apply(
  api: TestApi,
  careerId: string,
  changes: Record<string, string | Buffer | undefined> = {},
  locale: Locale = 'en',
): Promise<TestApplication> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/applicants',
    headers: { 'content-type': multipartType, 'accept-language': locale, ...api.trusted() },
    payload: multipart(application(careerId, changes)),
  });
  const { reference } = response.json();
  const stored = await api.store.officeApplications.findByReference(reference);
  const confirmation = (await api.store.outbox.about(reference)).find(({ kind }) => kind === 'confirmation');
  return { id: stored?.id ?? '', reference, token: /\/application\/([\w-]+)/.exec(confirmation?.body ?? '')?.[1] ?? '' };
}
