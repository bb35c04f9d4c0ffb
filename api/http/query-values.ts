import { z } from '#contract/zod';

/** For `z.preprocess`: a list, which stands in a query string once for each value, as in `state=new&state=talk`. */
export const asList = (value: unknown) => (typeof value === 'string' ? [value] : value);

/** A condition that is asked for, excluded, or left open. */
export const flag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).optional();

/** Entries of a page, as many as the schema of the contract allows and gives by default. */
export const limit = (schema: z.ZodDefault<z.ZodInt>) => z.coerce.number().pipe(schema.unwrap()).default(schema.def.defaultValue);
