import type { WaitingItem } from '#contract/office/today';

/** Returns the route at which a thing that waits is answered, as a link takes it. */
export function routeOf({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>) {
  if (kind === 'application') return { to: '/applications/$id', params: { id } } as const;
  return kind === 'review' ? ({ to: '/reviews', search: { review: id } } as const) : ({ to: '/quotes/$id', params: { id } } as const);
}
