/** The message of an error and of what caused it, such as "The request failed: connect ECONNREFUSED 127.0.0.1:443". */
export function reasonOf(error: unknown): string {
  // A host with several IP addresses fails with an error for each, and no message of its own.
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}
