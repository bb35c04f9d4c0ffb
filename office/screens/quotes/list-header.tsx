import { useNavigate } from '@tanstack/react-router';
import { Check, Columns2, FileDown, FileText, List, Phone, ReceiptText } from 'lucide-react';
import { memo } from 'react';
import type { QuotePage } from '#contract/office/quotes';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useScreenNames, useText } from '../../content/use-text.ts';
import type { ListQuery } from '../../data/cases/quote-cache.ts';
import { useQuotesFile } from '../../data/cases/quotes.ts';
import type { ChangeSearch } from '../../list/use-list-search.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { MenuItem, MoreMenu } from '../../parts/buttons/menu.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import { saveFile } from '../../parts/hooks/save-file.ts';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { summaryOf } from './list-summary.ts';
import type { QuoteSearch } from './quote-search.ts';

interface ListHeaderProps {
  query: ListQuery;
  page: QuotePage | undefined;
  /** The time at which the list was fetched, where it could not be fetched since: ISO 8601. */
  staleSince: string | undefined;
  isTable: boolean;
  onSearch: ChangeSearch<QuoteSearch>;
  onWriteDown(): void;
  /** Begins to select, where no row has a box for it. */
  onSelect(): void;
}

/** The heading, which is a sentence, and what can be done with the list as a whole. */
export const ListHeader = memo(function ListHeader({ query, page, staleSince, isTable, onSearch, onWriteDown, onSelect }: ListHeaderProps) {
  const text = useText('quotes');
  const { selectSeveral } = useText('list');
  const nameOf = useScreenNames();
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const setLayout = (layout: 'split' | 'table') => onSearch({ layout: layout === 'table' ? layout : undefined });
  const file = useQuotesFile();
  const download = useAction({ run: async () => saveFile('quotes.csv', await file.mutateAsync(query)) });
  const summary = staleSince
    ? fillSentence(text.summary.asOf, { time: dateFormats.time(staleSince) })
    : page && summaryOf(query, page, text, counted);
  const layouts = [
    { value: 'split', label: text.layout.split },
    { value: 'table', label: text.layout.table },
  ] as const;
  return (
    <PageHeader
      title={text.title}
      summary={summary && <RichText text={summary} />}
      actions={
        <>
          {isTable && (
            <>
              <span className="wide-only">
                <Segments label={text.layout.label} value="table" options={layouts} onChange={setLayout} />
              </span>
              <Button className="wide-only" icon={Phone} onClick={onWriteDown}>
                {text.call.title}
              </Button>
            </>
          )}
          <MoreMenu label={text.more}>
            <MenuItem icon={Phone} keys="C" label={text.call.title} onSelect={onWriteDown} />
            {isPhone && page && page.rows.length > 0 && <MenuItem icon={Check} label={selectSeveral} onSelect={() => onSelect()} />}
            <MenuItem
              icon={isTable ? <Columns2 className="icon" aria-hidden /> : <List className="icon" aria-hidden />}
              label={isTable ? text.layout.split : text.layout.table}
              onSelect={() => setLayout(isTable ? 'split' : 'table')}
            />
            <MenuItem icon={FileDown} label={text.csvLabel} onSelect={() => void download()} />
            <MenuItem icon={ReceiptText} label={nameOf('offers')} onSelect={() => void navigate({ to: '/offers' })} />
            <MenuItem icon={FileText} label={text.templates} onSelect={() => void navigate({ to: '/templates' })} />
          </MoreMenu>
        </>
      }
    />
  );
});
