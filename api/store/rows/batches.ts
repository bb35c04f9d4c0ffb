/** Values of one statement: SQLite takes 32,766 of them, and no expression of more than 1,000 parts. */
const batchSize = 500;

/** Parts of a list, in its order, each of which fits into a statement. */
export function batchesOf<Value>(values: readonly Value[]): Value[][] {
  const batches: Value[][] = [];
  for (let from = 0; from < values.length; from += batchSize) batches.push(values.slice(from, from + batchSize));
  return batches;
}
