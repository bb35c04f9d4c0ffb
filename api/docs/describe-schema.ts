import type { JsonSchema } from './api-document.ts';

const names: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
};
const formats: Record<string, string> = { date: 'date, YYYY-MM-DD', 'date-time': 'time, ISO 8601 in UTC', binary: 'file' };

/** A short description of the valid values: "text, 1 to 120 characters". */
export function describeSchema(schema: JsonSchema): string {
  if (schema.enum) return `one of: ${schema.enum.join(' · ')}`;
  if (schema.items) return `list; each: ${describeSchema(schema.items)}`;
  if (schema.properties) return `object with ${fieldNames(schema).join(', ')}`;
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return `object; each value: ${describeSchema(schema.additionalProperties)}`;
  const name = formats[schema.format ?? ''] ?? names[schema.type ?? ''] ?? 'any value';
  return [name, lengths(schema), bounds(schema)].filter(Boolean).join(', ');
}

/** Names of an object's fields, with a question mark behind those that may be missing. */
function fieldNames({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
}

function lengths({ minLength, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return '';
  return minLength === maxLength ? `${maxLength} characters` : `${minLength ?? 0} to ${maxLength} characters`;
}

/** The largest safe integer of JavaScript is not shown as a limit. */
function bounds({ minimum, maximum }: JsonSchema): string {
  const isLimited = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  if (isLimited) return `${minimum ?? 0} to ${maximum}`;
  return minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? '' : `${minimum} or more`;
}
