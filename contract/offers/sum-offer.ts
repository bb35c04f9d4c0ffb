/** Describes what is taken off: hundredths of a per cent of the sum, or an amount in the smallest unit of the currency. */
export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: number } | null;

/** Describes what an offer is summed from. All are integers: thousandths of a quantity, amounts in the smallest unit, hundredths of a per cent. */
export interface Summed {
  lines: readonly { quantity: number; price: number }[];
  discount: Discount;
  /** Zero where there is no tax. */
  taxRate: number;
}

/** Amounts in the smallest unit of the currency. */
export interface OfferSums {
  /** The amount of each line. */
  lines: number[];
  sum: number;
  discount: number;
  /** After the discount, before the tax. */
  net: number;
  tax: number;
  total: number;
}

const thousandths = 1_000n;
/** Hundredths of a per cent that are the whole. */
const whole = 10_000n;

/** Rounds half away from zero. */
function divided(amount: bigint, by: bigint): bigint {
  const magnitude = (2n * (amount < 0n ? -amount : amount) + by) / (2n * by);
  return amount < 0n ? -magnitude : magnitude;
}

const partOf = (amount: bigint, rate: number): bigint => divided(amount * BigInt(rate), whole);

/**
 * Sums an offer, for the server, the screen, the page and the PDF alike. Each line is rounded by itself, half away from zero; the sum is that of the
 * rounded lines; discount and tax are rounded once each, the tax on what is left after the discount, which is never more than the sum.
 */
export function sumOffer({ lines, discount, taxRate }: Summed): OfferSums {
  const amounts = lines.map(({ quantity, price }) => divided(BigInt(quantity) * BigInt(price), thousandths));
  const sum = amounts.reduce((before, amount) => before + amount, 0n);
  const wanted = discount === null ? 0n : discount.kind === 'percent' ? partOf(sum, discount.percent) : BigInt(discount.amount);
  const off = wanted > sum ? sum : wanted;
  const net = sum - off;
  const tax = partOf(net, taxRate);
  return {
    lines: amounts.map(Number),
    sum: Number(sum),
    discount: Number(off),
    net: Number(net),
    tax: Number(tax),
    total: Number(net + tax),
  };
}

interface SummedContent extends Pick<Summed, 'lines' | 'discount'> {
  isTaxed: boolean;
}

/** The amounts of an offer, with its tax where it is taxed. */
export const sumsOf = ({ lines, discount, isTaxed }: SummedContent, tax: { rate: number } | null): OfferSums =>
  sumOffer({ lines, discount, taxRate: isTaxed ? (tax?.rate ?? 0) : 0 });
