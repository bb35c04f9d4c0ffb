import { useRef, useState } from 'react';
import { type Locale, locales } from '#contract/locales';
import type { ApplicationStep } from '#contract/office/application-states';
import type { ApplicationDetail } from '#contract/office/applications';
import type { Interview } from '#contract/office/cases/interviews';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { fillSentence } from '#contract/text/fill-sentence';
import { applicationPlaceholderValues } from '../../../cases/composer/application-placeholder-values.ts';
import { CaseComposer } from '../../../cases/composer/case-composer.tsx';
import { contextId, useCaseComposer } from '../../../cases/composer/use-case-composer.ts';
import { useLocale, useText } from '../../../content/use-text.ts';
import { applicationCases } from '../../../data/cases/applications.ts';
import { applicationKind } from '../application-kind.ts';
import { ApplicationTimeline } from '../detail/application-timeline.tsx';
import { AfterSendOptions } from './after-send-options.tsx';
import styles from './mail-composer.module.css';

/** The step that goes with a draft that was kept: whoever is invited in it has come that far. */
const stepOfDraft = ({ draft, state }: ApplicationDetail): ApplicationStep | undefined =>
  draft?.interview && (state === 'new' || state === 'reading') ? 'interview' : undefined;

export function MailComposer({ application, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const text = useText('answer');
  const { mail } = useText('applications');
  const { fullName, locale, jobTitles } = application;
  const [state, setState] = useState(() => stepOfDraft(application));
  const composer = useCaseComposer({
    kind: applicationKind,
    store: applicationCases,
    detail: application,
    onClose,
    defaultSubject: fillPlaceholders(mail.defaultSubject[locale], { job: jobTitles[locale] }),
    extra: { ...(state && { state }) },
  });
  const { draft } = composer;
  const { interview = application.interview } = draft.written;

  const valuesIn = (language: Locale, given = interview) =>
    applicationPlaceholderValues({ ...application, interview: given, locale: language }, composer.me.name);
  /** Returns what a mail says of an interview, or the placeholder that asks for it. */
  const wordsIn = (language: Locale, given: Interview | null, what: 'interview' | 'place' | 'duration') =>
    valuesIn(language, given)[what] || `[[${text.placeholders[what]}]]`;

  /** The interview as the text says it: a place is typed letter by letter, and each of its letters would be found everywhere. */
  const said = useRef(interview);

  /** Writes something of an interview otherwise wherever the text says it as it was. */
  function follow(next: Interview | null, facts: readonly ('interview' | 'duration' | 'place')[]) {
    const { subject, text: words } = draft.written;
    const pairs = facts.flatMap((what) =>
      [...new Set([locale, ...locales])].map((language) => [wordsIn(language, said.current, what), wordsIn(language, next, what)] as const),
    );
    const followed = (from: string) => pairs.reduce((written, [before, after]) => written.replaceAll(before, () => after), from);
    return { subject: followed(subject), text: followed(words) };
  }

  /** Whoever is given a time for an interview has come that far, unless the writer says otherwise. What the text says of it follows. */
  function inviteTo(next: Interview | null): void {
    const isPlaceTyped = next !== null && interview !== null && next.place !== interview.place;
    draft.change({ ...follow(next, isPlaceTyped ? [] : ['interview', 'duration']), interview: next });
    if (!isPlaceTyped) said.current = next && { ...next, place: said.current?.place ?? '' };
    if (next !== null && state === undefined && (application.state === 'new' || application.state === 'reading')) setState('interview');
  }

  return (
    <CaseComposer
      {...{ composer, detail: application, purpose: 'applications', onClose }}
      text={{ ...mail, title: fillSentence(mail.title, { name: fullName }) }}
      summary={<bdi>{jobTitles[useLocale()]}</bdi>}
      context={
        <section id={contextId} tabIndex={-1} className={`scroll ${styles.context}`} aria-label={text.context.history}>
          <ApplicationTimeline application={application} isNarrow />
        </section>
      }
      valuesIn={(language) => valuesIn(language)}
    >
      <AfterSendOptions
        {...{ application, state, interview, assignToMe: composer.assignToMe }}
        onAssignToMe={composer.setAssignToMe}
        onState={setState}
        onInterview={inviteTo}
        onPlaceTyped={() => {
          draft.change(follow(interview, ['place']));
          said.current = interview;
        }}
      />
    </CaseComposer>
  );
}
