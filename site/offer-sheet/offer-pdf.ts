import type { OfferPaper } from '#contract/shown-offer';
import { compileDocument } from '#site/typst/compile-document.ts';
import { themeSource } from '#site/typst/theme.ts';
import { offerData } from './offer-data.ts';
import main from './template/main.typ?raw';

/** A price offer as a PDF, in its language and the company's design. The same offer of the same company is the same file, byte by byte. */
export const makeOfferPdf = (paper: OfferPaper): Promise<Buffer> =>
  compileDocument({ name: 'price offer', sources: { '/theme.typ': themeSource, '/main.typ': main }, data: offerData(paper) });
