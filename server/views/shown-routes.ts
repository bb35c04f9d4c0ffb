import type { FastifyInstance } from 'fastify';
import { allForms } from '#contract/forms/all-forms';
import { shownPath } from '#contract/visits/view-paths';
import { lookingOf, type ViewCounter } from './view-counter.ts';

interface ShownRequest {
  Querystring: { form?: unknown };
}

/** Takes what a page tells of being shown. It names itself by the Referer, which a browser sends in full to its own site; nothing else is read. */
export function serveShown(app: FastifyInstance, views: ViewCounter | undefined): void {
  app.post<ShownRequest>(shownPath, ({ headers, host, query }, reply) => {
    const page = pathOnHost(headers.referer, host);
    const form = allForms.find(({ name }) => name === query.form)?.name;
    if (page !== undefined && (query.form === undefined || form)) views?.countShown(page, form, lookingOf(headers));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** Undefined for a page of another site. */
function pathOnHost(referer: string | undefined, host: string): string | undefined {
  try {
    const url = new URL(referer ?? '');
    return url.host === host ? url.pathname : undefined;
  } catch {
    return undefined;
  }
}
