import { createHash } from 'node:crypto';
import type { FormOutcome } from '#contract/form-outcome';
import type { FormDefinition } from '#contract/forms/form-definition';
import { fillTimeField, honeypotField } from '#contract/forms/spam-hints';

type Values = FormOutcome['values'];

/** A form as a browser without JavaScript sent it. */
export interface PostedForm {
  /** Holds what was typed, by field name, without files. */
  values: Values;
  /** The same form with the same content has the same key. */
  idempotencyKey: string;
  /** The body for the API, with its media type. */
  type: string;
  body: string | Buffer<ArrayBuffer>;
}

/** The multipart framing is broken. */
export class MalformedPost extends Error {
  readonly statusCode = 400;
}

/** A form without files, which the API takes as JSON. Of a name that comes twice, the last value counts. */
export function textForm(form: FormDefinition, body: unknown): PostedForm {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  const values = Object.fromEntries(fields.map(([name, value]) => [name, (Array.isArray(value) ? value.at(-1) : value) ?? '']));
  const json = JSON.stringify(jsonOf(form, values));
  return { values, idempotencyKey: keyOf(form, Object.entries(values)), type: 'application/json', body: json };
}

/** A form with a file, which the API takes and validates as it came. Throws MalformedPost. */
export async function fileForm(form: FormDefinition, type: string, body: Buffer<ArrayBuffer>): Promise<PostedForm> {
  const parts = await partsOf(type, body);
  const values = Object.fromEntries(parts.filter((part): part is [string, string] => typeof part[1] === 'string'));
  const content = parts.map(
    async ([name, value]): Promise<[string, string]> => [
      name,
      typeof value === 'string' ? value : `${value.name} ${hashOf(new Uint8Array(await value.arrayBuffer()))}`,
    ],
  );
  return { values, idempotencyKey: keyOf(form, await Promise.all(content)), type, body };
}

async function partsOf(type: string, body: Buffer<ArrayBuffer>): Promise<[string, string | File][]> {
  try {
    return [...(await new Response(body, { headers: { 'content-type': type } }).formData())];
  } catch (error) {
    throw new MalformedPost('The multipart framing is broken', { cause: error });
  }
}

/** Values as the API's schemas expect them. A number or a honeypot that a browser sends empty is left out. */
function jsonOf(form: FormDefinition, values: Values): Record<string, unknown> {
  const isNumber = (name: string) => name === fillTimeField || form.fields[name]?.kind === 'rating';
  const sent = Object.entries(values).filter(([name, value]) => value !== '' || !(isNumber(name) || name === honeypotField));
  return Object.fromEntries(sent.map(([name, value]) => [name, isNumber(name) && Number.isFinite(Number(value)) ? Number(value) : value]));
}

function keyOf({ name }: FormDefinition, content: [string, string][]): string {
  return hashOf(JSON.stringify([name, content.toSorted(([one], [other]) => (one < other ? -1 : 1))]));
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url');
