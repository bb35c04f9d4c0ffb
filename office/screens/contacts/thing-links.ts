import type { LinkProps } from '@tanstack/react-router';
import type { SentThing } from '#contract/office/contacts/contact';

/** The way to what somebody sent. */
export function linkOf({ kind, id }: Pick<SentThing, 'kind' | 'id'>): LinkProps {
  if (kind === 'quote') return { to: '/quotes/$id', params: { id } };
  if (kind === 'application') return { to: '/applications/$id', params: { id } };
  return { to: '/reviews', search: { review: id } };
}
