import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { defaultLocale } from '#contract/locales';
import type { ApiDocument } from '../docs/api-document.ts';
import { type DocsLinks, pageStyle, renderDocs } from '../docs/page.ts';
import type { ApiInstance } from '../http/instance.ts';

const styleHash = createHash('sha256').update(pageStyle).digest('base64');
const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const connectionPaths = { json: '/api/openapi-connections.json', page: '/api/docs/connections' };
const publicLinks: DocsLinks = {
  json: '/api/openapi.json',
  other: { href: connectionPaths.page, label: 'tokens and webhooks for other systems' },
};
const connectionLinks: DocsLinks = {
  json: connectionPaths.json,
  other: { href: '/api/docs', label: 'what the public site reads and sends' },
};

const asPage = (reply: FastifyReply) =>
  reply.headers({ 'content-security-policy': contentSecurityPolicy, 'content-language': defaultLocale }).type('text/html; charset=utf-8');

/** The API's own documentation, for programs and for people. */
export function docsRoutes(app: ApiInstance): void {
  app.get('/api/openapi.json', {
    schema: { hide: true },
    handler: async (_request, reply) => reply.header('content-language', defaultLocale).send(app.swagger()),
  });
  app.get('/api/docs', {
    schema: { hide: true },
    handler: async (_request, reply) => {
      // The document is generated from our own schemas, which produce no more than this type has.
      const page = renderDocs(app.swagger() as unknown as ApiDocument, publicLinks);
      return asPage(reply).send(page);
    },
  });
  app.get(connectionPaths.json, {
    schema: { hide: true },
    handler: async (_request, reply) => reply.header('content-language', defaultLocale).send(app.connectionsDocument()),
  });
  app.get(connectionPaths.page, {
    schema: { hide: true },
    handler: async (_request, reply) => asPage(reply).send(renderDocs(app.connectionsDocument() as ApiDocument, connectionLinks)),
  });
}
