import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { usePeople } from '../../data/people/people.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { InvitationPanel } from './invitation-panel.tsx';
import styles from './people.module.css';
import { PeopleTable } from './people-table.tsx';
import { PermissionTable } from './permission-table.tsx';

/** Shows who works here, what they may do, and invitations. */
export default function People() {
  const text = useText('people');
  const counted = useCounted();
  const people = usePeople();
  const navigate = useNavigate();
  const { invite: isInviting = false } = useSearch({ from: '/people' });
  const inviteButton = useRef<HTMLButtonElement>(null);
  const invite = () => void navigate({ to: '/people', search: { invite: true } });
  const close = () => {
    void navigate({ to: '/people', search: {} });
    inviteButton.current?.focus();
  };
  useShortcut('people', { c: invite });

  const working = people.data?.filter(({ status }) => status !== 'deactivated') ?? [];
  const invited = working.filter(({ status }) => status === 'invited').length;

  return (
    <div className={`grid flex-1 grid-cols-1 min-h-0 ${styles.page}`}>
      <div className={`flex flex-col min-h-0 ${styles.main}`}>
        <PageHeader
          title={text.title}
          summary={
            people.data &&
            (invited > 0
              ? fillSentence(text.summary, {
                  people: counted(text.count, working.length),
                  invitations: counted(text.openInvitations, invited),
                })
              : counted(text.count, working.length))
          }
          actions={
            <Button ref={inviteButton} icon={Plus} aria-expanded={isInviting} onClick={invite}>
              {text.invite} <KeyHint keys="C" />
            </Button>
          }
        />
        <div className="scroll">
          {people.isError && <Notice kind="bad" text={text.failed} onRetry={() => void people.refetch()} />}
          {people.isPending && <Skeleton rows={5} />}
          {people.data && <PeopleTable people={people.data} />}
          <PermissionTable />
        </div>
      </div>
      {isInviting && <InvitationPanel onClose={close} />}
    </div>
  );
}
