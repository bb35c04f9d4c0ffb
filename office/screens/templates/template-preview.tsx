import { useText } from '../../content/use-text.ts';
import type { TemplateValues } from '../../data/templates.ts';
import { MailPreview } from '../../parts/mail-preview.tsx';
import { fillGaps } from '../../parts/template-gaps.ts';
import { gapValues } from '../quotes/answer/gap-values.ts';
import styles from './template-editor.module.css';

/** A reference like any other, of nobody. */
const reference = 'ABCD2345';

/** The mail that a template makes, for somebody who is invented. */
export function TemplatePreview({ values: { locale, subject, text: body }, writer }: { values: TemplateValues; writer: string }) {
  const text = useText('templates');
  const { gaps } = useText('answer');
  const customer = { fullName: text.sampleName, country: text.sampleCountry, reference, locale };
  const values = gapValues(customer, writer);
  return (
    <section className={styles.preview} aria-label={text.preview}>
      <div className={styles.previewBar}>
        <h2>{text.preview}</h2>
        <span className="quiet small">{text.previewNote}</span>
      </div>
      <div className={styles.previewBody}>
        <MailPreview
          {...{ locale, reference, writer }}
          subject={fillGaps(subject, values, gaps)}
          text={fillGaps(body, values, gaps)}
          quoted={{ at: new Date().toISOString(), name: text.sampleName, text: text.sampleMessage }}
        />
      </div>
    </section>
  );
}
