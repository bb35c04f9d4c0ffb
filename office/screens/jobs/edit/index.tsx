import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../content/use-text.ts';
import { isOfficeError } from '../../../data/requests/request.ts';
import { useJob } from '../../../data/site/jobs.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { EmptyState } from '../../../parts/messages/empty-state.tsx';
import { Notice } from '../../../parts/messages/notice.tsx';
import { Skeleton } from '../../../parts/messages/skeleton.tsx';
import { JobEditor } from './job-editor.tsx';

/** A job that is being written, or one that is not there yet: `new`. */
export default function EditJob() {
  const text = useText('jobs');
  const navigate = useNavigate();
  const { id = 'new' } = useParams({ strict: false });
  const isNew = id === 'new';
  const { data: job, error, refetch } = useJob(isNew ? undefined : id);
  const [made, setMade] = useState<string>();
  const [editor, setEditor] = useState({ id, serial: 0 });
  // Another address is another editor, but for the one that the open editor's own job gets: somebody is typing in it. The address comes after
  // the job, so that nothing may change in between.
  if (editor.id !== id) {
    const isOwn = editor.id === 'new' && id === made;
    setEditor({ id, serial: isOwn ? editor.serial : editor.serial + 1 });
    setMade(undefined);
  }

  if (error && !job) {
    if (!isOfficeError(error, 'http.notFound')) return <Notice kind="bad" text={text.loadFailed} onRetry={() => void refetch()} />;
    const { gone } = text.editor;
    return (
      <EmptyState kind="not-found" level={1} title={gone.title} text={gone.text}>
        <Button onClick={() => void navigate({ to: '/jobs' })}>{gone.action}</Button>
      </EmptyState>
    );
  }
  if (!isNew && !job) return <Skeleton rows={6} shape="text" />;
  return (
    <JobEditor
      key={editor.serial}
      job={isNew ? undefined : job}
      onMade={(newJob) => {
        setMade(newJob.id);
        void navigate({ to: '/jobs/$id', params: { id: newJob.id }, replace: true });
      }}
    />
  );
}
