import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { FormDefinition } from '#contract/forms/form-definition';

/** Fastify with the contract's schemas as the types of requests and replies. */
export type ApiInstance = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form that the route takes; the summary of its errors is the form's. */
    form?: FormDefinition;
  }
}
