import { type StoredForm, useStoredForm, type VersionedForm } from '../../../data/drafts/use-stored-form.ts';
import { ClientForm } from '../client-draft.ts';

/** The name under which this browser keeps what was typed of a client; `new` for one that is not there yet. */
export const keptClient = (id: string): string => `client:${id}`;

/** @param start the client as it is, with its version */
export const useClientForm = (id: string, start: VersionedForm<ClientForm>): StoredForm<ClientForm> =>
  useStoredForm(keptClient(id), ClientForm, start);
