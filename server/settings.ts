import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { brand } from '#brand';
import { applicationRetentionMonths } from '#contract/limits';
import { z } from '#contract/zod';
import { databaseUrl, emails, isProxyRange, onOff, origin, sender, wholeNumber } from './settings/formats.ts';
import { isLoopback } from './settings/loopback.ts';
import { type Environment, misspeltSetting } from './settings/names.ts';
import { signInProviders } from './settings/sign-in-providers.ts';

const Variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_WAIT_SECONDS: wholeNumber(0, 3600).default(5),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be a URL such as smtps://user:password@mail.example:465' }).optional(),
  IMAP_URL: z.url({ protocol: /^imaps?$/, error: 'must be a URL such as imaps://user:password@mail.example:993' }).optional(),
  MAIL_FROM: sender.default({ name: brand.name, address: brand.email.label }),
  OIDC_PROVIDERS: signInProviders.default([]),
  STAFF_EMAIL: emails.default([brand.email.label]),
  STAFF_EMAIL_QUOTES: emails.optional(),
  STAFF_EMAIL_REVIEWS: emails.optional(),
  STAFF_EMAIL_APPLICATIONS: emails.optional(),
  KEEP_APPLICATIONS_MONTHS: wholeNumber(
    1,
    applicationRetentionMonths,
    `must be at most ${applicationRetentionMonths}, which is what the privacy policy promises`,
  ).default(applicationRetentionMonths),
  DEMO: z.enum(['on', 'site', 'off'], 'must be on, site or off').optional(),
  RATE_LIMITS: onOff.default('on'),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((range) => range.trim()))
    .refine(
      (ranges) => ranges.every(isProxyRange),
      'must be IP addresses, CIDR ranges such as 10.0.0.0/8, or loopback, separated by commas',
    )
    .optional(),
  HSTS_SUBDOMAINS: onOff.default('off'),
  WARM_UP: onOff.default('on'),
  WEBHOOKS_LOOPBACK: onOff.default('off'),
  WEBHOOKS_OVERLAP_HOURS: wholeNumber(1, 720).default(24),
  WEBHOOKS_OFF_AFTER_DAYS: wholeNumber(2, 60).default(5),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level from trace to fatal, or silent')
    .default('info'),
});

const s3Variables = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function s3Settings(env: z.output<typeof Variables>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey };
}

/** The first setting that says that others than this machine reach the server, perhaps through a proxy on this machine. */
function exposureOf({ NODE_ENV, HOST, ORIGIN, TRUST_PROXY }: z.output<typeof Variables>): string | undefined {
  if (NODE_ENV === 'production') return 'NODE_ENV is production';
  if (!isLoopback(HOST)) return `HOST is ${HOST}`;
  if (ORIGIN !== undefined && !isLoopback(new URL(ORIGIN).hostname)) return `ORIGIN is ${ORIGIN}`;
  return TRUST_PROXY && `TRUST_PROXY is ${TRUST_PROXY.join(',')}`;
}

/** Whether an origin is without TLS, and not of this machine, which needs none. */
const isPublicHttp = (origin: string | undefined): boolean => origin?.startsWith('http:') === true && !isLoopback(new URL(origin).hostname);

const Settings = Variables.superRefine((env, context) => {
  if (env.RATE_LIMITS === 'off' && !(isLoopback(env.HOST) && isLoopback(new URL(env.ORIGIN ?? brand.origin).hostname)))
    context.addIssue({
      code: 'custom',
      path: ['RATE_LIMITS'],
      message: 'may only be off while HOST and ORIGIN are this machine (localhost)',
    });
  if (env.WEBHOOKS_LOOPBACK === 'on' && exposureOf(env) !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['WEBHOOKS_LOOPBACK'],
      message: `may only be on while nobody but this machine reaches the server (${exposureOf(env)})`,
    });
  for (const name of ['ORIGIN', 'API_ORIGIN'] as const)
    if (env.NODE_ENV === 'production' && isPublicHttp(env[name]))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'must begin with https:// in production: browsers keep sign-ins and passkeys of the Office to https',
      });
  const missing = s3Variables.filter((name) => env[name] === undefined);
  if (missing.length < s3Variables.length)
    for (const name of missing)
      context.addIssue({ code: 'custom', path: [name], message: `must be set too: ${s3Variables.join(', ')} belong together` });
}).transform((env) => ({
  port: env.PORT,
  /** Host name or IP address to listen on. */
  host: env.HOST,
  /** Absolute path of the folder with all persistent data. */
  dataDir: env.DATA_DIR,
  /** PostgreSQL database to use instead of the SQLite file in the data folder. */
  databaseUrl: env.DATABASE_URL,
  /** Seconds that the start waits for a PostgreSQL database that does not accept connections yet, before it serves what it can without. */
  databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
  /** S3 bucket for résumés and uploads, instead of the data folder. */
  s3: s3Settings(env),
  /** Public origin of the site, for canonical URLs and links in mails. */
  origin: env.ORIGIN ?? brand.origin,
  /** Origin of the API when it is not this process. */
  apiOrigin: env.API_ORIGIN,
  smtpUrl: env.SMTP_URL,
  /** The mailbox that customers reply to. */
  imapUrl: env.IMAP_URL,
  /** From address of all mails. */
  mailFrom: env.MAIL_FROM,
  /** Companies that sign colleagues in to the Office. */
  signInProviders: env.OIDC_PROVIDERS,
  /** Recipients of the notification about a submission, by its form. */
  staffEmails: {
    quote: env.STAFF_EMAIL_QUOTES ?? env.STAFF_EMAIL,
    review: env.STAFF_EMAIL_REVIEWS ?? env.STAFF_EMAIL,
    application: env.STAFF_EMAIL_APPLICATIONS ?? env.STAFF_EMAIL,
  },
  /** Months after which an application is deleted with its résumé and mails. */
  applicationRetentionMonths: env.KEEP_APPLICATIONS_MONTHS,
  /** Settings of webhooks, named as in `WebhookSettings`. */
  webhooks: {
    allowsLoopback: env.WEBHOOKS_LOOPBACK === 'on',
    overlapHours: env.WEBHOOKS_OVERLAP_HOURS,
    offAfterDays: env.WEBHOOKS_OFF_AFTER_DAYS,
  },
  isProduction: env.NODE_ENV === 'production',
  /** Says why the server is more than one on somebody's own machine, in the words of a log; undefined when nothing says so. */
  exposure: exposureOf(env),
  /** Whether an empty database is seeded with demo data. */
  demo: (env.DEMO ?? (env.NODE_ENV === 'production' ? 'off' : 'on')) !== 'off',
  /** Whether the demo fills the Office too. */
  demoWork: (env.DEMO ?? (env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
  rateLimits: env.RATE_LIMITS === 'on',
  /** Proxies whose X-Forwarded-For header is trusted. */
  trustProxy: env.TRUST_PROXY,
  /** Whether browsers are to use https for all subdomains too (HSTS). */
  hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
  /** Whether every page is rendered in the background after the start. */
  warmUp: env.WARM_UP === 'on',
  metricsToken: env.METRICS_TOKEN,
  logLevel: env.LOG_LEVEL,
}));
export type Settings = z.output<typeof Settings>;

/** Whether demo data is on, and nobody but whoever sits at this machine reaches the server. */
export const isDemoOnThisMachine = ({ demo, exposure }: Settings): boolean => demo && exposure === undefined;

export const settingNames: readonly string[] = Object.keys(Variables.shape);

/** All invalid settings, one line each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Validates the settings. An empty variable counts as unset; one whose name is nearly that of a setting is an error. Throws SettingsError. */
export function readSettings(env: Environment): Settings {
  const result = validate(env);
  if (result.settings) return result.settings;
  throw new SettingsError(result.problems);
}

/**
 * The environment of the process, which overrides the file `.env`. Throws SettingsError when the file has a name that no setting has: the
 * file is for this site alone, while the environment belongs to other programs too.
 */
export function environment(file = '.env'): Environment {
  const inFile = readEnvironmentFile(file);
  const env = { ...inFile, ...process.env };
  const unknown = Object.keys(inFile).filter(
    (name) => !settingNames.includes(name) && misspeltSetting(name, env, settingNames) === undefined,
  );
  if (unknown.length === 0) return env;
  throw new SettingsError([...unknown.map((name) => `${name} in ${file} is not a setting`), ...(validate(env).problems ?? [])]);
}

type Validated = { settings: Settings; problems?: never } | { settings?: never; problems: string[] };

function validate(env: Environment): Validated {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const misspelt = Object.keys(set).flatMap((name) => {
    const meant = misspeltSetting(name, set, settingNames);
    return meant === undefined ? [] : [`${name} is not a setting; did you mean ${meant}?`];
  });
  const result = Settings.safeParse(set);
  const problems = [...misspelt, ...(result.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`)];
  return result.success && problems.length === 0 ? { settings: result.data } : { problems };
}

function readEnvironmentFile(file: string): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
