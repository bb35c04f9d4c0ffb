import { type Field, isRequired, type ValueOf } from './fields.ts';
import { type FormDefinition, type FormValues, hasFile } from './forms/form-definition.ts';
import { fillTimeField, honeypotField } from './forms/spam-hints.ts';
import { limits } from './limits.ts';
import { choice, email, id, line, paragraph, phone, ratingOf } from './schema.ts';
import { z } from './zod.ts';

type Shape<F extends FormDefinition> = { [Name in keyof FormValues<F>]: z.ZodType<FormValues<F>[Name]> };

type ValueField = Exclude<Field, { kind: 'file' }>;

const fillTime = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * The schema of a form's request, derived from its definition. A field that is not required may be missing. Unknown fields are refused. A file is no part of it; in the multipart form
 * that carries one, the values arrive as strings.
 */
export function requestSchema<F extends FormDefinition>(form: F) {
  const fields = Object.entries(form.fields).filter(([, field]) => field.kind !== 'file') as [string, ValueField][];
  const shape = Object.fromEntries(
    fields.map(([name, field]) => [name, isRequired(field) ? schemaOf(field) : schemaOf(field).default('')]),
  ) as Shape<F>;
  return z.strictObject({
    ...shape,
    [honeypotField]: z.string().max(limits.email).optional(),
    [fillTimeField]: (hasFile(form) ? z.coerce.number().pipe(fillTime) : fillTime).optional(),
  });
}

function schemaOf(field: ValueField): z.ZodType<ValueOf<Field>> {
  switch (field.kind) {
    case 'line':
      return line(field.max, field.required);
    case 'phone':
      return phone(field.max, field.required);
    case 'paragraph':
      return paragraph(field.max, field.required);
    case 'email':
      return email(field.max, field.required);
    case 'choice':
      return choice(field.options, field.required);
    case 'rating':
      return ratingOf(field.required);
    case 'hidden':
      return id;
  }
}
