/** What every stored submission has besides the visitor's fields. */
export interface Submission {
  _id: string;
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The entry looks automatic. */
  suspicious: boolean;
}

/** A submission about to be stored: its key is the store's matter. */
export type New<T extends Submission> = Omit<T, '_id'>;

/** Staff type references by hand, so letter case does not matter. */
export const asReference = (typed: string): string => typed.trim().toUpperCase();
