import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type LightMyRequestResponse, type RouteOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { tokenCookie, tokenHeader } from '#contract/api-paths';
import { createApi } from '../create-api.ts';
import type { FileStore } from '../files/file-store.ts';
import { localFiles } from '../files/local-files.ts';
import { mailFiles, mailFolder } from '../mail/mail-files.ts';
import { createTokens, type Tokens } from '../secrets/tokens.ts';
import type { ApiSettings } from '../settings.ts';
import type { NewJob } from '../store/jobs/jobs.ts';
import type { Store } from '../store/open-store.ts';
import type { TestEngine } from './engines.ts';
import { testSlots } from './picture-slots.ts';
import { temporaryFolder } from './temporary.ts';
import { testTexts } from './texts.ts';

const staff = ['staff@company.example'];

export const testSettings: ApiSettings = {
  staffEmails: { quote: staff, review: staff, application: staff },
  origin: 'https://company.example',
  applicationRetentionMonths: 12,
  signInProviders: [],
  webhooks: { allowsLoopback: true, overlapHours: 24, offAfterDays: 5 },
};

export interface TestApi {
  app: FastifyInstance;
  /** The folder of this test alone; the engine's database belongs to it. */
  dataDir: string;
  store: Store;
  files: FileStore;
  tokens: Tokens;
  /** Every route of the API. */
  routes: readonly RouteOptions[];
  /** Counts how often the API has woken the outbox. */
  wakes(): number;
  /** Headers of a request that a page of the site sends with a valid token. */
  trusted(): Record<string, string>;
  /** Sends a JSON body as such a page; `headers` are added or, where undefined, left out. */
  post(url: string, body: unknown, headers?: Record<string, string | undefined>): Promise<LightMyRequestResponse>;
  /** Everything in the private area, drafts included. */
  resumes(): Promise<string[]>;
  /** Everything in the public area, drafts included. */
  uploads(): Promise<string[]>;
}

export interface TestApiOptions {
  rateLimits?: boolean;
  settings?: Partial<ApiSettings>;
  /** Gets every line of the server's log. */
  log?: string[];
  /** Another API, whose database and files it shares, as processes of one site do. */
  beside?: Pick<TestApi, 'dataDir' | 'store'>;
}

/** The API on an empty database of the running test's own, inside a server that has pages of its own. */
export async function startApi(engine: TestEngine, options: TestApiOptions = {}): Promise<TestApi> {
  const dataDir = options.beside?.dataDir ?? (await temporaryFolder());
  const store = options.beside?.store ?? (await engine.open(dataDir));
  const files = await localFiles({ dataDir });
  const tokens = await createTokens(store);
  let wakes = 0;
  const { log } = options;
  const app = Fastify({
    trustProxy: true,
    ...(log && { logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } } }),
  });
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).type('text/html').send('<p>The page of the site</p>'));
  await app.register(
    createApi({
      store,
      files,
      mailFiles: mailFiles(mailFolder(dataDir)),
      tokens,
      pictureSlots: async () => testSlots,
      offerPdf: async ({ number, content }) => Buffer.from(`%PDF-1.7 ${number} ${content.lines.map(({ text }) => text).join()}`),
      settings: { ...testSettings, ...options.settings },
      ...testTexts,
      rateLimits: options.rateLimits ?? false,
      wakeOutbox: () => {
        wakes += 1;
      },
    }),
  );
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    if (!options.beside) await store.close();
  });

  const trusted = () => {
    const token = tokens.issue();
    return { 'sec-fetch-site': 'same-origin', cookie: `${tokenCookie}=${token}`, [tokenHeader.toLowerCase()]: token };
  };
  return {
    app,
    dataDir,
    store,
    files,
    tokens,
    routes,
    trusted,
    wakes: () => wakes,
    post: (url, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: Object.fromEntries(
          Object.entries({ 'content-type': 'application/json', ...trusted(), ...headers }).filter(([, value]) => value !== undefined),
        ),
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    resumes: () => readdir(join(dataDir, 'files', 'resumes')),
    uploads: () => readdir(join(dataDir, 'files', 'uploads')),
  };
}

/** Adds a job, open unless changed; returns its `_id`. */
export async function addOpenJob(store: Store, changes: Partial<NewJob> = {}): Promise<string> {
  const job: NewJob = {
    jobTitle: 'Network Engineer',
    location: 'Lisbon, Portugal',
    closingDate: '2999-12-31',
    publishedAt: '2026-01-01T00:00:00.000Z',
    summary: 'Plans and builds networks.',
    responsibilities: ['Plan', 'Build'],
    qualifications: ['Knows networks'],
    ...changes,
  };
  const [id = ''] = await store.transaction(({ careers }) => careers.add([job]));
  return id;
}
