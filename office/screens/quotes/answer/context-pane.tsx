import { useState } from 'react';
import type { QuoteDetail } from '#contract/office/quotes';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { isMessage } from '../../../cases/composer/messages.ts';
import { contextId } from '../../../cases/composer/use-case-composer.ts';
import { useText } from '../../../content/use-text.ts';
import tabStyles from '../../../list/view-tabs.module.css';
import { EarlierList } from '../detail/earlier-quotes.tsx';
import { QuoteTimeline } from '../quote-timeline.tsx';
import styles from './context-pane.module.css';

const tabs = ['message', 'history', 'notes', 'earlier'] as const;
type Tab = (typeof tabs)[number];

/** Shows what there is to know while an answer is written. */
export function ContextPane({ quote }: { quote: QuoteDetail }) {
  const { context: text } = useText('answer');
  const between = quote.timeline.filter(isMessage);
  const notes = quote.timeline.filter(({ kind }) => kind === 'note');
  const counts: Record<Tab, number | undefined> = {
    message: undefined,
    history: between.length,
    notes: notes.length,
    earlier: quote.earlier.length,
  };
  const [tab, setTab] = useState<Tab>(between.length > 0 ? 'history' : 'message');
  return (
    <section
      className={`flex flex-col ${styles.pane}`}
      id={contextId}
      tabIndex={-1}
      aria-label={fillPlaceholders(text.label, { name: quote.fullName })}
    >
      <div className={`flex-none border-b-hair flex gap-3.5 px-pad ${styles.tabs}`}>
        {tabs
          .filter((name) => name === 'message' || counts[name])
          .map((name) => (
            <button
              key={name}
              type="button"
              className={`text-quiet text-xs whitespace-nowrap relative inline-flex items-center font-550 ring-inset ${tabStyles.tab}`}
              aria-pressed={name === tab}
              onClick={() => setTab(name)}
            >
              {text[name]} {counts[name] !== undefined && <b className="font-medium">{counts[name]}</b>}
            </button>
          ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may have nothing in it that could take the focus */}
      <section className={`flex-1 min-h-0 overflow-auto scrollbar-thin ${styles.body}`} aria-label={text[tab]} tabIndex={0}>
        {tab === 'message' && (
          <p className={`text-heading pre-line wrap-anywhere ${styles.message}`} dir="auto" lang={quote.locale}>
            {quote.message}
          </p>
        )}
        {tab === 'history' && <QuoteTimeline quote={quote} entries={between} isNarrow />}
        {tab === 'notes' && <QuoteTimeline quote={quote} entries={notes} isNarrow />}
        {tab === 'earlier' && <EarlierList quotes={quote.earlier} />}
      </section>
    </section>
  );
}
