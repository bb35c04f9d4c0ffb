import { useNavigate } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense, useState } from 'react';
import type { ApplicationDetail } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { useApplication } from '../../../data/applications.ts';
import { isOfficeError } from '../../../data/request.ts';
import { Button } from '../../../parts/button.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { useTitle } from '../../../parts/head.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { useIsPhone } from '../../../parts/use-is-phone.ts';
import { useLoadAhead } from '../../../parts/use-load-ahead.ts';
import type { ApplicationCommands } from '../application-commands.ts';
import styles from './detail.module.css';
import { DetailPane } from './detail-pane.tsx';
import { ApplicationOwnerMenu, DetailToolbar } from './detail-toolbar.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { InterviewDialog } from './interview-dialog.tsx';
import { ApplicationReplyDialog } from './reply-dialog.tsx';

/** Preloaded when idle, so that E opens the composer at once. */
const loadComposer = () => import('../mail/index.tsx');
const ResumePane = lazy(() => import('../resume/resume-pane.tsx'));

interface DetailProps {
  id: string;
  commands: ApplicationCommands;
  noteField: RefObject<HTMLInputElement | null>;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onWrite(): void;
}

/** An application: the résumé beside its progress and its timeline. */
export function Detail({ id, ...props }: DetailProps) {
  const { failed } = useText('applications');
  const application = useApplication(id);
  const navigate = useNavigate();
  const isUnknown = isOfficeError(application.error) && application.error.status === 404;
  if (application.data && !isUnknown)
    return (
      <Opened application={application.data} {...props}>
        {application.isError && (
          <Notice kind="bad" text={failed.detail} detail={failed.detailText} onRetry={() => void application.refetch()} />
        )}
      </Opened>
    );
  if (isUnknown)
    return (
      <EmptyState kind="not-found" title={failed.unknown.title} text={failed.unknown.text}>
        <Button onClick={() => void navigate({ to: '/applications', search: true })}>{failed.unknown.action}</Button>
      </EmptyState>
    );
  if (application.isPending) return <Skeleton shape="text" rows={8} />;
  return (
    <EmptyState kind="failed" title={failed.detail} text={failed.detailText}>
      <Button onClick={() => void application.refetch()}>{failed.again}</Button>
    </EmptyState>
  );
}

export type DetailDialog = 'reply' | 'interview' | 'erase';

interface OpenedProps extends Omit<DetailProps, 'id'> {
  application: ApplicationDetail;
  children: React.ReactNode;
}

function Opened({ application, children, commands, noteField, onPrevious, onNext, onWrite }: OpenedProps) {
  const { detail: text } = useText('applications');
  const isPhone = useIsPhone();
  const [side, setSide] = useState<'progress' | 'resume'>('progress');
  const [dialog, setDialog] = useState<DetailDialog>();
  const close = () => setDialog(undefined);
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
    <div className={styles.person}>
      {!isPhone && resume}
      <section className={styles.pane} aria-label={application.fullName}>
        <DetailToolbar {...{ application, commands, onPrevious, onNext }} onDialog={setDialog} />
        {isPhone && (
          <div className={styles.sides}>
            <Segments label={text.resume} value={side} options={sides} onChange={(next) => setSide(next)} />
            <ApplicationOwnerMenu {...{ application, commands }} />
          </div>
        )}
        {children}
        {isPhone && side === 'resume' ? resume : <DetailPane {...{ application, commands, noteField, onWrite }} onDialog={setDialog} />}
      </section>
      {dialog === 'reply' && <ApplicationReplyDialog application={application} onClose={close} />}
      {dialog === 'interview' && (
        <InterviewDialog application={application} onChoose={(at) => void commands.setInterview(application, at)} onClose={close} />
      )}
      {dialog === 'erase' && <EraseDialog application={application} onClose={close} />}
    </div>
  );
}
