import { localeFormats } from '#content/locales';
import { currencyDecimals, currencyName, formatDecimal, formatShort, percentDecimals, quantityDecimals } from '#contract/offers/money';
import { sumsOf } from '#contract/offers/sum-offer';
import type { OfferPaper } from '#contract/shown-offer';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { isolated } from '#contract/text/isolated';
import { companyIn } from '#site/content/company.ts';
import { type Content, content } from '#site/content/content.ts';
import { themeData } from '#site/typst/theme.ts';
import { formatDay } from '#ui/offer/offer-sheet.tsx';

/** Characters after which a word without a place to break gets one: the column of the text has room for twice as many. */
const longWord = 20;

/** A text as it was typed, whose long words can be broken between lines. */
const breakable = (text: string): string =>
  text.replaceAll(/\S{30,}/gu, (word) =>
    [...word].map((character, index) => (index > 0 && index % longWord === 0 ? `\u200b${character}` : character)).join(''),
  );

/** All that the template sets, as `/data.json`: words and figures are written here, and the template decides nothing but where they stand. */
export function offerData(paper: OfferPaper) {
  const { number, edition, day, reference, content: offer, tax } = paper;
  const { locale, currency, title, recipient, terms, validUntil } = offer;
  const { sheet: text } = content('offer', locale);
  const { format } = localeFormats[locale];
  const { name, legalName, phone, email, office } = companyIn(locale);
  const decimals = currencyDecimals(currency);
  const amounts = sumsOf(offer, tax).lines;
  const version = edition > 1 ? fillPlaceholders(text.version, { version: edition }) : null;
  const heading = number === null ? text.draft : fillPlaceholders(text.numbered, { number });
  return {
    ...themeData(locale),
    document: { title: [heading, version, name].filter((part) => part !== null).join(' · '), author: legalName },
    company: {
      name: legalName,
      lines: [
        ...office.lines.map((line) => ({ text: line, link: null })),
        ...[phone, email].map(({ label, href }) => ({ text: label, link: href })),
      ],
    },
    eyebrow: text.eyebrow,
    number,
    numbered: text.numbered,
    draft: text.draft,
    version,
    title: breakable(title),
    facts: [
      { label: text.to, value: breakable(recipient), isLatin: false },
      { label: text.date, value: formatDay(day, format), isLatin: false },
      { label: text.validUntil, value: formatDay(validUntil, format), isLatin: false },
      { label: text.reference, value: reference, isLatin: true },
    ],
    head: [text.text, text.quantity, text.price, text.amount],
    lines: offer.lines.map((line, index) => ({
      text: breakable(line.text),
      quantity: formatShort(line.quantity, quantityDecimals),
      unit: breakable(line.unit),
      price: formatDecimal(line.price, decimals),
      amount: formatDecimal(amounts[index] ?? 0, decimals),
    })),
    sums: sumsOnPaper(paper, text, decimals),
    total: { label: fillPlaceholders(text.total, { code: currency }), value: formatDecimal(sumsOf(offer, tax).total, decimals) },
    currency: fillPlaceholders(text.amounts, { money: `${currencyName(currency, format)} (${currency})` }),
    terms: terms === '' ? null : { title: text.terms, text: breakable(terms) },
    page: text.page,
  };
}

function sumsOnPaper({ content: offer, tax }: OfferPaper, text: Content<'offer'>['sheet'], decimals: number) {
  const { discount, isTaxed } = offer;
  const { sum, discount: off, net, tax: taxed } = sumsOf(offer, tax);
  const percent = (value: number) => formatShort(value, percentDecimals);
  const row = (label: string, amount: number) => ({ label, value: formatDecimal(amount, decimals) });
  const isTaxShown = isTaxed && tax !== null;
  const discountLabel =
    discount?.kind === 'percent' ? fillPlaceholders(text.discountPercent, { percent: percent(discount.percent) }) : text.discount;
  return [
    ...(discount !== null || isTaxShown ? [row(text.sum, sum)] : []),
    ...(discount !== null ? [row(discountLabel, -off)] : []),
    ...(discount !== null && isTaxShown ? [row(text.net, net)] : []),
    ...(isTaxShown ? [row(fillPlaceholders(text.tax, { tax: isolated(tax.name), percent: percent(tax.rate) }), taxed)] : []),
  ];
}
