import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { QuoteDetail } from '#contract/office/quotes';
import { fillSentence } from '#contract/text/fill-sentence';
import { isMessage } from '../../../cases/composer/messages.ts';
import { contextId } from '../../../cases/composer/use-case-composer.ts';
import { useText } from '../../../content/use-text.ts';
import tabStyles from '../../../list/view-tabs.module.css';
import { IconButton } from '../../../parts/buttons/button.tsx';
import { useIsPhone } from '../../../parts/hooks/use-is-phone.ts';
import { EarlierList } from '../detail/earlier-quotes.tsx';
import { QuoteTimeline } from '../quote-timeline.tsx';
import styles from './context-pane.module.css';

const tabs = ['message', 'history', 'notes', 'earlier'] as const;
type Tab = (typeof tabs)[number];

interface ContextPaneProps {
  quote: QuoteDetail;
  /** Whether there is something in it to be read before anything is sent. */
  hasNewer: boolean;
}

/** Shows what there is to know while an answer is written. On a phone it is folded over the text: a tab opens it, and closes it again. */
export function ContextPane({ quote, hasNewer }: ContextPaneProps) {
  const { context: text } = useText('answer');
  const between = quote.timeline.filter(isMessage);
  const notes = quote.timeline.filter(({ kind }) => kind === 'note');
  const counts: Record<Tab, number | undefined> = {
    message: undefined,
    history: between.length,
    notes: notes.length,
    earlier: quote.earlier.length,
  };
  const first: Tab = between.length > 0 ? 'history' : 'message';
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<Tab | undefined>(hasNewer ? first : undefined);
  const tab = chosen ?? (isPhone ? undefined : first);
  return (
    <section
      className={`flex flex-col ${styles.pane}`}
      id={contextId}
      tabIndex={-1}
      aria-label={fillSentence(text.label, { name: quote.fullName })}
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
              onClick={() => setChosen(isPhone && name === tab ? undefined : name)}
            >
              {text[name]} {counts[name] !== undefined && <b className="font-medium">{counts[name]}</b>}
            </button>
          ))}
        {isPhone && (
          <IconButton
            className={`ms-auto ${styles.fold}`}
            icon={ChevronDown}
            label={tab ? text.hide : text.show}
            aria-expanded={tab !== undefined}
            onClick={() => setChosen(tab ? undefined : first)}
          />
        )}
      </div>
      {tab && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may have nothing in it that could take the focus
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
      )}
    </section>
  );
}
