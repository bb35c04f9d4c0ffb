import type { OfficeQuote } from '../../store/cases/office-quotes.ts';
import type { Repositories } from '../../store/open-store.ts';

/** Whether staff may set the address: there is none, or a colleague noted it. One that came with the form is the customer's word. */
export const canChangeEmail = async ({ events }: Pick<Repositories, 'events'>, { id, email }: Pick<OfficeQuote, 'id' | 'email'>) =>
  email === '' || events.hasHappened('quote.taken-down', { kind: 'quote', id });
