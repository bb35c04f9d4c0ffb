import { officeUrl } from '#contract/office/paths';
import type { QuoteDetail, QuotePage } from '#contract/office/quotes';
import { quote } from './forms.ts';
import type { TestColleague } from './office-colleague.ts';
import type { TestApi } from './test-api.ts';

export const answer = {
  subject: 'Your two tills',
  text: 'Hello,\n\nthey cost little.',
  assignToMe: true,
  remindAt: null,
  version: 1,
  anyway: false,
};

/** Sends a request as a visitor does. Returns its id. */
export async function receive(api: TestApi, changes: Parameters<typeof quote>[0] = {}): Promise<string> {
  const sent = await api.post('/api/quotes', quote(changes));
  const found = await api.store.officeQuotes.findByReference(sent.json().reference);
  return found?.id ?? '';
}

export const list = async (colleague: TestColleague, query = ''): Promise<QuotePage> =>
  (await colleague.get(`${officeUrl('quotes')}?${query}`)).json();

export const open = async (colleague: TestColleague, id: string): Promise<QuoteDetail> =>
  (await colleague.get(officeUrl('quote', { id }))).json();
