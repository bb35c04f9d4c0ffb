import { locales } from '#contract/locales';
import { currencyDecimals, formatDecimal, formatShort, parseDecimal, percentDecimals, quantityDecimals } from '#contract/offers/money';
import { OfferContent, type OfferLine } from '#contract/offers/offer-content';
import type { Discount } from '#contract/offers/sum-offer';
import { z } from '#contract/zod';

/** A line as it is typed. */
const TypedLine = z.object({ text: z.string(), quantity: z.string(), unit: z.string(), price: z.string() });
export type TypedLine = z.infer<typeof TypedLine>;

export const discountKinds = ['none', 'percent', 'amount'] as const;

/** An offer as it is typed. */
export const OfferForm = z.object({
  locale: z.enum(locales),
  currency: z.string(),
  title: z.string(),
  recipient: z.string(),
  lines: z.array(TypedLine),
  discountKind: z.enum(discountKinds),
  discount: z.string(),
  isTaxed: z.boolean(),
  validUntil: z.string(),
  terms: z.string(),
});
export type OfferForm = z.infer<typeof OfferForm>;

export const emptyLine: TypedLine = { text: '', quantity: '1', unit: '', price: '' };

const isBlank = ({ text, unit, price }: TypedLine): boolean => `${text}${unit}${price}`.trim() === '';

/** Returns what stands in the fields of an offer that is stored. */
export function formOf({ discount, lines, ...content }: OfferContent): OfferForm {
  const decimals = currencyDecimals(content.currency);
  return {
    ...content,
    lines: lines.map(({ text, quantity, unit, price }) => ({
      text,
      unit,
      quantity: formatShort(quantity, quantityDecimals),
      price: formatDecimal(price, decimals),
    })),
    discountKind: discount?.kind ?? 'none',
    discount:
      discount === null
        ? ''
        : discount.kind === 'percent'
          ? formatShort(discount.percent, percentDecimals)
          : formatDecimal(discount.amount, decimals),
  };
}

/** A number that cannot be read is not a number: it fits no field. */
const orNone = (amount: number | undefined): number => amount ?? Number.NaN;

function discountOf({ discountKind, discount, currency }: OfferForm): Discount {
  if (discountKind === 'none' || discount.trim() === '') return null;
  if (discountKind === 'percent') return { kind: 'percent', percent: orNone(parseDecimal(discount, percentDecimals)) };
  return { kind: 'amount', amount: orNone(parseDecimal(discount, currencyDecimals(currency))) };
}

const lineOf = ({ text, quantity, unit, price }: TypedLine, decimals: number): OfferLine => ({
  text,
  unit,
  quantity: orNone(parseDecimal(quantity, quantityDecimals)),
  price: orNone(parseDecimal(price, decimals)),
});

/** The form as it is sent, with the places of its lines among those that are typed: lines in which nothing is written are none. */
function contentOf(form: OfferForm) {
  const { discountKind: _, ...typed } = form;
  const decimals = currencyDecimals(form.currency);
  const places = form.lines.flatMap((line, place) => (isBlank(line) ? [] : [place]));
  const lines = places.flatMap((place) => (form.lines[place] ? [lineOf(form.lines[place], decimals)] : []));
  return { places, content: { ...typed, lines, discount: discountOf(form) } };
}

/** Returns what is sent; undefined while something is missing or wrong. */
export const valuesOf = (form: OfferForm): OfferContent | undefined => OfferContent.safeParse(contentOf(form).content).data;

/** The fields at fault, those of lines by their place: `lines.2.price`. */
export function wrongOf(form: OfferForm | undefined): ReadonlySet<string> {
  if (!form) return new Set();
  const { content, places } = contentOf(form);
  const issues = OfferContent.safeParse(content).error?.issues ?? [];
  return new Set(
    issues.map(({ path: [field, line, ...rest] }) =>
      field === 'lines' && typeof line === 'number' ? ['lines', places[line], ...rest].join('.') : String(field),
    ),
  );
}

/** The offer as far as it is typed, to be shown beside it: what cannot be read yet counts as nothing. */
export function shownOf(form: OfferForm): OfferContent {
  const { content } = contentOf(form);
  const { discount, lines } = content;
  const known = (amount: number) => (Number.isNaN(amount) ? 0 : amount);
  return {
    ...content,
    lines: lines.map((line) => ({ ...line, quantity: known(line.quantity), price: known(line.price) })),
    discount:
      discount === null
        ? null
        : discount.kind === 'percent'
          ? { kind: 'percent', percent: known(discount.percent) }
          : { kind: 'amount', amount: known(discount.amount) },
  };
}

/** Cells of a row as spreadsheets copy them, by how many there are. */
const columns: readonly (readonly (keyof TypedLine)[])[] = [
  [],
  ['text'],
  ['text', 'price'],
  ['text', 'quantity', 'price'],
  ['text', 'quantity', 'unit', 'price'],
];

/**
 * The lines in what was copied from a spreadsheet: a row each, its cells with tabs between them. Undefined for words that are no table. Headings above
 * the figures are left out.
 */
export function pastedLines(copied: string): TypedLine[] | undefined {
  if (!copied.includes('\t')) return undefined;
  const rows = copied
    .split(/\r?\n/)
    .map((row) =>
      row.split('\t').map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/s, '$1')
          .replaceAll('""', '"'),
      ),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
  const width = Math.min(Math.max(...rows.map(({ length }) => length)), columns.length - 1);
  const names = columns[width] ?? [];
  const lines = rows.map((cells) => ({ ...emptyLine, ...Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) }));
  const isFigures = ({ price }: TypedLine) => /\d|[٠-٩۰-۹]/.test(price);
  const [first, ...others] = lines;
  const plain = first && !isFigures(first) && others.some(isFigures) ? others : lines;
  return plain.map((line) => ({ ...line, price: figureOf(line.price), quantity: figureOf(line.quantity) || emptyLine.quantity }));
}

/** A figure without the currency that a spreadsheet writes beside it. */
const figureOf = (cell: string): string => /[\d٠-٩۰-۹][\d٠-٩۰-۹.,٫٬\s]*/.exec(cell)?.[0].trim() ?? '';
