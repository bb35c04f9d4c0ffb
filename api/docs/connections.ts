import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { brand } from '#brand';
import { idempotencyHeader } from '#contract/api-paths';
import { tokenScopes } from '#contract/office/connections/tokens';
import type { ApiInstance } from '../http/instance.ts';
import { describeWebhooks } from './webhooks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The document of what other systems read, write and are told. */
    connectionsDocument(): object;
  }
}

/** Name of the security scheme that every operation requires. */
const tokenScheme = 'accessToken';

/** Content types of a file, as it is sent and returned. */
const fileTypes = { consumes: ['application/octet-stream'], produces: ['text/csv', 'application/json'] };

const scopeList = Object.entries(tokenScopes)
  .map(([scope, permissions]) => `\`${scope}\` (as people with ${permissions.map((permission) => `\`${permission}\``).join(', ')})`)
  .join(', ');

type Transform = typeof jsonSchemaTransform;

/** Leaves in what tokens open, with the scope that it takes, and hides everything else: the screens of the Office have the rest to themselves. */
const onlyForTokens: Transform = (input) => {
  const { schema, route } = input;
  const scope = route.config?.tokenScope;
  if (scope === undefined || schema === undefined) return { url: input.url, schema: { hide: true } };
  const { body, headers, ...rest } = schema;
  const { schema: described, url } = jsonSchemaTransform({
    ...input,
    schema: {
      ...rest,
      hide: false,
      description: `${rest.description ?? ''} Scope: \`${scope}\`.`.trim(),
      security: [{ [tokenScheme]: [] }],
    },
  });
  // A file has no schema of its own.
  return { url, schema: { ...described, ...(route.url.includes('/content/') && { ...fileTypes, ...(body ? fileBody : {}) }) } };
};

const fileBody = {
  body: { type: 'string', format: 'binary' },
  headers: {
    type: 'object',
    properties: {
      [idempotencyHeader]: { type: 'string', description: 'Your own text for this import: sent again with it, it is not done twice.' },
    },
  },
};

/** Collects, of all routes declared after this call, what tokens open into a document of its own, with what other systems are told. */
export async function documentConnections(app: ApiInstance): Promise<void> {
  await app.register(swagger, {
    decorator: 'connectionsDocument' as 'swagger',
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API for other systems`,
        version: '1.0.0',
        description: [
          'What other systems read and write with a token, and what they are told by webhooks. Owners make both in the Office, under Connections.',
          `A token is sent as \`Authorization: Bearer …\`. It has one or several scopes: ${scopeList}.`,
          'Without a token that is good the response is 401, without its scope 403, beyond 300 requests in ten minutes 429 with Retry-After.',
          'Every response that is not a success is `{ "message": string, "key": string, "errors"?: { [field]: string } }`.',
          'What a token changes stands in the history of the Office under its name.',
          'Webhooks follow the Standard Webhooks specification (standardwebhooks.com), whose libraries verify them.',
        ].join(' '),
      },
      components: {
        securitySchemes: { [tokenScheme]: { type: 'http', scheme: 'bearer', description: 'A token that begins with `office_`.' } },
      },
      webhooks: describeWebhooks(),
    },
    transform: onlyForTokens,
  });
}
