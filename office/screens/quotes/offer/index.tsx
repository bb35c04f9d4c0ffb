import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { CaseLoader } from '../../../cases/detail/case-loader.tsx';
import { useText } from '../../../content/use-text.ts';
import { useQuoteOffers } from '../../../data/cases/offers.ts';
import { quoteCases } from '../../../data/cases/quotes.ts';
import { Notice } from '../../../parts/messages/notice.tsx';
import { Skeleton } from '../../../parts/messages/skeleton.tsx';
import { useShortcut } from '../../../parts/shortcuts/shortcuts.ts';
import { quoteKind } from '../quote-kind.ts';
import { QuoteSearch } from '../quote-search.ts';
import { Offers } from './offers.tsx';

/** Price offers for a request: one is written, the others are read. */
export default function OfferScreen() {
  const text = useText('offers');
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuoteOffers(id);
  const { offer: openId, ...search } = QuoteSearch.parse(useSearch({ strict: false }));
  const close = () => void navigate({ to: '/quotes/$id', params: { id }, search });
  const open = (offer: string) => void navigate({ to: '/quotes/$id/offer', params: { id }, search: { ...search, offer }, replace: true });
  useShortcut('everywhere', { Escape: close });
  return (
    <CaseLoader kind={quoteKind} query={quoteCases.useDetail(id)}>
      {(quote) => (
        <div className="column flex-1">
          {isError && <Notice kind="bad" text={text.failed} onRetry={() => void refetch()} />}
          {data ? (
            <Offers key={id} {...{ quote, openId }} known={data} onOpen={open} onClose={close} />
          ) : (
            !isError && <Skeleton shape="text" rows={8} />
          )}
        </div>
      )}
    </CaseLoader>
  );
}
