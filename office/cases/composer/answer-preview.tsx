import { useState } from 'react';
import type { Locale } from '#contract/locales';
import type { AttachedFile } from '#contract/office/mails/attachments';
import { fillSentence } from '#contract/text/fill-sentence';
import { firstNameOf } from '#contract/text/first-name';
import { localeOfMail } from '#contract/text/locale-of-text';
import { useText } from '../../content/use-text.ts';
import { Segments } from '../../parts/fields/segments.tsx';
import { PreviewPane } from '../../parts/layout/preview-pane.tsx';
import { MailPreview } from '../../parts/mails/mail-preview.tsx';
import type { Written } from './use-answer-draft.ts';

interface AnswerPreviewProps {
  to: { fullName: string; locale: Locale; reference: string };
  /** Quotes what they wrote last; null when there are no words of theirs. */
  quoted: { at: string; text: string; name: string } | null;
  written: Written;
  files: readonly AttachedFile[];
  writer: string;
}

/** The mail as it will be read. */
export function AnswerPreview({ to: { fullName, locale, reference }, quoted, written, files, writer }: AnswerPreviewProps) {
  const { preview: text } = useText('answer');
  const [width, setWidth] = useState<'laptop' | 'phone'>('laptop');
  const title = fillSentence(text.title, { name: firstNameOf(fullName) });
  const widths = [
    { value: 'laptop' as const, label: text.laptop },
    { value: 'phone' as const, label: text.phone },
  ];
  return (
    <PreviewPane
      title={title}
      tools={
        <span className="wide-only">
          <Segments label={text.width} value={width} options={widths} onChange={(next) => setWidth(next)} />
        </span>
      }
    >
      <MailPreview
        {...{ reference, writer }}
        locale={localeOfMail(written.text, locale)}
        subject={written.subject}
        text={written.text}
        quoted={quoted ?? undefined}
        files={files}
        isNarrow={width === 'phone'}
      />
    </PreviewPane>
  );
}
