import { z } from '#contract/zod';

/** JSON Schema, as far as the contract needs it. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  default?: unknown;
}

const texts: Record<string, string> = {
  email: 'salma@company.example',
  date: '2999-12-31',
  'date-time': '2999-12-31T10:00:00.000Z',
  uri: 'https://company.example/',
  uuid: '6f0b7f3c-3a52-4a6f-9d1a-2f4f0b7f3c3a',
};
const nul = 'a\0b';

/** A value that the schema accepts, as nearly as can be told from it and from its name, with the fields that it requires. */
function sampleOf(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return sampleOf(first, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => schema.required?.includes(field))
          .map(([field, of]) => [field, sampleOf(of, field)]),
      );
    case 'array':
      return schema.prefixItems?.map((item) => sampleOf(item)) ?? (schema.items ? [sampleOf(schema.items)] : []);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return texts[schema.format ?? name] ?? 'a plain text'.padEnd(schema.minLength ?? 0, '.');
    default:
      return 'anything';
  }
}

/** The sample, once for each of its texts with U+0000 in it, and once for each place where a field of any name may stand. */
function withNulIn(schema: Schema): unknown[] {
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (alternatives) return alternatives.flatMap(withNulIn);
  if (schema.type === 'array' && schema.items) return withNulIn(schema.items).map((item) => [item]);
  if (schema.type === 'object') {
    const whole = sampleOf(schema) as object;
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      withNulIn(field).map((value) => ({ ...whole, [name]: value })),
    );
    const more = schema.additionalProperties;
    if (typeof more !== 'object') return fields;
    return [...fields, { ...whole, [nul]: sampleOf(more) }, ...withNulIn(more).map((value) => ({ ...whole, id: value }))];
  }
  return schema.type === 'string' || schema.type === undefined ? [nul.padEnd(schema.minLength ?? 0, '.')] : [];
}

/** Values of a schema of the contract, in which one text each has U+0000. */
export const nulSamples = (schema: z.ZodType): unknown[] =>
  withNulIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'throw' }) as Schema);
