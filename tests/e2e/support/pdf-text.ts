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
