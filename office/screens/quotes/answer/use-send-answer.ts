import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type NewAnswer, QuoteDetail } from '#contract/office/quotes';
import { useMe } from '../../../data/account.ts';
import { detailKey } from '../../../data/quote-cache.ts';
import { takeDetail } from '../../../data/quotes.ts';
import { useSending } from './use-sending.tsx';

/** Sends an answer to a request; `startVersion` is what the writer has read of it. */
export function useSendAnswer({ id, fullName: name }: QuoteDetail, startVersion: number) {
  const me = useMe();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useSending<QuoteDetail, Omit<NewAnswer, 'version' | 'anyway'>>({
    ...{ call: 'quoteAnswers', id, name, startVersion, schema: QuoteDetail },
    onSent: (detail) => takeDetail(queries, detail, me.id),
    onNewer: (detail) => queries.setQueryData(detailKey(id), detail),
    onTakenBack: () => navigate({ to: '/quotes/$id/answer', params: { id }, search: true }),
  });
}
