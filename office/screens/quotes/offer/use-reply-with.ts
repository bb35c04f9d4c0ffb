import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { localeFormats } from '#content/locales';
import { directionOf, type Locale } from '#contract/locales';
import { formatAmount } from '#contract/offers/money';
import { numberOf } from '#contract/offers/offer-number';
import type { Offer } from '#contract/offers/office-offers';
import { sumsOf } from '#contract/offers/sum-offer';
import { Draft } from '#contract/office/conversation';
import { mailLimits } from '#contract/office/mail';
import { QuoteDetail } from '#contract/office/quotes';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { firstNameOf } from '#contract/text/first-name';
import { formatDay } from '#ui/offer/offer-sheet.tsx';
import { emptyAnswer } from '../../../cases/composer/empty-answer.ts';
import { isMessage } from '../../../cases/composer/messages.ts';
import { useText } from '../../../content/use-text.ts';
import { quoteCases } from '../../../data/cases/quotes.ts';
import { request } from '../../../data/requests/request.ts';
import type { QuoteSearch } from '../quote-search.ts';

/** Milliseconds for which the PDF is waited for, and those that are made before it. */
const timeoutMs = 60_000;

/** Returns what opens the reply to a request with an offer in it: the file, and the words around its link, below what was written already. */
export function useReplyWith({ id, fullName, draft, timeline }: QuoteDetail): (offer: Offer) => Promise<void> {
  const { letter } = useText('offers');
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async ({ id: offerId, number, edition, content, tax, link }) => {
    const { locale, currency, validUntil } = content;
    const values = {
      firstName: firstNameOf(fullName),
      number: leftToRight(numberOf({ number, edition }), locale),
      total: leftToRight(formatAmount(sumsOf(content, tax).total, currency), locale),
      date: formatDay(validUntil, localeFormats[locale].format),
      link: link ?? '',
    };
    const written = draft?.text.trim() ?? '';
    const begins = edition > 1 ? letter.newer : letter.text;
    const words = fillPlaceholders((written === '' ? begins : letter.added)[locale], values);
    const begun = draft ?? emptyAnswer(timeline.filter(isMessage), '');
    const body = {
      ...begun,
      subject: begun.subject.trim() || fillPlaceholders(letter.subject[locale], values),
      text: `${written}\n\n${words}`.trim().slice(0, mailLimits.text),
    };
    const detail = await request('offerAttachment', { method: 'POST', parameters: { id: offerId }, timeoutMs, schema: QuoteDetail });
    const kept = await request('quoteDraft', { method: 'PUT', parameters: { id }, body, schema: Draft });
    queries.setQueryData<QuoteDetail>(quoteCases.detailKey(id), { ...detail, draft: kept });
    await navigate({ to: '/quotes/$id/answer', params: { id }, search: ({ offer, ...search }: QuoteSearch) => search });
  };
}

/** A number with its parts in their order among Arabic words: of the signs for that, these are the ones that a mail keeps. */
const leftToRight = (text: string, locale: Locale): string => (directionOf(locale) === 'rtl' ? `\u200e${text}\u200e` : text);
