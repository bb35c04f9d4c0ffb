import { useNavigate } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense, useState } from 'react';
import type { ApplicationDetail } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { useApplication } from '../../../data/applications.ts';
import { isOfficeError } from '../../../data/request.ts';
import { Button } from '../../../parts/button.tsx';
import { Calm } from '../../../parts/calm.tsx';
import { useTitle } from '../../../parts/head.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { useIsPhone } from '../../../parts/use-is-phone.ts';
import { useLoadAhead } from '../../../parts/use-load-ahead.ts';
import type { Doing } from '../doing.ts';
import styles from './detail.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { ApplicationReplyDialog } from './reply-dialog.tsx';
import { TalkDialog } from './talk-dialog.tsx';
import { OwnerMenu, WayBar } from './way-bar.tsx';
import { WayPane } from './way-pane.tsx';

/** Whoever presses E goes on typing at once. */
const loadComposer = () => import('../mail/index.tsx');
const ResumePane = lazy(() => import('../resume/resume-pane.tsx'));

interface DetailProps {
  id: string;
  doing: Doing;
  noteField: RefObject<HTMLInputElement | null>;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onWrite(): void;
}

/** An application: the résumé beside the way. */
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
      <Calm kind="not-found" title={failed.unknown.title} text={failed.unknown.text}>
        <Button onClick={() => void navigate({ to: '/applications', search: true })}>{failed.unknown.action}</Button>
      </Calm>
    );
  if (application.isPending) return <Skeleton shape="text" rows={8} />;
  return (
    <Calm kind="failed" title={failed.detail} text={failed.detailText}>
      <Button onClick={() => void application.refetch()}>{failed.again}</Button>
    </Calm>
  );
}

export type DetailDialog = 'reply' | 'talk' | 'erase';

interface OpenedProps extends Omit<DetailProps, 'id'> {
  application: ApplicationDetail;
  children: React.ReactNode;
}

function Opened({ application, children, doing, noteField, onPrevious, onNext, onWrite }: OpenedProps) {
  const { detail: text } = useText('applications');
  const isPhone = useIsPhone();
  const [side, setSide] = useState<'way' | 'resume'>('way');
  const [dialog, setDialog] = useState<DetailDialog>();
  const close = () => setDialog(undefined);
  useTitle(application.fullName);
  useLoadAhead(loadComposer);
  const sides = [
    { value: 'way' as const, label: text.way2 },
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
        <WayBar {...{ application, doing, onPrevious, onNext }} onDialog={setDialog} />
        {isPhone && (
          <div className={styles.sides}>
            <Segments label={text.resume} value={side} options={sides} onChange={(next) => setSide(next)} />
            <OwnerMenu {...{ application, doing }} />
          </div>
        )}
        {children}
        {isPhone && side === 'resume' ? resume : <WayPane {...{ application, doing, noteField, onWrite }} onDialog={setDialog} />}
      </section>
      {dialog === 'reply' && <ApplicationReplyDialog application={application} onClose={close} />}
      {dialog === 'talk' && <TalkDialog application={application} onChoose={(at) => void doing.setTalk(application, at)} onClose={close} />}
      {dialog === 'erase' && <EraseDialog application={application} onClose={close} />}
    </div>
  );
}
