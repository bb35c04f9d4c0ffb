import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  CalendarPlus,
  CircleSlash,
  Copy,
  Ellipsis,
  ExternalLink,
  Link2,
  type LucideIcon,
  PencilLine,
  RotateCcw,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobRow } from '#contract/office/jobs';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { Menu, MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
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
    <Menu
      variant="icon"
      className={className}
      label={fillPlaceholders(text.label, { name: job.title || untitled })}
      trigger={<Ellipsis className="icon" aria-hidden />}
    >
      {isInList && (
        <Item icon={PencilLine} onSelect={edit}>
          {text.edit}
        </Item>
      )}
      {state === 'open' && (
        <>
          <Item icon={ExternalLink} keys="V" onSelect={() => actions.show(job)}>
            {text.show}
          </Item>
          <Item icon={Link2} onSelect={() => void actions.copyLink(job)}>
            {text.link}
          </Item>
        </>
      )}
      <Item icon={Copy} onSelect={() => void actions.copy(job)}>
        {text.duplicate}
      </Item>
      <MenuSeparator />
      {state === 'open' && (
        <Item icon={CircleSlash} onSelect={() => void actions.close(job)}>
          {text.close}
        </Item>
      )}
      {opensAtOnce(job, today) && (
        <Item icon={RotateCcw} onSelect={() => void actions.reopen(job)}>
          {text.reopen}
        </Item>
      )}
      {isInList && state === 'closed' && !opensAtOnce(job, today) && (
        <Item icon={CalendarPlus} onSelect={edit}>
          {text.reopenByDay}
        </Item>
      )}
      {state === 'archived' ? (
        <Item icon={ArchiveRestore} onSelect={() => void actions.restore(job)}>
          {text.restore}
        </Item>
      ) : (
        <Item icon={Archive} onSelect={() => void actions.archive(job)}>
          {text.archive}
        </Item>
      )}
    </Menu>
  );
}

function Item({ icon: Icon, ...rest }: { icon: LucideIcon; keys?: string; onSelect(): void; children: ReactNode }) {
  return <MenuItem icon={<Icon className="icon" aria-hidden />} {...rest} />;
}
