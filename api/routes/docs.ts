import { createHash } from 'node:crypto';
import { defaultLocale } from '#contract/locales';
import type { ApiDocument } from '../docs/api-document.ts';
import { pageStyle, renderDocs } from '../docs/page.ts';
import type { ApiInstance } from '../http/instance.ts';

const styleHash = createHash('sha256').update(pageStyle).digest('base64');
const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

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
      const page = renderDocs(app.swagger() as unknown as ApiDocument);
      return reply
        .headers({ 'content-security-policy': contentSecurityPolicy, 'content-language': defaultLocale })
        .type('text/html; charset=utf-8')
        .send(page);
    },
  });
}
