import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF, page by page. */
export async function pdfText(file: Buffer): Promise<string[]> {
  const reading = getDocument({ data: new Uint8Array(file) });
  const pdf = await reading.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => (await pdf.getPage(number)).getTextContent()));
  await reading.destroy();
  return pages.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' '));
}

/** Steps of drawing that a page has which shows nothing, with some to spare. */
const stepsOfBlankPage = 30;

/** Numbers of the pages of a PDF, from 1, that show neither a text nor a drawing. */
export async function blankPages(file: Buffer): Promise<number[]> {
  const reading = getDocument({ data: new Uint8Array(file) });
  const pdf = await reading.promise;
  const blank: number[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    if (fnArray.length <= stepsOfBlankPage) blank.push(number);
  }
  await reading.destroy();
  return blank;
}
