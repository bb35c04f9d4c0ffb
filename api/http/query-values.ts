import { z } from '#contract/zod';

/** Yes and no as they stand in a URL. */
const yesOrNo = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });

/**
 * A query of the contract as it stands in a URL, where everything is text: numbers and yes or no are read from it, and a list stands there once for
 * each value, as in `state=new&state=talk`.
 */
export function inUrl<Schema extends z.ZodObject>(schema: Schema): z.ZodType<z.output<Schema>> {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [name, z.preprocess(readerOf(field), field)]);
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodType<z.output<Schema>>;
}

function readerOf(field: z.core.$ZodType): (value: unknown) => unknown {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return readerOf(field.unwrap());
  if (field instanceof z.ZodArray) return (value) => (typeof value === 'string' ? [value] : value);
  // What is neither is refused by the field itself.
  if (field instanceof z.ZodBoolean) return (value) => yesOrNo.safeParse(value).data ?? value;
  if (field instanceof z.ZodNumber) return (value) => (typeof value === 'string' ? Number(value) : value);
  return (value) => value;
}
