import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isSame } from '#api/secrets/tokens';
import type { Store } from '#api/store/open-store';
import { messages } from '#content/en/messages';
import { isLoopback } from '../settings/loopback.ts';
import { mailBacklog, resultOf } from './probes.ts';

export interface MetricsOptions {
  /** Bearer token that allows reading. */
  token: string | undefined;
  /** Whether nobody reaches the server but whoever sits at this machine: then they may read without a token, when there is none. */
  isOnThisMachine: boolean;
  outbox: Pick<Store['outbox'], 'summary'> | undefined;
  /** Deliveries to other systems. */
  webhookDeliveries: Pick<Store['webhookDeliveries'], 'counts'> | undefined;
}

/** Route label of pages and files, which share one: their URLs are without number. */
const siteRoute = 'site';

export interface Metrics {
  /** Counts a response with status 200 to a GET request for a page or a file that no hook of Fastify saw. */
  countSiteResponse(milliseconds: number): void;
}

/** Counts and times requests, and serves the metrics at `/metrics` in the Prometheus format. */
export function addMetrics(app: FastifyInstance, { token, isOnThisMachine, outbox, webhookDeliveries }: MetricsOptions): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.01, 0.05, 0.2, 1, 5, 10],
    registers: [register],
  });
  const siteResponses = duration.labels({ method: 'GET', route: siteRoute, status: '200' });
  const updateMailGauges = outbox && addMailGauges(register, outbox);
  const updateWebhookGauge = webhookDeliveries && addWebhookGauge(register, webhookDeliveries);

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? siteRoute;
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(token === undefined ? isOnThisMachine && isFromThisMachine(request) : hasToken(request, token)))
      return reply.code(403).send({ message: messages['http.notFound'] });
    await Promise.all([updateMailGauges?.(), updateWebhookGauge?.()]);
    return reply.type(register.contentType).send(await register.metrics());
  });

  return { countSiteResponse: (milliseconds) => siteResponses.observe(milliseconds / 1000) };
}

/**
 * Adds the gauges of the outbox. Returns what brings them up to date with one query; while the database does not respond, they are left out of
 * the metrics.
 */
function addMailGauges(register: Registry, outbox: Pick<Store['outbox'], 'summary'>): () => Promise<void> {
  const mails = new Gauge({
    name: 'outbox_mails',
    help: 'Mails waiting to be sent, and dead-lettered mails',
    labelNames: ['state'],
    registers: [register],
  });
  const uncertain = new Gauge({
    name: 'outbox_uncertain_answers',
    help: 'Answers that may have been sent and wait for a person',
    registers: [register],
  });
  const oldest = new Gauge({ name: 'outbox_oldest_waiting_seconds', help: 'Age of the oldest waiting mail', registers: [register] });
  return async () => {
    const backlog = await resultOf(mailBacklog(outbox));
    mails.reset();
    // Unlike `reset`, which sets a gauge without labels to 0.
    for (const gauge of [oldest, uncertain]) gauge.remove();
    if (!backlog) return;
    mails.set({ state: 'waiting' }, backlog.waiting);
    mails.set({ state: 'dead' }, backlog.dead);
    uncertain.set(backlog.uncertain);
    oldest.set(backlog.oldestWaitingSeconds);
  };
}

/** The same for deliveries to other systems. */
function addWebhookGauge(register: Registry, deliveries: Pick<Store['webhookDeliveries'], 'counts'>): () => Promise<void> {
  const gauge = new Gauge({
    name: 'webhook_deliveries',
    help: 'Deliveries to other systems waiting to be sent, and those that were given up',
    labelNames: ['state'],
    registers: [register],
  });
  return async () => {
    const counts = await resultOf(deliveries.counts());
    gauge.reset();
    if (!counts) return;
    for (const state of ['waiting', 'dead'] as const)
      gauge.set(
        { state },
        [...counts.values()].reduce((total, count) => total + count[state], 0),
      );
  };
}

const hasToken = ({ headers }: FastifyRequest, token: string): boolean => isSame(headers.authorization ?? '', `Bearer ${token}`);

/** Proxies add these to a request. One that adds nothing is not to be told from a program on this machine, except by the host that was asked for. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  return isLoopback(raw.socket.remoteAddress ?? '') && isLoopback(host) && proxyHeaders.every((name) => headers[name] === undefined);
}
