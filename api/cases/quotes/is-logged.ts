import type { OfficeQuote } from '../../store/cases/office-quotes.ts';
import type { Repositories } from '../../store/open-store.ts';

/** Whether a colleague wrote it down, in a call: its words and its address are not the customer's own. The public form asks for an address. */
export const isLogged = async (
  { events }: Pick<Repositories, 'events'>,
  { id, email }: Pick<OfficeQuote, 'id' | 'email'>,
): Promise<boolean> => email === '' || (await events.hasHappened('quote.taken-down', { kind: 'quote', id }));
