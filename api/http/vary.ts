import type { FastifyReply } from 'fastify';

/** Adds the name of a request header, on which the response depends, to its Vary header. */
export function varyBy(reply: FastifyReply, header: string): void {
  const names = reply.getHeader('vary')?.toString().split(/, */) ?? [];
  if (!names.some((name) => name.toLowerCase() === header.toLowerCase())) reply.header('vary', [...names, header].join(', '));
}
