import { idempotencyHeader } from '#contract/api-paths';
import { apiTimeoutMs } from '#contract/limits';
import { type OfficeCall, officeHeader, officeUrl } from '#contract/office/paths';
import { OfficeErrorBody } from '#contract/schema';
import type { z } from '#contract/zod';
import { OfficeError } from './office-error.ts';

export { errorText, isOfficeError, OfficeError } from './office-error.ts';

type QueryValue = string | number | boolean | null | undefined;

export interface RequestOptions<Schema extends z.ZodType | undefined = undefined> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fills the `:parameters` of the path. */
  parameters?: Readonly<Record<string, string>>;
  /** What is undefined is left out; the entries of a list repeat its name. */
  query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  body?: unknown;
  /** Sent as it is, instead of a body. */
  file?: Blob;
  /** Milliseconds after which it is given up; those of every other call unless given. */
  timeoutMs?: number;
  /** The version that the person saw: with a newer one the server answers 412, and the error carries it as `newer`. */
  version?: number;
  /** The same key makes a thing once, however often it is sent. Without it every POST has a new one. */
  idempotencyKey?: string;
  /** Of the answer; without it the answer is not read. */
  schema?: Schema;
  signal?: AbortSignal;
  /** Whether an ended session is worth asking the person to sign in again; then the request is sent once more. */
  asksToSignIn?: boolean;
}

type Answer<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;

/** Resolves when the person has signed in again; undefined while nobody is signed in, and nothing can be asked. */
let signInAgain: (() => Promise<void>) | undefined;

/** What a request does when the session has ended. Returns a function that removes it again. */
export function onSessionEnd(ask: () => Promise<void>): () => void {
  signInAgain = ask;
  return () => {
    if (signInAgain === ask) signInAgain = undefined;
  };
}

/** Calls the Office's API. Every failure is an `OfficeError`; an aborted `signal` rejects with its own reason. */
export async function request<Schema extends z.ZodType | undefined = undefined>(
  call: OfficeCall,
  options: RequestOptions<Schema> = {},
): Promise<Answer<Schema>> {
  const { method = 'GET', idempotencyKey = method === 'POST' ? crypto.randomUUID() : undefined, asksToSignIn = true } = options;
  const send = () => sendOnce(call, { ...options, method, idempotencyKey });
  try {
    return await send();
  } catch (error) {
    if (!asksToSignIn || !signInAgain || !(error instanceof OfficeError) || error.key !== 'office.signInNeeded') throw error;
    await signInAgain();
    return send();
  }
}

async function sendOnce<Schema extends z.ZodType | undefined>(call: OfficeCall, options: RequestOptions<Schema>): Promise<Answer<Schema>> {
  const { parameters, query, schema, signal, timeoutMs = apiTimeoutMs } = options;
  const url = officeUrl(call, parameters) + searchOf(query);
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...initOf(options), signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    text = await response.text();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new OfficeError({ key: 'connection', cause });
  }
  const body = parsed(text);
  if (!response.ok) throw failureOf(response, body, schema);
  if (!schema) return undefined as Answer<Schema>;
  const answer = schema.safeParse(body);
  if (!answer.success) throw new OfficeError({ status: response.status, key: 'unreadable', cause: answer.error });
  return answer.data as Answer<Schema>;
}

function initOf({ method, body, file, version, idempotencyKey }: RequestOptions<z.ZodType | undefined>): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang };
  if (method !== 'GET') headers[officeHeader.name] = officeHeader.value;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (file) headers['Content-Type'] = 'application/octet-stream';
  if (version !== undefined) headers['If-Match'] = `"${version}"`;
  if (idempotencyKey !== undefined) headers[idempotencyHeader] = idempotencyKey;
  const content = file ?? (body === undefined ? undefined : JSON.stringify(body));
  return { method, headers, credentials: 'same-origin', ...(content !== undefined && { body: content }) } as RequestInit;
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
