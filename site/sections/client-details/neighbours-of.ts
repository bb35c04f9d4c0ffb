import type { Client } from '#contract/client';

const neighboursShown = 3;

/** Returns the clients of the same category that come after one on the clients page, from the beginning again where these are too few. */
export function neighboursOf(client: Client, clients: readonly Client[]): Client[] {
  const sector = clients.filter(({ category }) => category === client.category);
  const place = sector.findIndex(({ _id }) => _id === client._id);
  return [...sector.slice(place + 1), ...sector.slice(0, Math.max(0, place))].slice(0, neighboursShown);
}
