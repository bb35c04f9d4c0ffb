import type { ApplicationRow, ApplicationStep } from '#contract/office/applications';
import type { ApplicationActions } from './application-actions.ts';

type Rows = readonly ApplicationRow[];

/** What can be done with applications; the screen moves on when they leave what is shown. */
export interface ApplicationCommands extends Pick<ApplicationActions, 'setInterview' | 'tell'> {
  move(rows: Rows, state: ApplicationStep): void;
  rate(rows: Rows, rating: number | null): void;
  assign(rows: Rows, assigneeId: string | null): void;
  setSuspicious(rows: Rows, suspicious: boolean): void;
}
