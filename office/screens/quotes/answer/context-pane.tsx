import { useState } from 'react';
import type { QuoteDetail } from '#contract/office/quotes';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { isMessage } from '../../../cases/composer/messages.ts';
import { contextId } from '../../../cases/composer/use-case-composer.ts';
import { useText } from '../../../content/use-text.ts';
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
    <section className={styles.pane} id={contextId} tabIndex={-1} aria-label={fillPlaceholders(text.label, { name: quote.fullName })}>
      <div className={`rigid ruled ${styles.tabs}`}>
        {tabs
          .filter((name) => name === 'message' || counts[name])
          .map((name) => (
            <button
              key={name}
              type="button"
              className={`quiet small nowrap ${styles.tab}`}
              aria-pressed={name === tab}
              onClick={() => setTab(name)}
            >
              {text[name]} {counts[name] !== undefined && <b>{counts[name]}</b>}
            </button>
          ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may have nothing in it that could take the focus */}
      <section className={styles.body} aria-label={text[tab]} tabIndex={0}>
        {tab === 'message' && (
          <p className={styles.message} dir="auto" lang={quote.locale}>
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
