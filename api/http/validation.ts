import type { FastifySchemaCompiler } from 'fastify';
import type { Message, MessageKey } from '#contract/messages';
import { messageOfIssue } from '#contract/schema';
import type { z } from '#contract/zod';

/** Field name → its first error. */
export type InputErrors = Record<string, Message>;

/** A request that the contract does not accept. */
export class InvalidInput extends Error {
  /** Empty when the input as a whole has the wrong shape. */
  readonly errors: InputErrors;

  constructor(errors: InputErrors) {
    super('The request does not match its schema');
    this.errors = errors;
  }
}

export type ValidationResult<T> = { ok: true; value: T } | { ok: false; errors: InputErrors };

/** Parses `input` by a schema of the contract; every error that a visitor could see is one of the contract's messages. */
export function validate<T>(schema: z.ZodType<T>, input: unknown): ValidationResult<T> {
  const parsed = schema.safeParse(input, { error: fallbackKey });
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, errors: fieldErrors(parsed.error) };
}

/** All schemas of the API are zod's. */
export const validatorCompiler: FastifySchemaCompiler<unknown> =
  ({ schema }) =>
  (input: unknown) => {
    const result = validate(schema as z.ZodType, input);
    return result.ok ? { value: result.value } : { error: new InvalidInput(result.errors) };
  };

/** For rules whose schema names no message; zod's own speak of types. */
function fallbackKey(issue: z.core.$ZodRawIssue): MessageKey {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'field.required';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'field.tooLong';
  return 'field.invalid';
}

function fieldErrors(error: z.ZodError): InputErrors {
  const errors: InputErrors = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const field of issue.keys) errors[field] ??= { key: 'field.unknown' };
    else if (issue.path.length > 0) errors[String(issue.path[0])] ??= messageOfIssue(issue);
  }
  return errors;
}
