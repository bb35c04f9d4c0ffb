import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../content/use-text.ts';
import { useJob } from '../../../data/jobs.ts';
import { isOfficeError } from '../../../data/request.ts';
import { Button } from '../../../parts/button.tsx';
import { Calm } from '../../../parts/calm.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { JobEditor } from './job-editor.tsx';

/** A job that is being written, or one that is not there yet: `new`. */
export default function EditJob() {
  const text = useText('jobs');
  const navigate = useNavigate();
  const { id = 'new' } = useParams({ strict: false });
  const isNew = id === 'new';
  const { data: job, error, refetch } = useJob(isNew ? undefined : id);
  // The job that the open editor has made gets an address of its own, and the editor stays as it is: somebody is typing in it.
  const [made, setMade] = useState<{ id: string; serial: number }>();
  const [serial, setSerial] = useState(0);
  const own = made?.id === id ? made : undefined;
  const key = isNew ? `new ${serial}` : own ? `new ${own.serial}` : id;

  if (error && !job) {
    if (!isOfficeError(error, 'http.notFound')) return <Notice kind="bad" text={text.loadFailed} onRetry={() => void refetch()} />;
    const { gone } = text.editor;
    return (
      <Calm kind="not-found" level={1} title={gone.title} text={gone.text}>
        <Button onClick={() => void navigate({ to: '/jobs' })}>{gone.action}</Button>
      </Calm>
    );
  }
  if (!isNew && !job) return <Skeleton rows={6} shape="text" />;
  return (
    <JobEditor
      key={key}
      job={isNew ? undefined : job}
      onMade={(newJob) => {
        setMade({ id: newJob.id, serial });
        setSerial(serial + 1);
        void navigate({ to: '/jobs/$id', params: { id: newJob.id }, replace: true });
      }}
    />
  );
}
