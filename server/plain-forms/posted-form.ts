import { createHash } from 'node:crypto';
import type { FormOutcome } from '#contract/form-outcome';

type Form = FormOutcome['form'];
type Values = FormOutcome['values'];

/** A form as a browser without JavaScript sent it. */
export interface PostedForm {
  /** What was typed, by field name. Files are not among it. */
  values: Values;
  /** The same form with the same content has the same key. */
  key: string;
  /** What the API is sent, with its media type. */
  type: string;
  body: string | Buffer<ArrayBuffer>;
}

/** The multipart framing is broken. */
export class MalformedPost extends Error {
  readonly statusCode = 400;
}

/** What a browser leaves empty in these is as good as not sent; the last two are numbers. */
const optionalFields = ['companyWebsite', 'elapsedMs', 'rate'];
const numericFields = ['elapsedMs', 'rate'];

/** A form without files: the API takes it as JSON. Of a name that comes twice, the last one counts. */
export function textForm(form: Form, body: unknown): PostedForm {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  const values = Object.fromEntries(fields.map(([name, value]) => [name, (Array.isArray(value) ? value.at(-1) : value) ?? '']));
  return { values, key: keyOf(form, Object.entries(values)), type: 'application/json', body: JSON.stringify(jsonOf(values)) };
}

/** A form with a file: the API takes it as it came, and judges it. Throws MalformedPost. */
export async function fileForm(form: Form, type: string, body: Buffer<ArrayBuffer>): Promise<PostedForm> {
  const parts = await partsOf(type, body);
  const values = Object.fromEntries(parts.filter((part): part is [string, string] => typeof part[1] === 'string'));
  const named = parts.map(
    async ([name, value]): Promise<[string, string]> => [
      name,
      typeof value === 'string' ? value : `${value.name} ${hashOf(new Uint8Array(await value.arrayBuffer()))}`,
    ],
  );
  return { values, key: keyOf(form, await Promise.all(named)), type, body };
}

async function partsOf(type: string, body: Buffer<ArrayBuffer>): Promise<[string, string | File][]> {
  try {
    return [...(await new Response(body, { headers: { 'content-type': type } }).formData())];
  } catch (error) {
    throw new MalformedPost('The multipart framing is broken', { cause: error });
  }
}

function jsonOf(values: Values): Record<string, unknown> {
  const sent = Object.entries(values).filter(([name, value]) => value !== '' || !optionalFields.includes(name));
  return Object.fromEntries(
    sent.map(([name, value]) => [name, numericFields.includes(name) && Number.isFinite(Number(value)) ? Number(value) : value]),
  );
}

function keyOf(form: Form, content: [string, string][]): string {
  return hashOf(JSON.stringify([form, content.toSorted(([one], [other]) => (one < other ? -1 : 1))]));
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url');
