import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import packageJson from '../../../package.json' with { type: 'json' };

/** Holds what browsers support, as MDN keeps it. */
export { compatData };

/** The oldest supported version of each browser, by MDN's names. */
export type SupportList = ReadonlyMap<string, number>;

const mdnNames: Partial<Record<string, string>> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

/** The list of the site or of the Office, from package.json. */
export const supportList = (part: keyof typeof packageJson.browserslist): SupportList =>
  new Map(
    packageJson.browserslist[part].map((query) => {
      const [name = '', , version] = query.split(' ');
      return [mdnNames[name] ?? name, Number(version)];
    }),
  );

const hasSince = (statement: SimpleSupportStatement, oldest: number): boolean => {
  const { version_added: added, version_removed: removed, prefix, alternative_name: alternative, flags } = statement;
  if (prefix || alternative || flags || removed || added === false || added === 'preview') return false;
  return Number.parseFloat(String(added).replace('≤', '')) <= oldest;
};

/** Whether every browser of a list has a feature. What MDN does not know counts as old. */
export function isSupported(feature: Identifier | undefined, list: SupportList): boolean {
  const support = feature?.__compat?.support as Record<string, SimpleSupportStatement | SimpleSupportStatement[]> | undefined;
  if (!support) return true;
  return [...list].every(([browser, oldest]) => {
    const statements = support[browser];
    return statements === undefined || [statements].flat().some((statement) => hasSince(statement, oldest));
  });
}

/** A feature's part of a name; undefined where MDN has none. */
export const partOf = (feature: Identifier | undefined, name: string): Identifier | undefined => feature?.[name];
