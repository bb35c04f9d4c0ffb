import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { brand } from '#brand';
import { tokenCookie, tokenHeader } from '#contract/api-paths';
import { defaultLocale, locales } from '#contract/locales';
import type { ApiInstance } from '../http/instance.ts';

/** Name of the security scheme that every POST requires. */
export const tokenScheme = 'crossSiteToken';

/** Collects the schemas of all routes declared after this call into one OpenAPI 3.1 document. */
export async function documentApi(app: ApiInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '1.0.0',
        description: [
          'Everything that the public site reads and sends.',
          'Every response that is not a success is `{ "message": string, "errors"?: { [field]: string } }`; both are written for visitors.',
          'Messages, and positions, offices and clients as far as they are translated, are in the language that `Accept-Language` asks for:',
          `${locales.map((locale) => `\`${locale}\``).join(' or ')}, \`${defaultLocale}\` when it asks for neither. The response names it in \`Content-Language\`.`,
          'Mails about what was sent are in that language too.',
          'Keys are named `_id`, times are ISO 8601 in UTC, unknown fields are refused.',
          'POST requests are rate-limited per IP and in total; beyond a limit the response is 429 with Retry-After.',
        ].join(' '),
      },
      components: {
        securitySchemes: {
          [tokenScheme]: {
            type: 'apiKey',
            in: 'header',
            name: tokenHeader,
            description: `The value of the cookie ${tokenCookie}, which GET /api/token sets. The request must also come from a page of the site.`,
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
}
