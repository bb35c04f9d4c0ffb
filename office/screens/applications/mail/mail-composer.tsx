import { useState } from 'react';
import { type Locale, locales } from '#contract/locales';
import type { ApplicationStep } from '#contract/office/application-states';
import type { ApplicationDetail } from '#contract/office/applications';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { applicationPlaceholderValues } from '../../../cases/composer/application-placeholder-values.ts';
import { CaseComposer } from '../../../cases/composer/case-composer.tsx';
import { contextId, useCaseComposer } from '../../../cases/composer/use-case-composer.ts';
import { useText } from '../../../content/use-text.ts';
import { applicationCases } from '../../../data/cases/applications.ts';
import { applicationKind } from '../application-kind.ts';
import { ApplicationTimeline } from '../detail/application-timeline.tsx';
import { AfterSendOptions } from './after-send-options.tsx';
import styles from './mail-composer.module.css';

export function MailComposer({ application, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const text = useText('answer');
  const { mail } = useText('applications');
  const { fullName, locale, jobTitle, jobTitles } = application;
  const [state, setState] = useState<ApplicationStep>();
  const [interviewAt, setInterviewAt] = useState(application.interviewAt);
  const composer = useCaseComposer({
    kind: applicationKind,
    store: applicationCases,
    detail: application,
    onClose,
    defaultSubject: fillPlaceholders(mail.defaultSubject[locale], { job: jobTitles[locale] }),
    extra: { ...(state && { state }), ...(interviewAt !== application.interviewAt && { interviewAt }) },
  });
  const { draft } = composer;

  const valuesIn = (language: Locale, interview = interviewAt) =>
    applicationPlaceholderValues({ ...application, interviewAt: interview, locale: language }, composer.me.name);
  /** The time of the interview, or the placeholder that asks for it. */
  const interviewIn = (language: Locale, interview: string | null) =>
    valuesIn(language, interview).interview || `[[${text.placeholders.interview}]]`;

  /** Whoever is given a time for an interview has come that far, unless the writer says otherwise. Its time in the text follows. */
  function inviteTo(day: string | null): void {
    setInterviewAt(day);
    const { written } = draft;
    const follow = (words: string) =>
      [locale, ...locales].reduce(
        (next, language) => next.replaceAll(interviewIn(language, interviewAt), interviewIn(language, day)),
        words,
      );
    const next = { subject: follow(written.subject), text: follow(written.text) };
    if (next.subject !== written.subject || next.text !== written.text) draft.change(next);
    if (day !== null && state === undefined && (application.state === 'new' || application.state === 'reading')) setState('interview');
  }

  return (
    <CaseComposer
      {...{ composer, detail: application, purpose: 'applications', onClose }}
      text={{ ...mail, title: fillPlaceholders(mail.title, { name: fullName }) }}
      summary={<bdi>{jobTitle}</bdi>}
      context={
        <section id={contextId} tabIndex={-1} className={`scroll ${styles.context}`} aria-label={text.context.history}>
          <ApplicationTimeline application={application} isNarrow />
        </section>
      }
      valuesIn={(language) => valuesIn(language)}
    >
      <AfterSendOptions
        {...{ application, state, interviewAt, assignToMe: composer.assignToMe }}
        onAssignToMe={composer.setAssignToMe}
        onState={setState}
        onInterview={inviteTo}
      />
    </CaseComposer>
  );
}
