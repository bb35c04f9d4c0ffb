import { createHash } from 'node:crypto';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { limits } from '#contract/limits';
import type { FileStore } from '../files/file-store.ts';
import { checkPdf, type PdfProblem } from '../files/pdf-check.ts';
import type { ReceivedResume } from '../files/received-resume.ts';
import { displayName } from './display-name.ts';

/** The multipart framing is broken or was cut off. */
export class MalformedForm extends Error {
  readonly statusCode = 400;
}

/** The form is larger than an application may be. */
export class FormTooLarge extends Error {
  readonly statusCode = 413;
}

/** A multipart application as it arrived; nothing but the framing has been checked. */
export interface ApplicationForm {
  /** Text parts, and file parts other than the résumé with their file name: the schema refuses those as unknown. */
  fields: Record<string, unknown>;
  resume: (ReceivedResume & { problem: PdfProblem | undefined }) | undefined;
}

/** Limits of the parser. It accepts longer text than any field does, so that the schema can name the field that is too long. */
export const multipartLimits = { fields: 20, files: 2, parts: 22, fieldSize: limits.requestBody, fileSize: limits.application };

/**
 * Reads the form, streaming the résumé to a draft in the private area. The caller ends the draft; when this throws there is none.
 * Throws MalformedForm, FormTooLarge, or what the file store throws.
 */
export async function readApplicationForm(request: FastifyRequest, files: FileStore): Promise<ApplicationForm> {
  const form: ApplicationForm = { fields: {}, resume: undefined };
  try {
    for await (const part of partsOf(request)) {
      const isResume = part.type === 'file' && part.fieldname === 'resume';
      if (part.fieldname in form.fields || (isResume && form.resume)) throw new MalformedForm('A part comes twice');
      if (isResume) form.resume = await receiveResume(part, files);
      else form.fields[part.fieldname] = part.type === 'file' ? await skipFile(part) : part.value;
    }
    return form;
  } catch (error) {
    await form.resume?.draft.discard();
    // The rest of the form is read and discarded, or the sender would never read the response.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

/** The parser's errors are about the request, but carry no status, or 500. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: multipartLimits });
  } catch (error) {
    throw asFormError(error);
  }
}

async function* chunksOf(part: MultipartFile): AsyncGenerator<Buffer> {
  // A file that is larger than a whole application may be is not read to its end.
  part.file.once('limit', () => part.file.destroy(new FormTooLarge('The file is larger than the whole form may be')));
  try {
    yield* part.file;
  } catch (error) {
    throw asFormError(error);
  }
}

function asFormError(error: unknown): Error {
  if (error instanceof MalformedForm || error instanceof FormTooLarge) return error;
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 413)
    return new FormTooLarge('Too many parts', { cause: error });
  return new MalformedForm('The multipart framing is broken', { cause: error });
}

async function receiveResume(part: MultipartFile, files: FileStore): Promise<NonNullable<ApplicationForm['resume']>> {
  const draft = await files.begin('resumes', 'pdf');
  const check = checkPdf();
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of chunksOf(part)) {
      check.add(chunk);
      hash.update(chunk);
      size += chunk.length;
      if (!check.isRejected()) await draft.write(chunk);
    }
    return { draft, fileName: displayName(nameOf(part)), size, hash: hash.digest('hex'), problem: check.problem() };
  } catch (error) {
    await draft.discard();
    throw error;
  }
}

async function skipFile(part: MultipartFile): Promise<string> {
  for await (const _chunk of chunksOf(part));
  return nameOf(part);
}

/** The parser's types promise a name. A browser whose visitor has chosen no file sends an empty one, and the parser then gives none. */
const nameOf = (part: MultipartFile): string => (part.filename as string | undefined) ?? '';
