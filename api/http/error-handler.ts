import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { summaryOf } from '#contract/fields';
import { messages } from '#contract/messages';
import type { ErrorBody } from '#contract/schema';
import { FilesUnavailable } from '../files/file-store.ts';
import type { Store } from '../store/open-store.ts';
import { FormTooLarge } from './application-form.ts';
import { InvalidInput } from './validation.ts';

/** Seconds after which a visitor may try again when the database is busy. */
const busyRetry = 5;

/** Answers of the framework by status: its own words speak to developers. Any other refusal is a request that could not be read. */
const wordsByStatus: Record<number, string> = {
  404: messages.http.notFound,
  413: messages.http.bodyTooLarge,
  415: messages.http.unsupportedType,
};

interface Refusal {
  status: number;
  body: ErrorBody;
}

/** The one place where a failure becomes an answer. Nothing of the error itself leaves the house. */
export function errorHandler(store: Pick<Store, 'isUnavailable'>) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { status, body } = refusalOf(error, request, store);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: error.code, status }, 'request refused');
    if (status === 503) reply.header('retry-after', busyRetry);
    return reply.code(status).send(body);
  };
}

function refusalOf(error: FastifyError, request: FastifyRequest, store: Pick<Store, 'isUnavailable'>): Refusal {
  if (error instanceof InvalidInput) return refuseInput(error, request);
  if (error instanceof FormTooLarge) return refuseResume();
  if (store.isUnavailable(error) || error instanceof FilesUnavailable || error.code === 'ENOSPC')
    return { status: 503, body: { message: messages.http.unavailable } };
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status: 500, body: { message: messages.http.serverError } };
  const words = wordsByStatus[status];
  return words ? { status, body: { message: words } } : { status: 400, body: { message: messages.http.malformed } };
}

/** Nothing else in an application can reach its limit. */
function refuseResume(): Refusal {
  const message = messages.application.tooLarge;
  return { status: 413, body: { message, errors: { resume: message } } };
}

function refuseInput({ errors, validationContext }: InvalidInput & FastifyError, request: FastifyRequest): Refusal {
  const isReadable = Object.keys(errors).length > 0 && validationContext !== 'headers';
  if (!isReadable) return { status: 400, body: { message: messages.http.malformed } };
  const required = request.routeOptions.config.requiredMessage ?? messages.correctFields;
  return { status: 422, body: { message: summaryOf(errors, required), errors } };
}
