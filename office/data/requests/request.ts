import { idempotencyHeader } from '#contract/api-paths';
import { apiTimeoutMs } from '#contract/limits';
import { type OfficeCall, officeHeader, officeUrl } from '#contract/office/paths';
import { Recorded } from '#contract/office/undo';
import { OfficeErrorBody } from '#contract/schema';
import type { z } from '#contract/zod';
import { NotConfirmed } from './not-confirmed.ts';
import { OfficeError } from './office-error.ts';
import { sendFile } from './send-file.ts';

export { errorText, isOfficeError, newerOf, OfficeError } from './office-error.ts';

/** Milliseconds: a file of some megabytes over a slow line. */
const fileTimeoutMs = 60_000;

type QueryValue = string | number | boolean | null | undefined;

export interface RequestOptions<Schema extends z.ZodType | undefined = undefined> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fills the `:parameters` of the path. */
  parameters?: Readonly<Record<string, string>>;
  /** Leaves out what is undefined; the entries of a list repeat its name. */
  query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  body?: unknown;
  /** Sent as it is, instead of a body. */
  file?: Blob;
  /** Told how much of a file has gone, from 0 to 1; then it is given up after `timeoutMs` without progress. */
  onProgress?: ((part: number) => void) | undefined;
  /** Milliseconds after which it is given up; those of every other call unless given. */
  timeoutMs?: number;
  /** The version that the person saw: with a newer one the server answers 412, and the error carries it as `newer`. */
  version?: number;
  /** The same key makes a thing once, however often it is sent. Without it every POST has a new one. */
  idempotencyKey?: string;
  /** The answer's schema; without it the answer is not read. */
  schema?: Schema;
  signal?: AbortSignal | undefined;
  /** Whether the person may be asked to sign in again, if that is missing; then the request is sent once more. */
  asksToSignIn?: boolean;
}

type Answer<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;

/** Names why the server wants somebody to sign in again: the session has ended, or is too old for what they do. */
export type SignInReason = 'ended' | 'recent';

const reasons: Partial<Record<OfficeError['key'], SignInReason>> = { 'office.signInNeeded': 'ended', 'office.signInAgain': 'recent' };

/** Resolves with whether the person has signed in again; undefined while nobody is signed in, and nothing can be asked. */
let signInAgain: ((reason: SignInReason) => Promise<boolean>) | undefined;

/** Says what a request does when the person has to sign in again. Returns a function that removes it. */
export function onSignInNeeded(ask: (reason: SignInReason) => Promise<boolean>): () => void {
  signInAgain = ask;
  return () => {
    if (signInAgain === ask) signInAgain = undefined;
  };
}

/** Sends again what was refused, once the person has signed in on top of what they were doing. Throws `NotConfirmed` when they do not want to. */
async function repeatAfterSignIn<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const reason = error instanceof OfficeError ? reasons[error.key] : undefined;
    if (!signInAgain || !reason) throw error;
    if (!(await signInAgain(reason))) throw new NotConfirmed();
    return send();
  }
}

/** Holds what a change answered, and the ids of its events, by which it can be undone; none where it cannot. */
export interface Changed<Result> {
  answer: Result;
  events: string[];
}

/** Calls the Office's API. Every failure is an `OfficeError`; an aborted `signal` rejects with its own reason. */
export const request = async <Schema extends z.ZodType | undefined = undefined>(
  call: OfficeCall,
  options: RequestOptions<Schema> = {},
): Promise<Answer<Schema>> => (await requestChange(call, options)).answer;

/** The same, of a change that can be undone. */
export async function requestChange<Schema extends z.ZodType | undefined = undefined>(
  call: OfficeCall,
  options: RequestOptions<Schema> = {},
): Promise<Changed<Answer<Schema>>> {
  const { method = 'GET', idempotencyKey = method === 'POST' ? crypto.randomUUID() : undefined, asksToSignIn = true } = options;
  const send = () => sendOnce(call, { ...options, method, idempotencyKey });
  return asksToSignIn ? repeatAfterSignIn(send) : send();
}

/** Fetches a file, with its bytes as they are. */
export const requestFile = (call: OfficeCall, options: Pick<RequestOptions, 'parameters' | 'query'>): Promise<Blob> =>
  repeatAfterSignIn(async () => {
    const { response, content } = await fetchAnswer(call, { ...options, timeoutMs: fileTimeoutMs });
    if (!response.ok) throw failureOf(response, parsed(await content.text()), undefined);
    return content;
  });

async function sendOnce<Schema extends z.ZodType | undefined>(
  call: OfficeCall,
  options: RequestOptions<Schema>,
): Promise<Changed<Answer<Schema>>> {
  const { schema } = options;
  const { response, content } = await fetchAnswer(call, options);
  const body = parsed(await content.text());
  if (!response.ok) throw failureOf(response, body, schema);
  const { events = [] } = Recorded.safeParse(body).data ?? {};
  if (!schema) return { answer: undefined as Answer<Schema>, events };
  const answer = schema.safeParse(body);
  if (!answer.success) throw new OfficeError({ status: response.status, key: 'unreadable', cause: answer.error });
  return { answer: answer.data as Answer<Schema>, events };
}

async function fetchAnswer(
  call: OfficeCall,
  options: RequestOptions<z.ZodType | undefined>,
): Promise<{ response: Response; content: Blob }> {
  const { parameters, query, file, signal, onProgress, timeoutMs = apiTimeoutMs } = options;
  const url = officeUrl(call, parameters) + searchOf(query);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const init = initOf(options);
    const response =
      file && onProgress
        ? await sendFile(url, { headers: init.headers, file, timeoutMs, signal, onProgress })
        : await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    return { response, content: await response.blob() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new OfficeError({ key: 'connection', cause });
  }
}

function initOf({
  method,
  body,
  file,
  version,
  idempotencyKey,
}: RequestOptions<z.ZodType | undefined>): RequestInit & { headers: Record<string, string> } {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang };
  if (method !== 'GET') headers[officeHeader.name] = officeHeader.value;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (file) headers['Content-Type'] = 'application/octet-stream';
  if (version !== undefined) headers['If-Match'] = `"${version}"`;
  if (idempotencyKey !== undefined) headers[idempotencyHeader] = idempotencyKey;
  const content = file ?? (body === undefined ? undefined : JSON.stringify(body));
  return { method, headers, credentials: 'same-origin', ...(content !== undefined && { body: content }) } as ReturnType<typeof initOf>;
}

function searchOf(query: RequestOptions['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, given] of Object.entries(query))
    for (const value of Array.isArray(given) ? (given as readonly QueryValue[]) : [given as QueryValue])
      if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  return search.size > 0 ? `?${search}` : '';
}

function failureOf({ status, headers }: Response, body: unknown, schema: z.ZodType | undefined): OfficeError {
  const refusal = OfficeErrorBody.safeParse(body);
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  if (refusal.success) return new OfficeError({ status, ...refusal.data, key: refusal.data.key as OfficeError['key'], retryAfter });
  // 412, and 409 where somebody else was faster: the newer state itself.
  const newer = schema?.safeParse(body);
  return new OfficeError({ status, key: newer?.success ? 'newer' : 'unreadable', newer: newer?.data, retryAfter });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
