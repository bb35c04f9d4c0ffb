/** An error as it is logged. */
export interface SerializedError {
  type: string;
  code: string | undefined;
  message: string;
  /** The stack without the message that it starts with. */
  frames: string[];
  cause: SerializedError | undefined;
}

const maxCauses = 3;

/**
 * Serializes an error for the log without personal data. Parsers and databases quote the value at fault: in the message between double quotes
 * (JSON.parse, PostgreSQL), or in properties of their own (`detail`, `parameters`). Neither is logged.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, code: undefined, message: 'not an error', frames: [], cause: undefined };
  return {
    type: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    message: error.message.replaceAll(/"[^"]*"?/g, '"…"'),
    frames: (error.stack ?? '').split('\n').flatMap((line) => /^ {4}at (.+)$/.exec(line)?.[1] ?? []),
    cause: error.cause === undefined || depth === maxCauses ? undefined : serializeError(error.cause, depth + 1),
  };
}
