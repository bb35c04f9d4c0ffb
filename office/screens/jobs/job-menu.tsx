import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, CalendarPlus, CircleSlash, Copy, ExternalLink, Link2, PencilLine, RotateCcw } from 'lucide-react';
import type { JobRow } from '#contract/office/jobs';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { MenuItem, MenuSeparator, MoreMenu } from '../../parts/buttons/menu.tsx';
import { opensAtOnce, useJobActions } from './use-job-actions.ts';

interface JobMenuProps {
  job: JobRow;
  today: string;
  /** In the list there is the way into it, and the way to a new day. */
  isInList?: boolean;
  className?: string | undefined;
}

/** Everything that can be done with a job, as its state allows. */
export function JobMenu({ job, today, isInList = false, className }: JobMenuProps) {
  const { menu: text, untitled } = useText('jobs');
  const actions = useJobActions();
  const navigate = useNavigate();
  const edit = () => void navigate({ to: '/jobs/$id', params: { id: job.id } });
  const { state } = job;

  return (
    <MoreMenu className={className} label={fillSentence(text.label, { name: job.title || untitled })}>
      {isInList && <MenuItem icon={PencilLine} label={text.edit} onSelect={edit} />}
      {state === 'open' && (
        <>
          <MenuItem icon={ExternalLink} label={text.show} keys="V" onSelect={() => actions.show(job)} />
          <MenuItem icon={Link2} label={text.link} onSelect={() => void actions.copyLink(job)} />
        </>
      )}
      <MenuItem icon={Copy} label={text.duplicate} onSelect={() => void actions.copy(job)} />
      <MenuSeparator />
      {state === 'open' && <MenuItem icon={CircleSlash} label={text.close} onSelect={() => void actions.close(job)} />}
      {opensAtOnce(job, today) && <MenuItem icon={RotateCcw} label={text.reopen} onSelect={() => void actions.reopen(job)} />}
      {isInList && state === 'closed' && !opensAtOnce(job, today) && (
        <MenuItem icon={CalendarPlus} label={text.reopenByDay} onSelect={edit} />
      )}
      {state === 'archived' ? (
        <MenuItem icon={ArchiveRestore} label={text.restore} onSelect={() => void actions.restore(job)} />
      ) : (
        <MenuItem icon={Archive} label={text.archive} onSelect={() => void actions.archive(job)} />
      )}
    </MoreMenu>
  );
}
