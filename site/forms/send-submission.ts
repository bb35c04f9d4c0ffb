import type { FormDefinition } from '#contract/forms/form-definition';
import { api } from '#site/data/api.ts';
import type { Submission } from './submission.ts';

export interface SendOptions {
  /** The chosen file and the name of its field. */
  file?: { name: string; content: File } | undefined;
  /** Called with the share of the bytes that have left, 0 to 1; only where a file is sent. */
  onProgress(share: number): void;
}

/** Sends a form to its API path: as JSON, or with its file as multipart/form-data. Throws ApiError. */
export function sendSubmission(
  { apiPath }: FormDefinition,
  { idempotencyKey, fields }: Submission,
  { file, onProgress }: SendOptions,
): Promise<unknown> {
  if (!file) return api.submit(apiPath, fields, idempotencyKey);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  // Last, so that the server has parsed all other fields when the file begins.
  body.set(file.name, file.content);
  return api.submitFile(apiPath, body, idempotencyKey, onProgress);
}
