import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import type { ApplicationDetail, ApplicationRow } from '#contract/office/applications';
import detail from '../../../cases/detail/case-detail.module.css';
import { CaseLoader } from '../../../cases/detail/case-loader.tsx';
import type { Neighbours } from '../../../cases/detail/detail-navigation.tsx';
import { MergeDialog } from '../../../cases/detail/merge-dialog.tsx';
import { ReplyDialog } from '../../../cases/detail/reply-dialog.tsx';
import { useLoadAhead } from '../../../cases/detail/use-load-ahead.ts';
import { useText } from '../../../content/use-text.ts';
import { applicationCases } from '../../../data/cases/applications.ts';
import { useJobTitle } from '../../../data/cases/use-job-title.ts';
import { Segments } from '../../../parts/fields/segments.tsx';
import { useIsPhone } from '../../../parts/hooks/use-is-phone.ts';
import { useTitle } from '../../../parts/layout/page-header.tsx';
import { type ApplicationCommands, applicationKind } from '../application-kind.ts';
import { ApplicationSearch } from '../application-search.ts';
import { StateLabel } from '../application-state.tsx';
import { InterviewDialog } from '../interview/interview-dialog.tsx';
import styles from './detail.module.css';
import { DetailPane } from './detail-pane.tsx';
import { ApplicationOwnerMenu, type DetailDialog, DetailToolbar, mergeTargets } from './detail-toolbar.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** Preloaded when idle, so that E opens the composer at once. */
const loadComposer = () => import('../mail/index.tsx');
const ResumePane = lazy(() => import('../resume/resume-pane.tsx'));

interface DetailProps extends Neighbours {
  id: string;
  commands: ApplicationCommands;
  noteField: RefObject<HTMLInputElement | null>;
  onWrite(): void;
}

/** An application: the résumé beside its progress and its timeline. */
export const Detail = ({ id, ...props }: DetailProps) => (
  <CaseLoader kind={applicationKind} query={applicationCases.useDetail(id)}>
    {(application, notice) => (
      <Opened application={application} {...props}>
        {notice}
      </Opened>
    )}
  </CaseLoader>
);

interface OpenedProps extends Omit<DetailProps, 'id'> {
  application: ApplicationDetail;
  children: ReactNode;
}

function Opened({ application, children, commands, noteField, onPrevious, onNext, onWrite }: OpenedProps) {
  const { detail: text } = useText('applications');
  const isPhone = useIsPhone();
  const [side, setSide] = useState<'progress' | 'resume'>('progress');
  const [dialog, setDialog] = useState<DetailDialog>();
  const navigate = useNavigate();
  // The palette opens it by the address.
  const { merge: isMerging, ...search } = ApplicationSearch.parse(useSearch({ strict: false }));
  const close = () => {
    setDialog(undefined);
    if (isMerging) void navigate({ to: '.', search, replace: true });
  };
  useTitle(application.fullName);
  useLoadAhead(loadComposer);
  const sides = [
    { value: 'progress' as const, label: text.progress },
    { value: 'resume' as const, label: text.resume },
  ];
  const resume = (
    <Suspense fallback={<section className={styles.room} aria-busy="true" />}>
      <ResumePane key={application.id} application={application} />
    </Suspense>
  );
  return (
    <div className={`grid flex-1 min-h-0 ${styles.person}`}>
      {!isPhone && resume}
      <section className={`column relative bg-pane-highlight ${detail.pane} ${styles.pane}`} aria-label={application.fullName}>
        <DetailToolbar {...{ application, commands, onPrevious, onNext }} onDialog={setDialog} />
        {isPhone && (
          <div className={`row flex-wrap justify-between gap-2 ${styles.sides}`}>
            <Segments label={text.resume} value={side} options={sides} onChange={(next) => setSide(next)} />
            <ApplicationOwnerMenu {...{ application, commands }} />
          </div>
        )}
        {children}
        {isPhone && side === 'resume' ? resume : <DetailPane {...{ application, commands, noteField, onWrite }} onDialog={setDialog} />}
      </section>
      {dialog === 'reply' && <ReplyDialog kind={applicationKind} detail={application} onClose={close} />}
      {dialog === 'interview' && (
        <InterviewDialog
          application={application}
          onChoose={(interview) => commands.setInterview(application, interview)}
          onClose={close}
        />
      )}
      {(dialog === 'merge' || isMerging) && <MergeApplication application={application} onClose={close} />}
      {dialog === 'erase' && <EraseDialog application={application} onClose={close} />}
    </div>
  );
}

function MergeApplication({ application, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const titleOf = useJobTitle();
  const describe = (row: ApplicationRow) => ({ state: <StateLabel state={row.state} />, about: titleOf(row) });
  const merge = applicationCases.useMerge();
  return <MergeDialog kind={applicationKind} of={application} others={mergeTargets(application)} {...{ merge, describe, onClose }} />;
}
