import type { APIRoute } from 'astro';
import { makeOfferPdf } from '#site/offer-sheet/offer-pdf.ts';

/** A price offer as a PDF: the server asks for it, and hands it to those who have the offer. A visitor finds nothing. */
export const GET: APIRoute = async ({ locals: { offerPaper } }) => {
  if (!offerPaper) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await makeOfferPdf(offerPaper)), { headers: { 'content-type': 'application/pdf' } });
};
