/** Upper bounds: lengths in UTF-16 code units, `quantity` in thousandths, amounts in the smallest unit of the currency. */
export const offerLimits = {
  lines: 100,
  text: 500,
  unit: 30,
  title: 120,
  recipient: 300,
  terms: 4_000,
  quantity: 1_000_000_000,
  price: 1_000_000_000_000,
  sum: 1_000_000_000_000,
  /** A question of the customer about it. */
  question: 2_000,
  /** The name of whoever accepts it. */
  name: 120,
} as const;

/** Days for which an offer is good unless somebody says otherwise. */
export const offerDays = 30;

/** Days that figures of accepted offers look back. */
export const acceptedDays = 90;

/** Words that stand on an offer beside its content, in its language. */
export const sheetLabels = [
  'numbered',
  'version',
  'draft',
  'to',
  'date',
  'validUntil',
  'reference',
  'terms',
  'amounts',
  'lines',
  'text',
  'quantity',
  'price',
  'amount',
  'times',
  'sum',
  'discount',
  'discountPercent',
  'net',
  'tax',
  'total',
] as const;
export type SheetText = Readonly<Record<(typeof sheetLabels)[number], string>>;
