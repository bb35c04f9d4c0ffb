import type { FastifySchemaCompiler } from 'fastify';
import { messages } from '#contract/messages';
import type { z } from '#contract/zod';

/** The first problem of each field at fault. */
export type InputErrors = Record<string, string>;

/** A request that the contract does not accept, in the visitor's words. */
export class InvalidInput extends Error {
  /** Empty when the input as a whole has the wrong shape. */
  readonly errors: InputErrors;

  constructor(errors: InputErrors) {
    super('The request does not match its schema');
    this.errors = errors;
  }
}

export type Checked<T> = { ok: true; value: T } | { ok: false; errors: InputErrors };

/** Reads `input` by a schema of the contract; every message that a visitor could see is one of the contract's. */
export function check<T>(schema: z.ZodType<T>, input: unknown): Checked<T> {
  const parsed = schema.safeParse(input, { error: fallbackMessage });
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, errors: fieldErrors(parsed.error) };
}

/** All schemas of the API are zod's. */
export const validatorCompiler: FastifySchemaCompiler<unknown> =
  ({ schema }) =>
  (input: unknown) => {
    const checked = check(schema as z.ZodType, input);
    return checked.ok ? { value: checked.value } : { error: new InvalidInput(checked.errors) };
  };

/** For rules whose schema brings no words of its own; zod's would speak of types. */
function fallbackMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return messages.fieldRequired;
  if (issue.code === 'too_big' && issue.origin === 'string') return messages.tooLong(Number(issue.maximum));
  return messages.fieldInvalid;
}

function fieldErrors(error: z.ZodError): InputErrors {
  const errors: InputErrors = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const field of issue.keys) errors[field] ??= messages.fieldUnknown;
    else if (issue.path.length > 0) errors[String(issue.path[0])] ??= issue.message;
  }
  return errors;
}
