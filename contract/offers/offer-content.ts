import { locales } from '../locales.ts';
import type { OfficeMessageKey } from '../messages.ts';
import { line, optionalText, paragraph } from '../schema.ts';
import { z } from '../zod.ts';
import { offerLimits } from './offer-limits.ts';
import { sumOffer } from './sum-offer.ts';

const key = (name: OfficeMessageKey): OfficeMessageKey => name;

/** Hundredths of a per cent. */
const percent = z.int(key('offer.percent')).min(0, key('offer.percent')).max(10_000, key('offer.percent'));

const amount = (max: number) => z.int(key('offer.amount')).min(0, key('offer.amount')).max(max, key('offer.amount'));

export const OfferLine = z.object({
  text: paragraph(offerLimits.text),
  /** Thousandths. */
  quantity: z.int(key('offer.quantity')).min(1, key('offer.quantity')).max(offerLimits.quantity, key('offer.quantity')),
  /** Hours, pieces, months; empty where it needs no word. */
  unit: optionalText('line', offerLimits.unit),
  /** The price of one unit, in the smallest unit of the currency. */
  price: amount(offerLimits.price),
});
export type OfferLine = z.infer<typeof OfferLine>;

export const OfferDiscount = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent }),
    z.object({ kind: z.literal('amount'), amount: amount(offerLimits.sum) }),
  ])
  .nullable();

/** The tax of an offer, as it was when the offer was given its number. */
export const OfferTax = z.object({
  /** In the language of the offer. */
  name: z.string(),
  /** Hundredths of a per cent. */
  rate: z.int(),
});
export type OfferTax = z.infer<typeof OfferTax>;

/** Describes what is offered, to whom, and on which terms. */
export const OfferContent = z
  .object({
    /** The language of the customer. */
    locale: z.enum(locales),
    /** ISO 4217. */
    currency: z.string().regex(/^[A-Z]{3}$/, key('offer.currency')),
    /** Says in a few words what it is about. */
    title: optionalText('line', offerLimits.title),
    /** The customer, as a letter names them: a name, a company, an address. */
    recipient: paragraph(offerLimits.recipient),
    lines: z.array(OfferLine).min(1, key('offer.noLines')).max(offerLimits.lines, key('office.tooManyLines')),
    discount: OfferDiscount,
    isTaxed: z.boolean(),
    /** The last day on which it can be accepted, in the company's time zone. */
    validUntil: z.iso.date(key('company.date')),
    terms: optionalText('paragraph', offerLimits.terms),
  })
  .superRefine(({ lines, discount }, context) => {
    const { sum } = sumOffer({ lines, discount: null, taxRate: 0 });
    if (sum > offerLimits.sum) context.addIssue({ code: 'custom', path: ['lines'], message: key('offer.sum') });
    if (discount?.kind === 'amount' && discount.amount > sum)
      context.addIssue({ code: 'custom', path: ['discount'], message: key('offer.discount') });
  });
export type OfferContent = z.infer<typeof OfferContent>;

/** The name of whoever accepts an offer, as they type it. */
export const acceptedName = line(offerLimits.name, 'field.nameRequired');
