import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, Refusal } from './refusal.ts';

/**
 * Tells whether a text in a value, the names of its fields included, has the character U+0000. Only lists and plain objects are looked into, a file is
 * not; without recursion, because a sender decides how deep a body is.
 */
export function hasNul(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (Array.isArray(next)) for (const entry of next) open.push(entry);
    else if (isPlain(next)) for (const [name, entry] of Object.entries(next)) open.push(name, entry);
  }
  return false;
}

/** Whether it is no instance of a class. A parsed query has a prototype of its own, without methods. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Refuses texts with U+0000, which PostgreSQL stores nowhere. @throws {Refusal} 400 */
export function requireNoNul(...values: unknown[]): void {
  if (values.some(hasNul)) throw new Refusal(400, { key: 'http.nul' });
}

/**
 * Refuses requests with U+0000 in the query or in the body, whichever database there is; a path with it names nothing. Before the schemas, which
 * clean texts of what nobody can see: no program that people write with makes this character. Headers with it are refused by Node.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }: FastifyRequest) => {
    if (hasNul(params)) throw notFound();
    requireNoNul(query, body);
  });
}
