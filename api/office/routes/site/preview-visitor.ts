import type { FastifyRequest } from 'fastify';
import { isAllowed, type Permission } from '#contract/office/permissions';
import { mustAddFactor } from '../../../accounts/me.ts';
import { sessionToken } from '../../../accounts/session-cookie.ts';
import { findSession } from '../../../accounts/sessions.ts';
import type { Store } from '../../../store/open-store.ts';

/** Holds what is read of a request for a page that staff alone see. */
export type PreviewRequest = Pick<FastifyRequest, 'headers' | 'protocol' | 'hostname'>;

/** Whether a request for a page comes from somebody of the Office who may publish what it previews. */
export async function mayPreview(store: Store, request: PreviewRequest, permission: Permission, now: Date): Promise<boolean> {
  const found = await findSession(store, sessionToken(request), now);
  if (found?.session.state !== 'full' || !isAllowed(found.account.roles, permission)) return false;
  return !(await mustAddFactor(store, found.account, found.session));
}
