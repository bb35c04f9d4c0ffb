import { useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { QuoteDetail, TimelineEntry } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { Timeline } from '../../../parts/timeline.tsx';
import { EarlierList } from '../detail/earlier-quotes.tsx';
import styles from './context-pane.module.css';

const tabs = ['message', 'history', 'notes', 'earlier'] as const;
type Tab = (typeof tabs)[number];

/** What there is to know while an answer is written. */
export function ContextPane({ quote }: { quote: QuoteDetail }) {
  const { context: text } = useText('answer');
  const of = (...kinds: TimelineEntry['kind'][]) => quote.timeline.filter(({ kind }) => kinds.includes(kind));
  const between = of('answer', 'reply');
  const notes = of('note');
  const counts: Record<Tab, number | undefined> = {
    message: undefined,
    history: between.length,
    notes: notes.length,
    earlier: quote.earlier.length,
  };
  const [tab, setTab] = useState<Tab>(between.length > 0 ? 'history' : 'message');
  const timeline = { locale: quote.locale, recipient: quote.email };
  return (
    <section className={styles.pane} id="answer-context" tabIndex={-1} aria-label={fillPlaceholders(text.label, { name: quote.fullName })}>
      <div className={styles.tabs}>
        {tabs
          .filter((name) => name === 'message' || name === 'notes' || counts[name])
          .map((name) => (
            <button key={name} type="button" className={styles.tab} aria-pressed={name === tab} onClick={() => setTab(name)}>
              {text[name]} {counts[name] !== undefined && <b>{counts[name]}</b>}
            </button>
          ))}
      </div>
      <div className={styles.body}>
        {tab === 'message' && (
          <p className={styles.message} dir="auto" lang={quote.locale}>
            {quote.message}
          </p>
        )}
        {tab === 'history' && <Timeline entries={between} {...timeline} />}
        {tab === 'notes' && (notes.length > 0 ? <Timeline entries={notes} {...timeline} /> : <p className="quiet small">{text.noNotes}</p>)}
        {tab === 'earlier' && <EarlierList quotes={quote.earlier} />}
      </div>
    </section>
  );
}
