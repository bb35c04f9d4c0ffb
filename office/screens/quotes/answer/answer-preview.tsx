import { useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { QuoteDetail } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { MailPreview } from '../../../parts/mail-preview.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { firstNameOf } from '../../../parts/template-gaps.ts';
import styles from './answer-preview.module.css';
import type { Written } from './use-draft.ts';

/** The mail that the answer becomes. */
export function AnswerPreview({ quote, written, writer }: { quote: QuoteDetail; written: Written; writer: string }) {
  const { preview: text } = useText('answer');
  const [width, setWidth] = useState<'laptop' | 'phone'>('laptop');
  const reply = quote.timeline.findLast((entry) => entry.kind === 'reply');
  const last = reply?.kind === 'reply' ? reply : { at: quote.receivedAt, text: quote.message };
  const title = fillPlaceholders(text.title, { name: firstNameOf(quote.fullName) });
  const widths: { value: 'laptop' | 'phone'; label: string }[] = [
    { value: 'laptop', label: text.laptop },
    { value: 'phone', label: text.phone },
  ];
  return (
    <section className={styles.pane} aria-label={title}>
      <div className={styles.bar}>
        <h2>{title}</h2>
        <span className="wide-only">
          <Segments label={text.width} value={width} options={widths} onChange={(next) => setWidth(next)} />
        </span>
      </div>
      <div className={styles.body}>
        <MailPreview
          {...{ locale: quote.locale, reference: quote.reference, writer }}
          subject={written.subject}
          text={written.text}
          quoted={{ at: last.at, name: quote.fullName, text: last.text }}
          isNarrow={width === 'phone'}
        />
      </div>
    </section>
  );
}
