import { createRef } from 'react';
import type { Job } from '#contract/job';
import type { Locale } from '#contract/locales';
import { languageAttributes, languageOf } from '#contract/text/text-language';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { JobDetails, jobDialogId } from './job-dialog.tsx';
import styles from './job-preview.module.css';
import { PositionCard } from './position-card.tsx';
import type { PositionsText } from './positions-text.ts';

/** The card of a position and its dialog, one below the other: as visitors will see them, for whoever writes them. Nothing in it can be pressed. */
export function JobPreview({ career, text, locale }: { career: Job; text: PositionsText; locale: Locale }) {
  return (
    <main className={`grid ${styles.preview}`} inert>
      <PositionCard career={career} text={text} locale={locale} />
      <Dialog
        ref={createRef()}
        id={jobDialogId}
        title={career.jobTitle}
        titleLanguage={languageAttributes(languageOf(career.jobTitle), locale)}
        closeLabel={text.job.close}
        startsOpen
      >
        <JobDetails career={career} text={text} locale={locale} />
      </Dialog>
    </main>
  );
}
