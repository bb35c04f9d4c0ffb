import type { ApplicationDetail } from '#contract/office/applications';
import { type Interview, usualMinutes } from '#contract/office/cases/interviews';
import { useMe } from '../../../data/people/account.ts';

/** Returns what an interview begins with besides its time: as it is, or the usual length with whoever schedules it. */
export function useInterviewDefaults({ interview }: Pick<ApplicationDetail, 'interview'>): Omit<Interview, 'at'> {
  const { id } = useMe();
  if (!interview) return { minutes: usualMinutes, place: '', people: [id] };
  const { at, ...rest } = interview;
  return rest;
}
