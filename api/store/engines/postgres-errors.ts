import { DatabaseError } from 'pg';
import { DatabaseAway } from './engine.ts';

/**
 * Classes and codes of SQLSTATE: connection lost, resources used up, deadlock and the like, cancelled by a time limit, shutting down,
 * read-only after a fail-over, locked.
 * Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const unavailableState = /^(?:08|53|40|57P0|58)|^(?:57014|25006|25P03|55P03)$/;

/**
 * Matches the states that another attempt may not meet: a deadlock, a server that ends, starts or has too many connections, one that takes no writes.
 */
const passingState = /^(?:08|40|57P0)|^(?:25006|25P03|53300)$/;

/** Matches the states after which a connection leads nowhere: lost, or to a server that ends or has become a standby. */
const endingState = /^(?:08|57P0)|^(?:25006|25P03)$/;

/** Matches the answer to a commit that has certainly been undone. */
const undoneState = /^40(?!003)/;

const unavailableNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/** The driver's own errors have no code. */
const unavailableMessages =
  /^(?:Connection terminated|Query read timeout|timeout |Client has encountered a connection error|Client was closed)/;

/** Whether it means "busy, full or gone". */
export const isUnavailable = (error: unknown): boolean => isOf(unavailableState, error);

/** Whether a transaction that failed with it before its commit was sent may be run again: nothing of it was kept, and the reason passes. */
export const isPassing = (error: unknown): boolean => isOf(passingState, error);

/** Whether the connection that failed with it is not to be used again. */
export const endsConnection = (error: unknown): boolean => isOf(endingState, error);

/** Whether a commit that failed with it was undone; without an answer of the server, that is not known. */
export const isUndone = (error: unknown): boolean => error instanceof DatabaseError && undoneState.test(error.code ?? '');

/** An error of the connection itself is of every kind. */
function isOf(states: RegExp, error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (error instanceof DatabaseError) return states.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return 'code' in error && error.code !== undefined ? unavailableNetwork.has(String(error.code)) : unavailableMessages.test(error.message);
}
