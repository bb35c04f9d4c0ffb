import { withWesternDigits } from '../text/clean-text.ts';

/** Decimals of a quantity, which is an integer of thousandths. */
export const quantityDecimals = 3;
/** Decimals of a percentage, which is an integer of hundredths of a per cent. */
export const percentDecimals = 2;

/** The decimals of a currency, by its ISO 4217 code: a dinar of Jordan has three, a yen none. */
export const currencyDecimals = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The name of a currency, as people of a language say it. */
export const currencyName = (currency: string, format: string): string =>
  new Intl.DisplayNames([format], { type: 'currency' }).of(currency) ?? currency;

/**
 * An integer of the smallest unit with its decimals and groups of thousands, in Western digits: 1234500 of three decimals is `1,234.500`. Below zero it
 * has a minus sign.
 */
export function formatDecimal(amount: number, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const sign = amount < 0 ? '\u2212' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** An amount of a currency with its code, on one line: `1,234.500 JOD`. */
export const formatAmount = (amount: number, currency: string): string =>
  `${formatDecimal(amount, currencyDecimals(currency))}\u00a0${currency}`;

/** A decimal without zeros at its end: quantities and percentages are written so. */
export const formatShort = (amount: number, decimals: number): string =>
  decimals === 0 ? formatDecimal(amount, 0) : formatDecimal(amount, decimals).replace(/\.?0+$/, '');

/** Matches a number whose commas stand between thousands. */
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * The integer of the smallest unit that a person has typed or pasted, in the digits of any keyboard: `1,234.5` of three decimals is 1234500.
 * Undefined for what is no number, is below zero, or has more decimals than there are: nothing is rounded without being seen.
 */
export function parseDecimal(typed: string, decimals: number): number | undefined {
  const western = withWesternDigits(typed)
    .replaceAll(/[\s\u00a0\u202f\u200e\u200f\u061c'’٬]/g, '')
    .replaceAll('٫', '.');
  const plain = grouped.test(western) ? western.replaceAll(',', '') : western.replace(',', '.');
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(plain) ?? [];
  const significant = fraction.replace(/0+$/, '');
  if (whole + fraction === '' || significant.length > decimals) return undefined;
  const amount = Number(whole + significant.padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}
