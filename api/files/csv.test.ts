import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, withoutApostrophe } from './csv.ts';

/** Generates texts of what formulas, and what hides them, are made of. */
const dangerous = fc.string({ unit: fc.constantFrom(...'=+-@＝;,\t\r\n"\' a1'), maxLength: 12 });

/** The cells of a program that separates by this sign and takes none of the quotation marks for one. */
const cellsFor = (separator: RegExp, csv: string) =>
  csv
    .replace('\uFEFF', '')
    .split(/[\r\n]/)
    .flatMap((row) => row.split(separator));

test('no cell is a formula, whatever sign separates the cells for the program that opens the file', () => {
  fc.assert(
    fc.property(fc.array(dangerous, { minLength: 1, maxLength: 4 }), (cells) => {
      const csv = csvOf(['first'], [cells]);
      for (const separator of [/;/, /\t/])
        expect(cellsFor(separator, csv).filter((cell) => /^[" ]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }),
  );
  expect(csvOf(['message'], [['a;=1+1', 'b', 'c\n=2']])).toBe(`\uFEFFmessage\r\n"a;'=1+1",b,"c\n'=2"\r\n`);
});

test('what was written is read again', () => {
  fc.assert(
    fc.property(dangerous, (text) => {
      const [, row = ''] = /^\uFEFFcell\r\n([\s\S]*)\r\n$/.exec(csvOf(['cell'], [[text]])) ?? [];
      const cell = row.startsWith('"') ? row.slice(1, -1).replaceAll('""', '"') : row;
      expect(withoutApostrophe(cell)).toBe(text);
    }),
  );
});
