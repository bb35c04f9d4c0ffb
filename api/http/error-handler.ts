import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { summaryOf } from '#contract/forms/validate-form';
import { type Message, type MessageTexts, messageText } from '#contract/messages';
import type { ErrorBody } from '#contract/schema';
import { FilesUnavailable } from '../files/file-store.ts';
import type { MailContext } from '../settings.ts';
import type { Store } from '../store/open-store.ts';
import { FormTooLarge } from './application-form.ts';
import { localeOf } from './language.ts';
import { Refusal } from './refusal.ts';
import { InvalidInput } from './validation.ts';

/** Seconds after which a visitor may try again when the database is busy. */
const busyRetrySeconds = 5;

/** Proxies log this for a client that did not wait for the answer; nobody receives it. */
const clientClosedRequest = 499;

/** Messages for the framework's own refusals, whose texts are for developers. Any other is a request that could not be read. */
const messagesByStatus: Record<number, Message> = {
  404: { key: 'http.notFound' },
  413: { key: 'http.bodyTooLarge' },
  415: { key: 'http.unsupportedType' },
};

/** The one place where a failure becomes a response, and a message becomes text. No detail of the error itself is exposed. */
export function errorHandler({ store, texts }: Pick<MailContext, 'texts'> & { store: Store }) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isClientAbort(error, reply)) {
      request.log.info('client went away');
      return reply.code(clientClosedRequest).send();
    }
    const refusal = refusalOf(error, request, store);
    const status = refusal.statusCode;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    else if (isToBeLogged(error)) request.log.info({ code: error.code, reason: refusal.reason.key, status }, 'request refused');
    if (status === 503) reply.header('retry-after', busyRetrySeconds);
    return reply.code(status).send({
      ...errorBody(refusal, texts[localeOf(request)].messages),
      ...(isOfOffice(request) && { key: refusal.reason.key }),
    });
  };
}

/** The connection ended before anything of a file was sent: that is no fault of the file. */
const isClientAbort = ({ code }: FastifyError, reply: FastifyReply): boolean =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed;

/** Most refusals of our own are what people do every day. Of 403 the reason is asked for: a proxy that forwards another host refuses every form. */
const isToBeLogged = (error: FastifyError): boolean => !(error instanceof Refusal) || error.statusCode === 403;

const isOfOffice = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config?.permission !== undefined;

function errorBody({ reason, errors }: Refusal, texts: MessageTexts): ErrorBody {
  const message = messageText(texts, reason);
  if (!errors) return { message };
  return { message, errors: Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, messageText(texts, error)])) };
}

function refusalOf(error: FastifyError, request: FastifyRequest, store: Pick<Store, 'isUnavailable'>): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof InvalidInput) return refuseInput(error, request);
  if (error instanceof FormTooLarge) return refuseResume();
  if (store.isUnavailable(error) || error instanceof FilesUnavailable || error.code === 'ENOSPC')
    return new Refusal(503, { key: 'http.unavailable' });
  const status = error.statusCode ?? 500;
  if (status >= 500) return new Refusal(500, { key: 'http.serverError' });
  const message = messagesByStatus[status];
  return message ? new Refusal(status, message) : new Refusal(400, { key: 'http.malformed' });
}

/** Nothing but the résumé can reach the size limit of an application. */
function refuseResume(): Refusal {
  const message: Message = { key: 'application.tooLarge' };
  return new Refusal(413, message, { resume: message });
}

function refuseInput({ errors, validationContext }: InvalidInput & FastifyError, request: FastifyRequest): Refusal {
  const isReadable = Object.keys(errors).length > 0 && validationContext !== 'headers';
  if (!isReadable) return new Refusal(400, { key: 'http.malformed' });
  return new Refusal(422, summaryOf(errors, request.routeOptions.config.form), errors);
}
