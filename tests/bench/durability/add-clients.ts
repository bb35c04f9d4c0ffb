import { setTimeout as wait } from 'node:timers/promises';
import { officeUrl } from '#contract/office/paths';
import type { Logo } from '#contract/office/pictures/logos';
import type { Act, Desk } from './staff-act.ts';

/** Milliseconds between two clients. */
const pauseMs = 2_000;

/** Uploads logos and adds clients that have them, until the desk closes. The name of an act is that of the client. */
export async function addClients(desk: Desk, acts: Act[]): Promise<void> {
  while (!desk.isClosed) {
    const act: Act = { name: `Added ${acts.length}`, isAcknowledged: false };
    acts.push(act);
    const isPatient = acts.length % 2 === 0;
    const logo = await desk.act('POST', officeUrl('logos'), drawing(acts.length), { isFile: true, isPatient });
    if (logo && logo.status !== 201) throw new Error(`A logo returned ${logo.status}: ${logo.text}`);
    if (logo) {
      const { path } = JSON.parse(logo.text) as Logo;
      const client = { name: act.name, ar: null, logo: path, category: 'Restaurants & Cafes', services: [], isPrivateWork: false };
      const added = await desk.act('POST', officeUrl('clients'), { ...client, comingSoon: false }, { isPatient });
      if (added && added.status !== 201) throw new Error(`A client returned ${added.status}: ${added.text}`);
      act.isAcknowledged = added !== undefined;
    }
    await wait(pauseMs);
  }
}

const drawing = (number: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><rect width="${10 + (number % 80)}" height="30" fill="#c33"/></svg>`;
