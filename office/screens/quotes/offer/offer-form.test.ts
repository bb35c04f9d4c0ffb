import { expect, test } from 'vitest';
import type { OfferContent } from '#contract/offers/offer-content';
import { emptyLine, formOf, type OfferForm, pastedLines, shownOf, valuesOf, wrongOf } from './offer-form.ts';

const content: OfferContent = {
  locale: 'en',
  currency: 'JOD',
  title: 'A website',
  recipient: 'Noor Haddad',
  lines: [
    { text: 'Website', quantity: 1_000, unit: '', price: 2_400_000 },
    { text: 'Hosting', quantity: 12_500, unit: 'months', price: 7_500 },
  ],
  discount: { kind: 'percent', percent: 1_250 },
  isTaxed: true,
  validUntil: '2999-12-31',
  terms: '',
};
const form = (changes: Partial<OfferForm> = {}): OfferForm => ({ ...formOf(content), ...changes });

test('what is stored is shown and sent again as it was', () => {
  for (const discount of [content.discount, null, { kind: 'amount', amount: 90_000 } as const])
    expect(valuesOf(formOf({ ...content, discount }))).toEqual({ ...content, discount });
  expect(form().lines[1]).toEqual({ text: 'Hosting', quantity: '12.5', unit: 'months', price: '7.500' });
});

test('digits of an Arabic keyboard count, and lines without words are left out', () => {
  const lines = [{ text: 'موقع', quantity: '٢', unit: '', price: '١٬٢٠٠٫٥' }, emptyLine, { ...emptyLine, quantity: '7' }];

  expect(valuesOf(form({ lines }))?.lines).toEqual([{ text: 'موقع', quantity: 2_000, unit: '', price: 1_200_500 }]);
});

test('what is wrong is named by the place where it is typed', () => {
  const lines = [emptyLine, { text: '', quantity: '0', unit: '', price: '5' }, { text: 'x', quantity: '1', unit: '', price: '1.2345' }];

  expect(wrongOf(form({ lines, recipient: ' ', discountKind: 'amount', discount: 'a lot', validUntil: '' }))).toEqual(
    new Set(['lines.1.text', 'lines.1.quantity', 'lines.2.price', 'recipient', 'discount', 'validUntil']),
  );
  expect(wrongOf(form({ lines: [emptyLine] }))).toEqual(new Set(['lines']));
  expect(wrongOf(form({ discountKind: 'amount', discount: '9,999.000' }))).toEqual(new Set(['discount']));
  expect(wrongOf(undefined)).toEqual(new Set());
});

test('an unfinished offer is shown as far as it is typed', () => {
  const shown = shownOf(form({ lines: [{ text: 'x', quantity: '', unit: '', price: '1,' }], discountKind: 'percent', discount: '1o' }));

  expect([shown.lines, shown.discount]).toEqual([[{ text: 'x', quantity: 0, unit: '', price: 1_000 }], { kind: 'percent', percent: 0 }]);
});

test.each([
  [
    'two columns',
    'Website\t2,400\nHosting\t7.5 JOD',
    [
      ['Website', '1', '2,400'],
      ['Hosting', '1', '7.5'],
    ],
  ],
  [
    'three columns under headings',
    'Item\tQty\tPrice\r\nWebsite\t1\t$ 2400.50\r\n\r\nHosting\t12\t7',
    [
      ['Website', '1', '2400.50'],
      ['Hosting', '12', '7'],
    ],
  ],
  ['quoted cells', '"A ""big"" site"\t٣\t"٢٬٤٠٠"', [['A "big" site', '٣', '٢٬٤٠٠']]],
])('rows of a spreadsheet are lines: %s', (_name, copied, lines) => {
  expect(pastedLines(copied)?.map(({ text, quantity, price }) => [text, quantity, price])).toEqual(lines);
});

test('four columns have the unit too, and words without a tab are no rows', () => {
  expect(pastedLines('Hosting\t12\tmonths\t7.5\tignored')).toEqual([{ text: 'Hosting', quantity: '12', unit: 'months', price: '7.5' }]);
  expect(pastedLines('Hosting\nwith backups')).toBeUndefined();
});
