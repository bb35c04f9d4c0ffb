import { type MailToMany, mailToMany, maxDaysAhead, writtenToMany } from '#contract/office/cases/mail-many';
import { takeBackSeconds } from '#contract/office/mail';
import { officePaths } from '#contract/office/paths';
import { recorded } from '#contract/office/undo';
import type { CaseKind } from '../../../cases/case-kind.ts';
import { leavesAt } from '../../../cases/write-answer.ts';
import { writeToMany } from '../../../cases/write-to-many.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transactOnce } from '../../transact.ts';
import { readingOf } from './reading.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Adds the route by which many are written to at once. Its events take back each mail that has not left, with what was decided by it. */
export function mailManyRoute(app: ApiInstance, deps: OfficeDependencies, kind: CaseKind): void {
  app.post(officePaths[`${kind.name}sMails`], {
    config: { permission: kind.permission },
    schema: { body: mailToMany(kind.schemas.State), response: { 200: recorded(writtenToMany(kind.schemas.Row)) } },
    handler: async (request) => {
      const { store } = deps;
      const mail = putOff(request.body as MailToMany, new Date());
      const { result, events } = await transactOnce(deps, request, (work) => writeToMany(kind, work, deps, mail));
      setTimeout(deps.wakeOutbox, takeBackSeconds * 1000).unref();
      const answered = (await store.events.findAll(events)).filter((event) => event.kind === `${kind.name}.answered`);
      const entries = await kind.entries(store, [...result.written, ...result.leftOut.map(({ id }) => id)]);
      const names = new Map(entries.map(({ id, fullName }) => [id, fullName]));
      const written = entries.filter(({ id }) => result.written.includes(id));
      return {
        written: await kind.rows(readingOf(deps, request), written),
        leftOut: result.leftOut.map((one) => ({ ...one, name: names.get(one.id) ?? '' })),
        leavesAt: result.leavesAt,
        events: answered.map(({ id }) => id),
      };
    },
  });
}

/** A time that is past, or nearly, is none. @throws {Refusal} 422 for one that is too far away */
function putOff({ leavesAt: chosen, ...mail }: MailToMany, now: Date): MailToMany {
  if (chosen === undefined || Date.parse(chosen) <= leavesAt(now).getTime()) return mail;
  if (Date.parse(chosen) - now.getTime() > maxDaysAhead * dayMs)
    throw new Refusal(422, { key: 'field.invalid' }, { leavesAt: { key: 'field.invalid' } });
  return { ...mail, leavesAt: chosen };
}
