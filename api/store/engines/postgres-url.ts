/** The servers that a PostgreSQL URL names. */
export interface PostgresServers {
  /** One URL for each host, in the order in which they are tried. */
  urls: string[];
  /** Whether a server that takes no writes is passed over. */
  mustWrite: boolean;
}

/** The values of `target_session_attrs` with which the site can work: it writes. */
const writing = ['read-write', 'primary'];

const parts = /^(?<start>postgres(?:ql)?:\/\/(?:[^/?]*@)?)(?<hosts>[^@/?]*)(?<path>\/[^?]*)?(?:\?(?<query>.*))?$/;

/**
 * Reads a URL in libpq's form, in which a database may have several hosts: `postgres://user@one,two:5433/site?target_session_attrs=read-write`.
 * Returns a sentence about what is wrong with one that cannot be used. With several hosts those that take no writes are passed over in any case.
 *
 * Source: https://www.postgresql.org/docs/current/libpq-connect.html
 */
export function readPostgresUrl(url: string): PostgresServers | string {
  const { start = '', hosts = '', path = '', query } = parts.exec(url)?.groups ?? {};
  const parameters = new URLSearchParams(query);
  const attributes = parameters.get('target_session_attrs');
  parameters.delete('target_session_attrs');
  const rest = `${path}${parameters.size > 0 ? `?${parameters}` : ''}`;
  const urls = hosts.split(',').map((host) => `${start}${host}${rest}`);
  const isUrl = start !== '' && urls.every((one) => URL.canParse(one)) && (urls.length === 1 || hosts.split(',').every(Boolean));
  if (!isUrl) return 'must be a URL such as postgres://user:password@database.example/site, with several hosts separated by commas';
  if (parameters.get('host')?.includes(',')) return 'must name several hosts between @ and /, separated by commas';
  if (attributes !== null && ![...writing, 'any'].includes(attributes))
    return `must have no target_session_attrs but ${writing.join(' or ')}: the site writes`;
  return { urls, mustWrite: writing.includes(attributes ?? '') || urls.length > 1 };
}

/** Database and hosts of a URL, without user and password. */
export function nameOfDatabase(url: string): string {
  const servers = readPostgresUrl(url);
  const urls = typeof servers === 'string' ? [] : servers.urls.map((one) => new URL(one));
  const hosts = urls.map(({ host, searchParams }) => searchParams.get('host') ?? decodeURIComponent(host));
  return `${decodeURIComponent(urls[0]?.pathname.slice(1) ?? '')} at ${hosts.join(', ')}`;
}
