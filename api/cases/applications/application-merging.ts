import { canMergeApplications } from '#contract/office/applications';
import { isReply } from '#contract/office/conversation';
import type { OfficeApplication } from '../../store/cases/application-rows.ts';
import type { ApplicationChange } from '../../store/cases/office-applications.ts';
import type { Repositories } from '../../store/open-store.ts';

/** Lets an application become a part of another one: it stays as it is, and no list has it while it is one. */
export const applicationMerging = {
  allows: canMergeApplications,
  part: () => ({}),
  alone: () => ({}),
  whole: followingFromParts,
};

/** Returns when they applied last, and since when what they wrote or sent waits for an answer. */
async function followingFromParts(
  { officeApplications, conversations }: Repositories,
  { id, receivedAt }: OfficeApplication,
): Promise<ApplicationChange> {
  const parts = await officeApplications.mergedInto(id);
  const again = parts.map((part) => part.receivedAt).filter((at) => at > receivedAt);
  const replies = (await conversations.replies(id)).filter(({ origin }) => isReply(origin));
  const answers = (await conversations.answers(id)).filter(({ deliveryStatus }) => deliveryStatus.state !== 'taken-back');
  const wroteAt = latest([...again, ...replies.map(({ at }) => at)]);
  const answeredAt = latest(answers.map(({ at }) => at));
  const waits = wroteAt !== null && (answeredAt === null || wroteAt > answeredAt);
  return { appliedAgainAt: latest(again), wroteAt: waits ? wroteAt : null };
}

const latest = (times: readonly string[]): string | null => times.toSorted().at(-1) ?? null;
