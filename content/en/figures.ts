import { brand } from '#brand';
import type { Figure } from '#content/types';

const { claims } = brand;

const moreThan = (count: number | undefined, label: string): Figure | undefined =>
  count === undefined ? undefined : { value: String(count), unit: '+', label };
const aroundTheClock = (claimed: boolean | undefined, label: string): Figure | undefined =>
  claimed ? { value: '24', unit: '/7', label } : undefined;

/** What the company claims about itself, as pages show it; undefined for a claim that it does not make. */
export const figures = {
  clients: moreThan(claims.clients, 'Clients'),
  branches: claims.branches === undefined ? undefined : { value: String(claims.branches), label: 'Branches' },
  services: moreThan(claims.services, 'Services'),
  projects: moreThan(claims.projects, 'Projects Delivered'),
  protectedBusinesses: moreThan(claims.protectedBusinesses, 'Protected businesses'),
  uptime: claims.uptime === undefined ? undefined : { value: String(claims.uptime), unit: '%', label: 'Uptime' },
  monitoring: aroundTheClock(claims.monitoringAroundTheClock, 'Monitoring'),
  realTimeMonitoring: aroundTheClock(claims.monitoringAroundTheClock, 'Real-time Monitoring'),
  support: aroundTheClock(claims.supportAroundTheClock, 'Support Available'),
} as const satisfies Record<string, Figure | undefined>;

/** A figure with its sign as one text: "99.9%". */
export const figureText = ({ value, unit = '' }: Figure): string => value + unit;

/** A list without what the company does not claim. */
export const claimed = <Entry>(entries: readonly (Entry | undefined)[]): Entry[] => entries.filter((entry) => entry !== undefined);

const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number as it is written in a sentence: in a word up to twelve. */
export const numeral = (number: number): string => numerals[number] ?? String(number);

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
