export type Environment = Record<string, string | undefined>;

/** Changes by which a name may differ from that of a setting. Short names are near to too many others: HOME is not HOST. */
const allowedChanges = (name: string) => (name.length > 8 ? 2 : 1);

/** Settings that come in groups: a variable that begins like them is probably meant for the site. */
const groupPrefixes = ['IMAP_', 'OIDC_', 'S3_', 'SMTP_', 'STAFF_'];

/** Matches what Kubernetes sets for a service with such a name: `SMTP_PORT`, `SMTP_SERVICE_HOST`, `SMTP_PORT_25_TCP_ADDR`. */
const serviceVariable = /_(?:SERVICE_|PORT(?:_\d|$))/;

/**
 * The setting that a variable was probably meant to be, whatever its letter case; undefined for a setting itself, and when nothing is near.
 * A setting that is set under its own name was not misspelt.
 */
export function misspeltSetting(name: string, env: Environment, settings: readonly string[]): string | undefined {
  if (settings.includes(name)) return undefined;
  return settings.find((setting) => !env[setting] && changesBetween(name.toUpperCase(), setting) <= allowedChanges(setting));
}

/** Names of variables that are no settings but begin like a group of them. */
export function namesLikeSettings(env: Environment, settings: readonly string[]): string[] {
  const isSuspect = (name: string) =>
    groupPrefixes.some((prefix) => name.startsWith(prefix)) && !settings.includes(name) && !serviceVariable.test(name);
  return Object.keys(env).filter(isSuspect);
}

/** Letters added, left out, replaced or swapped with their neighbour between two words (optimal string alignment distance). */
function changesBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced, swapped));
    }
  }
  return at(one.length, other.length);
}
