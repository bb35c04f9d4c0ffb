import type { Locale } from '#contract/locales';
import type { ApplicationState } from '#contract/office/application-states';
import type { Draft } from '#contract/office/conversation';
import type { EventKind } from '#contract/office/history';
import type { Permission } from '#contract/office/permissions';
import type { QuoteState } from '#contract/office/quote-states';
import type { WaitingItem } from '#contract/office/today';
import type { Topic } from '#contract/office/topics';
import type { z } from '#contract/zod';
import type { ApiSettings, MailContext } from '../settings.ts';
import type { Merge, Part } from '../store/cases/case-rows.ts';
import type { CaseName } from '../store/cases/tables-cases.ts';
import type { Repositories } from '../store/open-store.ts';
import type { Colleague, Work } from '../store/work.ts';

export type CaseState = QuoteState | ApplicationState;

/** Describes what staff work on: what somebody has sent in, and is answered. This much every kind of it has. */
export interface Case {
  id: string;
  reference: string;
  receivedAt: string;
  fullName: string;
  email: string;
  locale: Locale;
  state: CaseState;
  assigneeId: string | null;
  version: number;
}

/** A change that staff make; each kind has fields of its own besides. */
export interface CaseChange {
  state?: CaseState | undefined;
  assigneeId?: string | null | undefined;
}

/** Columns of a case that are set together. */
interface CaseColumns extends CaseChange {
  mergedInto?: string | null | undefined;
}

/** A mail that staff write about a case. */
export interface CaseAnswer {
  subject: string;
  text: string;
  /** The state that the case gets when the mail goes. */
  state?: CaseState | undefined;
  /** Becomes the writer's. */
  assignToMe: boolean;
  /** Goes to the address of the case, whatever address their last mail names for answers. */
  ignoresReplyTo?: boolean | undefined;
  /** Names who else gets it, openly and not. */
  cc?: readonly string[] | undefined;
  bcc?: readonly string[] | undefined;
  /** Ids of files that are attached to the writer's unsent answer: these go with it. */
  files?: readonly string[] | undefined;
  /** The template that it began with. */
  templateId?: string | undefined;
  quotedId?: string | undefined;
  /** The newest message's version when the writer began. */
  version: number;
  anyway: boolean;
}

/** Describes who reads, and when. */
export interface Reading {
  repositories: Repositories;
  settings: Pick<ApiSettings, 'applicationRetentionMonths' | 'origin' | 'staffEmails'>;
  accountId: string;
  now: Date;
}

/** Holds what goes with a mail. */
export interface Enclosed<Columns> {
  /** A calendar entry; null for none. */
  calendar: string | null;
  columns: Columns;
}

/** Types of one kind of case. */
export interface CaseTypes {
  /** As the list has it. */
  Entry: Case;
  /** As its own page has it. */
  One: Case;
  Change: CaseChange;
  Answer: CaseAnswer;
  /** Columns that are set together. */
  Columns: CaseColumns;
  Query: { after?: string | undefined; limit: number };
  Detail: object;
}

/** Describes what differs between the kinds of cases. Everything else is done in one way for all of them, by the modules beside this one. */
export interface CaseKind<Types extends CaseTypes = CaseTypes> {
  readonly name: CaseName;
  readonly topic: Topic;
  /** The permission of those who may see and change it, and can have it assigned. */
  readonly permission: Permission;

  readonly schemas: {
    Query: z.ZodObject;
    Page: z.ZodType;
    Row: z.ZodType;
    Detail: z.ZodType<Types['Detail']>;
    State: z.ZodType<CaseState>;
    Change: z.ZodType<Types['Change']>;
    Answer: z.ZodType<Types['Answer']>;
    /** Describes what is kept of a case that is answered, to be brought back when the answer is taken back. */
    Before: z.ZodObject;
  };

  /** The states that may follow. One that none may follow is nobody's to change. */
  following(state: Types['One']['state']): readonly CaseState[];
  /** Maps each field to the event of its change, in the order in which changes that are made together are told. */
  readonly events: Readonly<Partial<Record<keyof Types['Change'] & string, EventKind>>>;

  /** Returns the repository of its rows. */
  store(repositories: Repositories): {
    /** Also a part of another case. `lock`: nobody else changes it until the transaction ends. */
    find(id: string, options?: { lock?: boolean }): Promise<(Types['One'] & Part) | undefined>;
    change(id: string, columns: Types['Columns']): Promise<void>;
    /** The cases that have become parts of this one, the oldest first. */
    mergedInto(id: string): Promise<Types['One'][]>;
    merges(): Promise<Merge[]>;
    findByReference(reference: string): Promise<Types['Entry'] | undefined>;
    byEmail(email: string): Promise<Types['Entry'][]>;
    countWaiting(overdueBefore: string): Promise<{ waiting: number; overdue: number }>;
  };
  /** Undefined when there is none, or it has become a part of another one. `lock`: nobody else changes it until the transaction ends. */
  find(repositories: Repositories, id: string, options?: { lock?: boolean }): Promise<Types['One'] | undefined>;
  /** Returns those of these ids that can be changed, in no order. */
  entries(repositories: Repositories, ids: readonly string[]): Promise<Types['Entry'][]>;
  /** Works out again what follows from it: whose turn it is, what is found. `written`: something was written about it. */
  refresh(repositories: Repositories, id: string, after: 'written' | 'changed', now: Date): Promise<void>;

  page(reading: Reading, query: Types['Query']): Promise<object>;
  /** Entries as lists show them. */
  rows(reading: Reading, entries: Types['Entry'][]): Promise<object[]>;
  describe(reading: Reading, id: string): Promise<Types['Detail'] | undefined>;
  /** Returns what waits for us, the longest first, in the reader's language where there are several. */
  waiting(repositories: Repositories, limit: number, locale: Locale): Promise<WaitingItem[]>;

  /** The fields of a change as they are now. */
  values(found: Types['Entry']): CaseChange;
  /** Whether a change, or what comes with an answer, is possible here although the contract allows it. */
  allows(repositories: Repositories, found: Types['Entry'], change: Types['Change']): boolean | Promise<boolean>;
  /** The columns that a change sets. @param options.isUndo it goes back to where it was */
  changed(found: Types['One'], change: Types['Change'], options: { now: Date; isUndo: boolean }): Types['Columns'];
  /** The columns that follow from an answer. @param leavesAt when its mail can no longer be taken back */
  answered(found: Types['One'], answer: Types['Answer'], times: { now: Date; leavesAt: Date }): Types['Columns'];
  /** Returns what goes with the mail of an answer besides its words, and the columns that remember it. */
  enclosed?(work: Work<Colleague>, context: MailContext, found: Types['One'], answer: Types['Answer']): Promise<Enclosed<Types['Columns']>>;
  /** Returns what the placeholders of a template are filled with, in the person's language; an empty one is asked for. */
  placeholders(work: Work<Colleague>, context: MailContext, found: Types['One']): Promise<Readonly<Record<string, string>>>;
  /** Whether they have been told already what a mail with this state tells them. */
  isTold(found: Types['One'], state: CaseState | undefined): boolean;
  /** Returns what a draft keeps besides its words when an answer is taken back. */
  drafted?(found: Types['One'], before: Types['Columns']): Pick<Draft, 'interview'>;
  /** The columns that follow from what they wrote. */
  replied(found: Types['One'], reply: { at: string }): Types['Columns'];
  /** Columns that are brought back together or not at all when an answer is taken back. */
  readonly goTogether: readonly string[];
  /** Columns that say what mails have told the person: a mail that is taken back has told nothing, whatever was written after it. */
  readonly told: readonly string[];
  /** Says how one becomes a part of another one of the same person. */
  readonly merging: Merging<Types>;
  /** Whether a colleague wrote it down: its words are not the person's own, and are quoted to nobody. */
  isLogged?(repositories: Repositories, found: Types['One']): Promise<boolean>;
  /** Returns what was sent in, in the person's own words, to be quoted; undefined where there are none. */
  message(found: Types['One']): { at: string; name: string; text: string } | undefined;
}

/** Describes what differs between kinds when a case becomes a part of another one. */
export interface Merging<Types extends CaseTypes> {
  allows(source: Types['One'], target: Types['One']): boolean;
  /** The columns of one that becomes a part, and of one that stands by itself again. */
  part(source: Types['One']): Types['Columns'];
  alone(source: Types['One']): Types['Columns'];
  /** The columns of the other one that follow from the parts that it has. */
  whole(repositories: Repositories, target: Types['One']): Promise<Types['Columns']>;
  /** Moves what belongs to this kind alone, and what of it was moved back. */
  move?(repositories: Repositories, fromId: string, toId: string): Promise<void>;
  moveBack?(repositories: Repositories, id: string, fromId: string): Promise<void>;
}

/** A case as the subject of an event. */
export const caseSubject = <Name extends CaseName>(name: Name, { id, fullName, reference }: Pick<Case, 'id' | 'fullName' | 'reference'>) =>
  ({ kind: name, id, name: fullName, reference }) as const;

/** A case as what is written about it names it. */
export const caseRef = ({ name }: Pick<CaseKind, 'name'>, { id }: Pick<Case, 'id'>) => ({ about: name, aboutId: id });
