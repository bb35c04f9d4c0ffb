import type { FastifyRequest } from 'fastify';
import type { Locale } from '#contract/locales';
import { preferredLocale } from '#contract/text/accept-language';
import type { ApiInstance } from './instance.ts';
import { varyBy } from './vary.ts';

/** The language in which a request is answered. */
export const localeOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Locale => preferredLocale(headers['accept-language']);

/** Names the language of every JSON response. One that has the same words for everybody says so itself, in its own Content-Language. */
export function nameLanguage(app: ApiInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const isJson = reply.getHeader('content-type')?.toString().startsWith('application/json');
    if (!isJson || reply.hasHeader('content-language')) return;
    reply.header('content-language', localeOf(request));
    varyBy(reply, 'Accept-Language');
  });
}
