import { useNavigate } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import type { QuoteDetail as Detail } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { useQuote } from '../../../data/quotes.ts';
import { isOfficeError } from '../../../data/request.ts';
import { Button } from '../../../parts/button.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { useTitle } from '../../../parts/head.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { OthersWriting } from '../../../parts/others-writing.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { SpamReasons } from '../../../parts/spam-reasons.tsx';
import { useIsPhone } from '../../../parts/use-is-phone.ts';
import { useLoadAhead } from '../../../parts/use-load-ahead.ts';
import type { QuoteCommands } from '../list-pane.tsx';
import { QuoteTimeline } from '../quote-timeline.tsx';
import type { OpenMenu } from '../use-quote-keys.ts';
import { Contact } from './contact.tsx';
import { DayDialog } from './day-dialog.tsx';
import { Dock } from './dock.tsx';
import { EarlierQuotes } from './earlier-quotes.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { QuoteBar } from './quote-bar.tsx';
import styles from './quote-detail.module.css';
import { QuoteTop } from './quote-top.tsx';
import { QuoteReplyDialog } from './reply-dialog.tsx';

/** Preloaded when idle, so that E opens the composer at once. */
const loadComposer = () => import('../answer/index.tsx');

interface QuoteDetailProps {
  /** Undefined when the list has none. */
  id: string | undefined;
  /** Nobody waits, and the list beside is neither filtered nor empty, which it says itself. */
  hasNothingWaiting: boolean;
  openMenu: OpenMenu;
  onOpenMenu(menu: OpenMenu): void;
  commands: QuoteCommands;
  noteField: RefObject<HTMLInputElement | null>;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onAnswer(): void;
}

/** The open request. */
export const QuoteDetail = memo(function QuoteDetail({ id, ...props }: QuoteDetailProps) {
  const { empty } = useText('quotes');
  if (id !== undefined) return <Loaded key={id} id={id} {...props} />;
  return (
    <section className={styles.pane}>
      {props.hasNothingWaiting && <EmptyState title={empty.waiting.title} text={empty.waiting.text} />}
    </section>
  );
});

function Loaded({ id, ...props }: QuoteDetailProps & { id: string }) {
  const { failed } = useText('quotes');
  const quote = useQuote(id);
  const navigate = useNavigate();
  const isUnknown = isOfficeError(quote.error) && quote.error.status === 404;
  if (quote.data && !isUnknown)
    return (
      <Opened quote={quote.data} {...props}>
        {quote.isError && <Notice kind="bad" text={failed.detail} detail={failed.detailText} onRetry={() => void quote.refetch()} />}
      </Opened>
    );
  return (
    <section className={styles.pane}>
      {quote.isPending && (
        <div className={styles.body}>
          <Skeleton shape="text" rows={6} />
        </div>
      )}
      {isUnknown && (
        <EmptyState kind="not-found" title={failed.unknown.title} text={failed.unknown.text}>
          <Button onClick={() => void navigate({ to: '/quotes', search: true })}>{failed.unknown.action}</Button>
        </EmptyState>
      )}
      {quote.isError && !isUnknown && (
        <EmptyState kind="failed" title={failed.detail} text={failed.detailText}>
          <Button onClick={() => void quote.refetch()}>{failed.again}</Button>
        </EmptyState>
      )}
    </section>
  );
}

interface OpenedProps extends Omit<QuoteDetailProps, 'id' | 'hasNothingWaiting'> {
  quote: Detail;
  children: React.ReactNode;
}

function Opened({ quote, children, openMenu, onOpenMenu, commands, noteField, onPrevious, onNext, onAnswer }: OpenedProps) {
  const text = useText('quotes');
  const [dialog, setDialog] = useState<'reply' | 'merge' | 'day'>();
  useTitle(quote.fullName);
  useLoadAhead(loadComposer);
  // Under the name, which is the heading of the page on a phone.
  const Heading = useIsPhone() ? 'h2' : 'h3';
  return (
    <section className={styles.pane} aria-label={quote.fullName}>
      <QuoteBar
        {...{ quote, openMenu, onOpenMenu, commands, onPrevious, onNext }}
        onReply={() => setDialog('reply')}
        onMerge={quote.earlier.length > 0 ? () => setDialog('merge') : undefined}
        onChooseDay={() => setDialog('day')}
      />
      {children}
      <OthersWriting ids={quote.writing} text={text.detail.writing} />
      {quote.suspicious && (
        <Notice
          icon={Bot}
          text={text.detail.suspicious}
          detail={quote.spamReasons.length > 0 && <SpamReasons reasons={quote.spamReasons} />}
        >
          <Button size="small" onClick={() => commands.setSuspicious([quote], false)}>
            {text.detail.genuine}
          </Button>
        </Notice>
      )}
      <div className={styles.scroll}>
        <div className={styles.body}>
          <QuoteTop quote={quote} />
          <Contact quote={quote} />
          <div className={styles.message} dir="auto" lang={quote.locale}>
            {quote.message.split(/\n{2,}/).map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message does not change
              <p key={index} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
          <div className={styles.section}>
            <Heading>{text.detail.happened}</Heading>
            <span className="quiet small">{text.detail.staffOnly}</span>
          </div>
          <QuoteTimeline quote={quote} />
          {quote.earlier.length > 0 && <EarlierQuotes quotes={quote.earlier} email={quote.email} />}
        </div>
      </div>
      <Dock quote={quote} noteField={noteField} onAnswer={onAnswer} />
      {dialog === 'reply' && <QuoteReplyDialog quote={quote} onClose={() => setDialog(undefined)} />}
      {dialog === 'day' && <DayDialog onChoose={(at) => commands.remind(quote, at)} onClose={() => setDialog(undefined)} />}
      {dialog === 'merge' && <MergeDialog quote={quote} onClose={() => setDialog(undefined)} />}
    </section>
  );
}
