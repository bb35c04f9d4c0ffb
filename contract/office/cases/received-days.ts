import { z } from '../../zod.ts';

export const receivedPeriods = ['today', 'last7', 'last30', 'own'] as const;
export type ReceivedPeriod = (typeof receivedPeriods)[number];

/** Asks for a list that is narrowed to when its entries came: calendar days where the company is. */
export const receivedQuery = {
  /** The last 7 and 30 days have today in them; `own`: as the days below say. */
  received: z.enum(receivedPeriods).optional(),
  /** The first and the last day, of which either may be missing; what a period says for itself goes before them. */
  receivedFrom: z.iso.date().optional(),
  receivedTo: z.iso.date().optional(),
};

/** The same in the address of a screen: what makes no sense is left out. */
export const receivedSearch = {
  received: receivedQuery.received.catch(undefined),
  receivedFrom: receivedQuery.receivedFrom.catch(undefined),
  receivedTo: receivedQuery.receivedTo.catch(undefined),
};

export interface ReceivedQuery {
  received?: ReceivedPeriod | undefined;
  receivedFrom?: string | undefined;
  receivedTo?: string | undefined;
}
