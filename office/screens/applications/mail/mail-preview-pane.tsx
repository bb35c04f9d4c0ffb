import { useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { ApplicationDetail } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { MailPreview } from '../../../parts/mail-preview.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { firstNameOf } from '../../../parts/template-gaps.ts';
import styles from '../../quotes/answer/answer-preview.module.css';
import type { Written } from '../../quotes/answer/use-draft.ts';

interface MailPreviewPaneProps {
  application: ApplicationDetail;
  written: Written;
  writer: string;
}

/** The mail as the applicant sees it. */
export function MailPreviewPane({ application, written, writer }: MailPreviewPaneProps) {
  const { preview: text } = useText('answer');
  const [width, setWidth] = useState<'laptop' | 'phone'>('laptop');
  const { fullName, locale, reference, lastReply } = application;
  const title = fillPlaceholders(text.title, { name: firstNameOf(fullName) });
  const widths = [
    { value: 'laptop' as const, label: text.laptop },
    { value: 'phone' as const, label: text.phone },
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
          {...{ locale, reference, writer }}
          subject={written.subject}
          text={written.text}
          quoted={lastReply ? { ...lastReply, name: fullName } : undefined}
          isNarrow={width === 'phone'}
        />
      </div>
    </section>
  );
}
