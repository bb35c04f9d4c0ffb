import { useQueryClient } from '@tanstack/react-query';
import type { QuoteDetail } from '#contract/office/quotes';
import { detailKey } from '../../../data/quote-cache.ts';
import { useDraft, type Written } from './use-draft.ts';

/** The answer to a request that is being written. */
export function useQuoteDraft({ id, draft: served }: QuoteDetail, empty: Written) {
  const queries = useQueryClient();
  return useDraft(
    {
      ...{ call: 'quoteDraft', id, served },
      take: (draft) => void queries.setQueryData<QuoteDetail>(detailKey(id), (detail) => (detail ? { ...detail, draft } : detail)),
    },
    empty,
  );
}
