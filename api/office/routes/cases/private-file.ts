import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../../files/file-store.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import type { NewEvent } from '../../../store/changes/events.ts';
import { recordEvent } from '../../../store/work.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transact } from '../../transact.ts';

/** A file came from outside: it must not run or fetch anything, and nothing keeps a copy of it. */
export const privateHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Refuses a link on another site that somebody follows: that is no opening. */
export function refuseOtherSites({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new Refusal(403, { key: 'http.forbiddenOrigin' });
}

interface PrivateFile {
  /** Undefined for one that is not there. */
  stored: StoredFile | undefined;
  type: string;
  /** The header `Content-Disposition`. */
  disposition: string;
  /** Says that it was opened, and by whom; left out where that is nobody's business. */
  opened?: Omit<NewEvent, 'actor'> | undefined;
}

/** Sends a file that came from outside, when its opening is written down. Always as a file: in the Office it is read by a script, and nothing else is to show it on this origin. */
export async function sendPrivateFile(
  deps: OfficeDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { stored, type, disposition, opened }: PrivateFile,
): Promise<FastifyReply> {
  if (!stored) throw notFound();
  try {
    if (opened) await transact(deps, request, (work) => recordEvent(work, opened));
  } catch (error) {
    stored.stream.destroy();
    throw error;
  }
  return reply
    .headers(privateHeaders)
    .header('content-type', type)
    .header('content-disposition', disposition)
    .header('content-length', stored.size)
    .send(stored.stream);
}
