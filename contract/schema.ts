import { emailPattern, linePattern, paragraphPattern } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

/** zod measures a text in code points (JSON Schema's `maxLength` does); the limits and the browser's `maxlength` count UTF-16 code units. */
const text = (max: number, required: string) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, messages.tooLong(max))
    .refine((value) => value.length <= max, messages.tooLong(max));

/** A trimmed, non-empty text on one line, of at most `max` UTF-16 code units. */
export const line = (max: number, required: string = messages.fieldRequired) =>
  text(max, required).regex(linePattern, messages.invalidCharacters);

/** A trimmed, non-empty text that may break lines. */
export const paragraph = (max: number, required: string = messages.fieldRequired) =>
  text(max, required).regex(paragraphPattern, messages.invalidCharacters);

export const email = (required: string = messages.fieldRequired) => text(limits.email, required).regex(emailPattern, messages.invalidEmail);

/** PostgreSQL refuses a NUL in a text, so that one would be a fault instead of an unknown key. */
export const id = z.string().min(1).max(64).regex(linePattern, messages.fieldInvalid);

/** ISO 8601, UTC. */
export const timestamp = z.iso.datetime();

/**
 * What every form sends besides its fields. `companyWebsite` is invisible to people and stays empty; `elapsedMs` is the time
 * between the first look at the form and its sending. Entries that look automatic are flagged for staff, never dropped.
 */
export const automationHints = {
  companyWebsite: z.string().max(limits.email).optional(),
  elapsedMs: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
};

/** The answer to every accepted submission. The reference has eight characters without look-alikes. */
export const Receipt = z.object({ reference: z.string().length(8), receivedAt: timestamp });
export type Receipt = z.infer<typeof Receipt>;

/** The body of every answer that is not a success. `errors` names the fields at fault. */
export const ErrorBody = z.object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() });
export type ErrorBody = z.infer<typeof ErrorBody>;
