import { Link } from '@tanstack/react-router';
import { ArrowRight, DoorOpen, Mail, TriangleAlert } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { applicationForm } from '#contract/forms/application';
import { nextStep } from '#contract/office/application-states';
import type { ApplicationDetail } from '#contract/office/applications';
import { fillSentence } from '#contract/text/fill-sentence';
import { canMove } from '../../../cases/case-kind.ts';
import detail from '../../../cases/detail/case-detail.module.css';
import { NoteDock } from '../../../cases/detail/note-dock.tsx';
import { SourceLine } from '../../../cases/detail/source-line.tsx';
import { SpamNotice } from '../../../cases/detail/spam-notice.tsx';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useJobTitle } from '../../../data/cases/use-job-title.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { KeyHint } from '../../../parts/buttons/key-hint.tsx';
import { ContactLink } from '../../../parts/contact/contact-link.tsx';
import { OtherFields } from '../../../parts/fields/other-fields.tsx';
import { useFocusWhenThere } from '../../../parts/hooks/use-focus-when-done.ts';
import { HelpButton } from '../../../parts/layout/help-button.tsx';
import { Notice } from '../../../parts/messages/notice.tsx';
import { OthersWriting } from '../../../parts/people/others-writing.tsx';
import { RichText } from '../../../parts/texts/rich-text.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { type ApplicationCommands, applicationKind } from '../application-kind.ts';
import { isUntold, StateLabel } from '../application-state.tsx';
import { ApplicationTimeline } from './application-timeline.tsx';
import { AppliedBefore } from './applied-before.tsx';
import styles from './detail-pane.module.css';
import type { DetailDialog } from './detail-toolbar.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import { PartFacts } from './part-facts.tsx';
import { Rater } from './rater.tsx';
import { StagePicker } from './stage-picker.tsx';

interface DetailPaneProps {
  application: ApplicationDetail;
  commands: ApplicationCommands;
  noteField: RefObject<HTMLInputElement | null>;
  onWrite(): void;
  onDialog(dialog: DetailDialog): void;
}

/** Shows who has applied, the stage of the application, and its timeline. */
export function DetailPane({ application, commands, noteField, onWrite, onDialog }: DetailPaneProps) {
  const { detail: text } = useText('applications');
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const titleOf = useJobTitle();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenThere(heading);
  const { fullName, email, receivedAt, appliedAgainAt, rating, erasedAt, retentionMonths, others, locale } = application;
  return (
    <>
      <OthersWriting ids={application.writing} text={text.writing} />
      <StateNotices application={application} commands={commands} />
      <div className="scroll">
        <div className={detail.body}>
          <div className={detail.top}>
            <div>
              <div className="row gap-1 min-w-0">
                <h1 ref={heading} className="title wrap-anywhere" tabIndex={-1}>
                  <bdi>{fullName}</bdi>
                </h1>
                <HelpButton />
              </div>
              <p className={`text-quiet text-xs flex-wrap ${detail.facts}`}>
                <bdi>{titleOf(application)}</bdi>
                <span>{fillSentence(text.applied, { date: dateFormats.day(receivedAt) })}</span>
                {appliedAgainAt && <span>{fillSentence(text.appliedAgain, { date: dateFormats.day(appliedAgainAt) })}</span>}
                <span>{text.writes[locale]}</span>
              </p>
            </div>
            <Rater rating={rating} onRate={(next) => commands.rate([application], next)} />
          </div>
          <StagePicker application={application} onMove={(state) => commands.setState([application], state)} />
          <InterviewFacts application={application} onSet={() => onDialog('interview')} />
          <p className={`flex flex-wrap gap-4 ${styles.reach}`}>
            <a className="inline-flex items-center gap-2.5 min-w-0 text-heading font-550 text-xs" href={`mailto:${email}`}>
              <Mail className="icon text-accent" aria-hidden />
              <bdi dir="ltr" className="truncate">
                {email}
              </bdi>
            </a>
            <ContactLink id={application.id} className="inline-flex items-center gap-2.5 text-heading font-550 text-xs whitespace-nowrap" />
          </p>
          <SourceLine source={application.source} />
          <OtherFields form={applicationForm} values={application} placed={['fullName', 'email']} />
          <PartFacts application={application} />
          <p className={`text-quiet text-xs ${styles.keep}`}>
            <RichText text={counted(text.keep, retentionMonths, { date: dateFormats.day(erasedAt) })} />
          </p>
          <div className={`flex-wrap justify-between ${detail.section}`}>
            <h2>{text.happened}</h2>
            <span className="text-quiet text-xs">{text.onlyYou}</span>
          </div>
          <ApplicationTimeline application={application} />
          {others.length > 0 && (
            <>
              <div className={`flex-wrap justify-between ${detail.section}`}>
                <h2>{text.others}</h2>
              </div>
              <ul className={`list-none border-t-hair ${styles.others}`}>
                {others.map((other) => (
                  <li key={other.id}>
                    <Link
                      className="grid items-center border-b-hair text-heading text-xs"
                      to="/applications/$id"
                      params={{ id: other.id }}
                      search={true}
                    >
                      <bdi>{titleOf(other)}</bdi>
                      <span className="text-quiet">{dateFormats.day(other.receivedAt)}</span>
                      <StateLabel state={other.state} />
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <NoteDock {...{ kind: applicationKind, id: application.id, noteField }} className={styles.dock}>
        <NextSteps {...{ application, commands, onWrite }} />
      </NoteDock>
    </>
  );
}

/** Notices about an unusual state: suspicious, declined without being told, withdrawn. */
function StateNotices({ application, commands }: Pick<DetailPaneProps, 'application' | 'commands'>) {
  const { detail: text } = useText('applications');
  return (
    <>
      <SpamNotice kind={applicationKind} detail={application} onGenuine={() => commands.setSuspicious([application], false)} />
      {isUntold(application) && (
        <Notice icon={TriangleAlert} text={text.untold} detail={text.untoldText}>
          <Button size="small" onClick={() => commands.setNotified(application, true)}>
            {text.toldOtherwise}
          </Button>
        </Notice>
      )}
      <AppliedBefore application={application} />
      {application.state === 'withdrawn' && <Notice icon={DoorOpen} text={text.withdrawn} detail={text.withdrawnText} />}
    </>
  );
}

/** Offers what comes next: the applicant is declined, written to, or goes on. */
function NextSteps({ application, commands, onWrite }: Pick<DetailPaneProps, 'application' | 'commands' | 'onWrite'>) {
  const { detail: text, states } = useText('applications');
  const next = nextStep(application.state);
  return (
    <>
      {canMove(applicationKind, application, 'declined') && (
        <Button size="large" onClick={() => commands.setState([application], 'declined')}>
          {text.decline} <KeyHint keys="D" />
        </Button>
      )}
      <Button variant={next ? 'line' : 'primary'} size="large" onClick={onWrite}>
        {application.draft ? text.continueMail : isUntold(application) ? text.notify : text.write} <KeyHint keys="E" />
      </Button>
      {next && (
        <Button data-own-line variant="primary" size="large" onClick={() => commands.setState([application], next)}>
          {fillSentence(text.moveTo, { state: states[next] })} <ArrowRight className="icon icon-along" aria-hidden /> <KeyHint keys="M" />
        </Button>
      )}
    </>
  );
}
