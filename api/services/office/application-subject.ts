import type { ApplicationEntry } from '../../store/office-applications.ts';

/** An application as the subject of an event. */
export const applicationSubject = ({ id, fullName, reference }: Pick<ApplicationEntry, 'id' | 'fullName' | 'reference'>) =>
  ({ kind: 'application', id, name: fullName, reference }) as const;
