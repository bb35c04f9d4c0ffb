import { type Mismatch, matchContract } from './match-contract.ts';
import { z } from './zod.ts';

/**
 * The fields of a document that match the contract, each by itself: one that does not is left out, and the others stay. Fields that the contract
 * does not know are ignored: a later version may have written them.
 */
export function matchFields<Shape extends z.ZodRawShape>(
  fields: z.ZodObject<Shape>,
  document: unknown,
  source: string,
): { values: Partial<z.output<z.ZodObject<Shape>>>; mismatches: Mismatch[] } {
  const known = typeof document === 'object' && document !== null ? document : {};
  const present = Object.entries(fields.shape).filter(([name]) => Object.hasOwn(known, name));
  const checked = present.map(([name, schema]) =>
    matchContract(z.object({ _id: z.literal(name), value: schema as z.ZodType }), [{ _id: name, value: Reflect.get(known, name) }], source),
  );
  const values = Object.fromEntries(checked.flatMap(({ matching }) => matching.map(({ _id, value }) => [_id, value])));
  return { values: values as Partial<z.output<z.ZodObject<Shape>>>, mismatches: checked.flatMap(({ mismatches }) => mismatches) };
}
