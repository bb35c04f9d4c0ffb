import { setTimeout as wait } from 'node:timers/promises';
import type { ImportReport } from '#contract/office/content-files';
import { officeUrl } from '#contract/office/paths';
import type { Act, Desk } from './staff-act.ts';

/** Clients of one file. */
export const clientsOfFile = 200;
/** Files whose clients are new; those after them change the same clients again. */
const differentFiles = 6;
/** Milliseconds between two files. */
const pauseMs = 5_000;

export const clientName = (file: number, client: number): string => `Imported ${file % differentFiles}/${client}`;
/** Stands in every client of a file, and of no other file. */
export const linkOf = (file: number): string => `https://clients.example/${file}`;

/** Imports one file after the other until the desk closes; one that was broken off is sent again. The name of an act is the number of its file. */
export async function importClients(desk: Desk, acts: Act[]): Promise<void> {
  while (!desk.isClosed) {
    const file = acts.length;
    const act: Act = { name: String(file), isAcknowledged: false };
    acts.push(act);
    const entries = Array.from({ length: clientsOfFile }, (_, client) => ({
      ...{ name: clientName(file, client), category: 'Restaurants & Cafes', services: [{ type: 'Web', link: linkOf(file) }] },
    }));
    const text = JSON.stringify({ what: 'clients', entries });
    while (!act.isAcknowledged) {
      const response = await desk.act('POST', officeUrl('clientFile'), text, { isFile: true, isPatient: false });
      if (response && response.status !== 200) throw new Error(`An import returned ${response.status}: ${response.text}`);
      act.isAcknowledged = response !== undefined && (JSON.parse(response.text) as ImportReport).isDone;
    }
    await wait(pauseMs);
  }
}
