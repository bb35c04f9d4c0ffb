import type { CaseDetail } from '../../data/cases/cases.ts';

type Entry = CaseDetail['timeline'][number];
export type Message = Extract<Entry, { kind: 'reply' | 'answer' }>;

/** Whether something was written between them and us, and went out. */
export const isMessage = (entry: Entry): entry is Message =>
  entry.kind === 'reply' || (entry.kind === 'answer' && entry.deliveryStatus.state !== 'taken-back');
