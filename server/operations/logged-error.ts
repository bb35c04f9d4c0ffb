/** An error as it stands in the log. */
export interface LoggedError {
  type: string;
  code: string | undefined;
  message: string;
  /** Where it was thrown, without the message that begins a stack. */
  frames: string[];
  cause: LoggedError | undefined;
}

/** Causes of causes that are followed. */
const deepest = 3;

/**
 * What helps to mend a fault, and nothing of what a visitor typed. Programs put the value they stumble over between double quotes
 * (JSON.parse, PostgreSQL) and into properties of their own (`detail`, `parameters`); neither is kept.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, code: undefined, message: 'not an error', frames: [], cause: undefined };
  return {
    type: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    message: error.message.replaceAll(/"[^"]*"?/g, '"…"'),
    frames: (error.stack ?? '').split('\n').flatMap((line) => /^ {4}at (.+)$/.exec(line)?.[1] ?? []),
    cause: error.cause === undefined || depth === deepest ? undefined : loggedError(error.cause, depth + 1),
  };
}
