import { usualMinutes } from '#contract/office/cases/interviews';
import { fillTemplate } from '#contract/text/template-placeholders';
import { applicationPlaceholderValues } from '../../cases/composer/application-placeholder-values.ts';
import { placeholderValues } from '../../cases/composer/quote-placeholder-values.ts';
import { useStandardSubjects } from '../../cases/standard-subjects.ts';
import { useText } from '../../content/use-text.ts';
import type { TemplateValues } from '../../data/mails/templates.ts';
import { PreviewPane } from '../../parts/layout/preview-pane.tsx';
import { MailPreview } from '../../parts/mails/mail-preview.tsx';
import styles from './template-editor.module.css';

/** A reference like any other, of nobody. */
const reference = 'ABCD2345';

/** The mail that a template makes, for somebody who is invented. */
export function TemplatePreview({ values: { purpose, locale, subject, text: body }, writer }: { values: TemplateValues; writer: string }) {
  const text = useText('templates');
  const { placeholders } = useText('answer');
  const subjects = useStandardSubjects();
  const person = { fullName: text.sampleName, reference, locale };
  const values =
    purpose === 'quotes'
      ? placeholderValues({ ...person, country: text.sampleCountry }, writer)
      : applicationPlaceholderValues(
          {
            ...person,
            jobTitles: { en: text.sampleJob, ar: text.sampleJob },
            interview: { at: new Date().toISOString(), minutes: usualMinutes, place: text.samplePlace, people: [] },
            statusUrl: text.sampleLink,
          },
          writer,
        );
  return (
    <PreviewPane title={text.preview} tools={<span className="text-quiet text-xs">{text.previewNote}</span>} className={styles.preview}>
      <MailPreview
        {...{ locale, reference, writer }}
        subject={fillTemplate(subject.trim() || subjects[purpose][locale], values, placeholders)}
        text={fillTemplate(body, values, placeholders)}
        quoted={purpose === 'quotes' ? { at: new Date().toISOString(), name: text.sampleName, text: text.sampleMessage } : undefined}
      />
    </PreviewPane>
  );
}
