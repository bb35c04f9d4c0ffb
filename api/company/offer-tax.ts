import { brand } from '#brand';
import type { Locale } from '#contract/locales';
import type { OfferTax } from '#contract/offers/offer-content';
import type { Repositories } from '../store/open-store.ts';

/** Hundredths of a per cent in one per cent. */
const hundredths = 100;

/** The tax of price offers that are given a number now, in each language; null where the company takes none. */
export async function readTaxes({ company }: Pick<Repositories, 'company'>): Promise<Record<Locale, OfferTax | null>> {
  const { tax } = brand.offers;
  const { taxName = tax?.name ?? null, taxPercent = tax?.percent ?? null } = (await company.current()).values;
  if (taxName === null || taxPercent === null) return { en: null, ar: null };
  const rate = Math.round(taxPercent * hundredths);
  return { en: { name: taxName.en, rate }, ar: { name: taxName.ar ?? taxName.en, rate } };
}
