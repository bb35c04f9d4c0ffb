import { setTimeout as wait } from 'node:timers/promises';
import { officeUrl } from '#contract/office/paths';
import type { QuotePage } from '#contract/office/quotes';
import type { Act, Desk } from './staff-act.ts';

/** Milliseconds between two answers of somebody who has many to write. */
const pauseMs = 250;

/** Answers the newest requests, one after the other, until the desk closes. The name of an act is the subject of its mail. */
export async function answerQuotes(desk: Desk, acts: Act[]): Promise<void> {
  const answered = new Set<string>();
  while (!desk.isClosed) {
    const { rows } = await desk.get<QuotePage>(`${officeUrl('quotes')}?view=everything&sort=newest&limit=20`);
    for (const { id } of rows.filter((row) => row.email !== '' && !answered.has(row.id))) {
      if (desk.isClosed) return;
      answered.add(id);
      const act: Act = { name: `Answer ${acts.length}`, isAcknowledged: false };
      acts.push(act);
      const answer = {
        subject: act.name,
        text: 'We come on Monday.',
        assignToMe: true,
        state: 'talk',
        remindAt: null,
        version: 0,
        anyway: true,
      };
      const response = await desk.act('POST', officeUrl('quoteAnswers', { id }), answer, { isPatient: acts.length % 2 === 0 });
      if (response && response.status !== 201) throw new Error(`An answer returned ${response.status}: ${response.text}`);
      act.isAcknowledged = response !== undefined;
      await wait(pauseMs);
    }
    await wait(pauseMs);
  }
}
