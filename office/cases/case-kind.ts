import type { UseMutationResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Permission } from '#contract/office/permissions';
import type { Written } from '../data/cases/notes.ts';

/** Puts a text on the timeline of a case. */
export type AddText = Pick<UseMutationResult<unknown, Error, Written>, 'mutateAsync' | 'isPending'>;

/** Describes what screens need of one kind of case: where it is, who may have it, where its texts are. */
export interface CaseKind {
  /** Names its queries, and its texts. */
  topic: 'quotes' | 'applications';
  path: '/quotes' | '/applications';
  /** The path at which a mail about one is written. */
  composePath: '/quotes/$id/answer' | '/applications/$id/mail';
  /** Whoever it is assigned to needs this permission. */
  permission: Permission;
  /** Begins the names under which this browser keeps what is typed about one. */
  storedPrefix: string;
  cases: { useWriting(call: 'Notes' | 'Replies'): AddText };
}

/** The states of a kind of case. */
export interface CaseStates<State extends string> {
  /** Holds those that staff choose, in their order. */
  states: readonly State[];
  transitions: Readonly<Record<string, readonly string[]>>;
  /** The state that a key gives. */
  keyed: { state: State; keys: string };
  StateLabel: ComponentType<{ state: State }>;
}

/** Whether a case may get a state; that it has it already is no move. */
export const canMove = <State extends string>(
  { transitions }: Pick<CaseStates<State>, 'transitions'>,
  { state }: { state: string },
  next: State,
): boolean => transitions[state]?.includes(next) === true;
