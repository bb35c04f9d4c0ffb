import { type Locale, siteLocales } from '#contract/locales';
import type { JobDetail } from '#contract/office/jobs';
import { jobPreviewUrl } from '#contract/urls';
import { useText } from '../../../content/use-text.ts';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { Segments } from '../../../parts/fields/segments.tsx';
import { publicAddress } from '../use-job-actions.ts';
import styles from './editor.module.css';
import { PreviewFrame } from './preview-frame.tsx';

interface JobStageProps {
  /** Undefined as long as nothing is written. */
  job: JobDetail | undefined;
  locale: Locale;
  onLocale(locale: Locale): void;
}

const labels: Record<Locale, string> = { en: 'EN', ar: 'ع' };
const languages = siteLocales.map((locale) => ({ value: locale, label: labels[locale], lang: locale }));

/** The card and the dialog as visitors see them, made by the site itself, and the address under which they find the job. */
export function JobStage({ job, locale, onLocale }: JobStageProps) {
  const { editor: text } = useText('jobs');
  return (
    <section className={`flex flex-col min-h-0 min-w-0 border-s ${styles.stage}`} aria-label={text.stage}>
      <header className={`flex flex-none items-center justify-between gap-3 border-b-hair ${styles.stageHeader}`}>
        <h2 className="text-md font-medium">{text.stage}</h2>
        {languages.length > 1 && <Segments label={text.stageLanguage} value={locale} options={languages} onChange={onLocale} />}
      </header>
      {job ? (
        <PreviewFrame src={jobPreviewUrl(job.id, locale)} version={job.version} label={text.stageFrame} />
      ) : (
        <p className={`flex-1 text-quiet text-xs ${styles.stageEmpty}`}>{text.stageEmpty}</p>
      )}
      {job?.state === 'open' && (
        <div className={`grid items-center flex-none border-t text-xs ${styles.share}`}>
          <p>
            <b>{text.link}</b>
            <small>{text.linkHint}</small>
          </p>
          <bdi dir="ltr">{publicAddress(job.id, locale)}</bdi>
          <CopyButton text={publicAddress(job.id, locale)} label={text.copy} />
        </div>
      )}
    </section>
  );
}
