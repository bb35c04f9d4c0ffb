import { useNavigate, useSearch } from '@tanstack/react-router';
import { MailPlus, ReceiptText, Send } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useState } from 'react';
import { quoteForm } from '#contract/forms/quote';
import type { QuoteDetail as Detail, QuoteRow } from '#contract/office/quotes';
import type { CaseMenu, OpenMenu } from '../../../cases/case-selection-bar.tsx';
import detail from '../../../cases/detail/case-detail.module.css';
import { CaseLoader } from '../../../cases/detail/case-loader.tsx';
import type { Neighbours } from '../../../cases/detail/detail-navigation.tsx';
import { MergeDialog } from '../../../cases/detail/merge-dialog.tsx';
import { NoteDock } from '../../../cases/detail/note-dock.tsx';
import { ReplyDialog } from '../../../cases/detail/reply-dialog.tsx';
import { SourceLine } from '../../../cases/detail/source-line.tsx';
import { SpamNotice } from '../../../cases/detail/spam-notice.tsx';
import { useLoadAhead } from '../../../cases/detail/use-load-ahead.ts';
import { useText } from '../../../content/use-text.ts';
import { quoteCases } from '../../../data/cases/quotes.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { KeyHint } from '../../../parts/buttons/key-hint.tsx';
import { OtherFields } from '../../../parts/fields/other-fields.tsx';
import { useIsPhone } from '../../../parts/hooks/use-is-phone.ts';
import { useTitle } from '../../../parts/layout/page-header.tsx';
import { EmptyState } from '../../../parts/messages/empty-state.tsx';
import { OthersWriting } from '../../../parts/people/others-writing.tsx';
import { type QuoteCommands, quoteKind } from '../quote-kind.ts';
import { QuoteSearch } from '../quote-search.ts';
import { QuoteStateLabel } from '../quote-state.tsx';
import { QuoteTimeline } from '../quote-timeline.tsx';
import { AcceptedNotice } from './accepted-notice.tsx';
import { Contact } from './contact.tsx';
import { DayDialog } from './day-dialog.tsx';
import { EarlierQuotes } from './earlier-quotes.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { QuoteBar } from './quote-bar.tsx';
import styles from './quote-detail.module.css';
import { QuoteOffers } from './quote-offers.tsx';
import { QuoteTop } from './quote-top.tsx';

/** Preloaded when idle, so that E opens the composer at once. */
const loadComposer = () => import('../answer/index.tsx');

interface QuoteDetailProps extends Neighbours {
  /** Undefined when the list has none. */
  id: string | undefined;
  /** Nobody waits, and the list beside is neither filtered nor empty, which it says itself. */
  hasNothingWaiting: boolean;
  openMenu: CaseMenu | undefined;
  onOpenMenu: OpenMenu;
  commands: QuoteCommands;
  noteField: RefObject<HTMLInputElement | null>;
  onAnswer(): void;
  onOffer(): void;
}

/** The open quote. */
export const QuoteDetail = memo(function QuoteDetail({ id, ...props }: QuoteDetailProps) {
  const { empty } = useText('quotes');
  if (id !== undefined) return <Loaded key={id} id={id} {...props} />;
  return (
    <section className={`column relative bg-pane-highlight ${detail.pane}`}>
      {props.hasNothingWaiting && <EmptyState title={empty.waiting.title} text={empty.waiting.text} />}
    </section>
  );
});

const Loaded = ({ id, ...props }: QuoteDetailProps & { id: string }) => (
  <CaseLoader kind={quoteKind} query={quoteCases.useDetail(id)} className={`column relative bg-pane-highlight ${detail.pane}`}>
    {(quote, notice) => (
      <Opened quote={quote} {...props}>
        {notice}
      </Opened>
    )}
  </CaseLoader>
);

interface OpenedProps extends Omit<QuoteDetailProps, 'id' | 'hasNothingWaiting'> {
  quote: Detail;
  children: ReactNode;
}

function Opened({ quote, children, openMenu, onOpenMenu, commands, noteField, onPrevious, onNext, ...props }: OpenedProps) {
  const { onAnswer, onOffer } = props;
  const { detail: text } = useText('quotes');
  const [dialog, setDialog] = useState<'reply' | 'merge' | 'day' | 'email'>();
  const navigate = useNavigate();
  // The palette opens the one, other pages the other by the address.
  const { merge: isMerging, email: isAddressing, ...search } = QuoteSearch.parse(useSearch({ strict: false }));
  const close = () => {
    setDialog(undefined);
    if (isMerging || isAddressing) void navigate({ to: '.', search, replace: true });
  };
  useTitle(quote.fullName);
  useLoadAhead(loadComposer);
  const hasEmail = quote.email !== '';
  // Under the name, which is the heading of the page on a phone.
  const Heading = useIsPhone() ? 'h2' : 'h3';
  return (
    <section className={`column relative bg-pane-highlight ${detail.pane}`} aria-label={quote.fullName}>
      <QuoteBar
        {...{ quote, openMenu, onOpenMenu, commands, onPrevious, onNext }}
        onReply={() => setDialog('reply')}
        onMerge={quote.earlier.length > 0 ? () => setDialog('merge') : undefined}
        onChooseDay={() => setDialog('day')}
        onEmail={quote.isLogged ? () => setDialog('email') : undefined}
      />
      {children}
      <OthersWriting ids={quote.writing} text={text.writing} />
      <SpamNotice kind={quoteKind} detail={quote} onGenuine={() => commands.setSuspicious([quote], false)} />
      <AcceptedNotice quote={quote} onWon={() => commands.setState([quote], 'won')} />
      <div className="scroll">
        <div className={detail.body}>
          <QuoteTop quote={quote} />
          <Contact quote={quote} onAddEmail={() => setDialog('email')} />
          {quote.offers.length > 0 && <QuoteOffers offers={quote.offers} />}
          <SourceLine source={quote.source} />
          <OtherFields form={quoteForm} values={quote} placed={['fullName', 'email', 'phoneNumber', 'country', 'message']} />
          <div className={`grid gap-3 text-heading ${styles.message}`} dir="auto" lang={quote.locale}>
            {quote.message.split(/\n{2,}/).map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message does not change
              <p className="pre-line wrap-anywhere" key={index} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
          <div className={`flex-wrap justify-between ${detail.section}`}>
            <Heading>{text.happened}</Heading>
            <span className="text-quiet text-xs">{text.staffOnly}</span>
          </div>
          <QuoteTimeline quote={quote} />
          {quote.earlier.length > 0 && <EarlierQuotes quotes={quote.earlier} id={quote.id} />}
        </div>
      </div>
      <NoteDock {...{ kind: quoteKind, id: quote.id, noteField }} className={styles.dock}>
        <Button size="large" icon={ReceiptText} onClick={onOffer}>
          {text.offer} <KeyHint keys="O" />
        </Button>
        <Button variant="primary" size="large" icon={hasEmail ? Send : MailPlus} onClick={hasEmail ? onAnswer : () => setDialog('email')}>
          {hasEmail ? (quote.draft ? text.continueAnswer : text.answer) : text.addEmail} <KeyHint keys="E" />
        </Button>
      </NoteDock>
      {dialog === 'reply' && <ReplyDialog kind={quoteKind} detail={quote} onClose={close} />}
      {dialog === 'day' && <DayDialog onChoose={(at) => commands.remind(quote, at)} onClose={close} />}
      {quote.isLogged && (dialog === 'email' || isAddressing) && <EmailDialog quote={quote} onClose={close} />}
      {(dialog === 'merge' || isMerging) && <MergeQuote quote={quote} onClose={close} />}
    </section>
  );
}

function MergeQuote({ quote, onClose }: { quote: Detail; onClose(): void }) {
  const describe = ({ state, excerpt }: QuoteRow) => ({ state: <QuoteStateLabel state={state} />, about: excerpt });
  return <MergeDialog kind={quoteKind} of={quote} others={quote.earlier} merge={quoteCases.useMerge()} {...{ describe, onClose }} />;
}
