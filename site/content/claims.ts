import { pluralText } from '#content/plural';
import type { Figure } from '#content/types';
import type { Locale } from '#contract/locales';
import { companyIn } from './company.ts';
import { type Content, content } from './content.ts';

type CountedClaim = 'clients' | 'branches' | 'services' | 'projects' | 'protectedBusinesses';

/** Describes what the company claims about itself, as pages show it; undefined for a claim that it does not make. */
export type Claims = { readonly [Name in keyof Content<'claims'>]: Figure | undefined };

export function claimsIn(locale: Locale): Claims {
  const labels = content('claims', locale);
  const { claims } = companyIn(locale);
  const counted = (name: CountedClaim, unit?: '+'): Figure | undefined => {
    const count = claims[name];
    return count === undefined
      ? undefined
      : { value: String(count), ...(unit && { unit }), label: pluralText(labels[name], count, locale) };
  };
  const aroundTheClock = (isClaimed: boolean | undefined, label: string): Figure | undefined =>
    isClaimed ? { value: '24', unit: '/7', label } : undefined;
  return {
    clients: counted('clients', '+'),
    branches: counted('branches'),
    services: counted('services', '+'),
    projects: counted('projects', '+'),
    protectedBusinesses: counted('protectedBusinesses', '+'),
    uptime: claims.uptime === undefined ? undefined : { value: String(claims.uptime), unit: '%', label: labels.uptime },
    monitoring: aroundTheClock(claims.monitoringAroundTheClock, labels.monitoring),
    realTimeMonitoring: aroundTheClock(claims.monitoringAroundTheClock, labels.realTimeMonitoring),
    support: aroundTheClock(claims.supportAroundTheClock, labels.support),
  };
}

/** A list without what the company does not claim. */
export const claimed = <Entry>(entries: readonly (Entry | undefined)[]): Entry[] => entries.filter((entry) => entry !== undefined);

/** A figure with its sign as one text: "99.9%". */
export const figureText = ({ value, unit = '' }: Figure): string => value + unit;
