import { type Field, isRequired, type ValueOf } from './fields.ts';
import { type FormDefinition, hasFile, type ValuesOf } from './forms/form-definition.ts';
import { fillTimeField, honeypotField } from './forms/spam-hints.ts';
import { limits } from './limits.ts';
import { choice, email, id, line, paragraph, phone, ratingOf } from './schema.ts';
import { z } from './zod.ts';

type Schemas<Fields> = { [Name in keyof ValuesOf<Fields>]: z.ZodType<ValuesOf<Fields>[Name]> };

type ValueField = Exclude<Field, { kind: 'file' }>;

const fillTime = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** The schemas of the values of some fields. One that is not required may be missing. A file is no part of them. */
export function valueSchemas<Fields extends FormDefinition['fields']>(fields: Fields): Schemas<Fields> {
  const values = Object.entries(fields).filter(([, field]) => field.kind !== 'file') as [string, ValueField][];
  return Object.fromEntries(
    values.map(([name, field]) => [name, isRequired(field) ? schemaOf(field) : schemaOf(field).default('')]),
  ) as Schemas<Fields>;
}

/**
 * The schema of a form's request, derived from its definition. Unknown fields are refused. In the multipart form that carries a file, the values
 * arrive as strings.
 */
export function requestSchema<F extends Pick<FormDefinition, 'fields'>>(form: F) {
  return z.strictObject({
    ...valueSchemas<F['fields']>(form.fields),
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
