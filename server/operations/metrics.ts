import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '#api/store/open-store';
import { isSame } from '#api/tokens';
import { messages } from '#contract/messages';
import { mailBacklog } from './probes.ts';

export interface MetricsOptions {
  /** Whoever sends it as a bearer token may read; without it, programs on this machine may. */
  token: string | undefined;
  outbox: Pick<Store['outbox'], 'summary'> | undefined;
}

/** Route label of pages and files, which share one: their URLs are without number. */
const siteRoute = 'site';

export interface Metrics {
  /** Counts a response with status 200 to a GET request for a page or a file that no hook of Fastify saw. */
  countSiteResponse(milliseconds: number): void;
}

/** Counts and times requests, and exposes the figures at `/metrics` in the Prometheus format. */
export function addMetrics(app: FastifyInstance, { token, outbox }: MetricsOptions): Metrics {
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
  if (outbox) addMailGauges(register, outbox);

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? siteRoute;
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request, token)) return reply.code(403).send({ message: messages.http.notFound });
    return reply.type(register.contentType).send(await register.metrics());
  });

  return { countSiteResponse: (milliseconds) => siteResponses.observe(milliseconds / 1000) };
}

function addMailGauges(register: Registry, outbox: Pick<Store['outbox'], 'summary'>): void {
  new Gauge({
    name: 'outbox_mails',
    help: 'Mails that are waiting to be sent, and mails that were given up',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      const { waiting, dead } = await outbox.summary();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'dead' }, dead);
    },
  });
  new Gauge({
    name: 'outbox_oldest_waiting_seconds',
    help: 'Age of the mail that has been waiting longest',
    registers: [register],
    async collect() {
      this.set((await mailBacklog(outbox)).oldestWaitingSeconds);
    },
  });
}

const thisMachine = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** A proxy on this machine has a local address too, but says for whom it asks. */
function mayRead({ raw, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  return forwarded === undefined && thisMachine.includes(raw.socket.remoteAddress ?? '');
}
