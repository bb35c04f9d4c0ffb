import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OfficeMember } from '#contract/office/people/members';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useLocalDraft } from '../../data/drafts/use-drafts.ts';
import { useMembers } from '../../data/site/members.ts';
import entry from '../../list/entry-screen.module.css';
import { ShortcutHints } from '../../list/shortcut-hints.tsx';
import { useEntryPage } from '../../list/use-entry-page.ts';
import { useListHints } from '../../list/use-list-hints.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { ContentMenu } from '../../parts/content-files/content-menu.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { draftOf, emptyForm, keptMember, MemberForm } from './member-form.ts';
import { MemberPanel } from './member-panel.tsx';
import styles from './members.module.css';
import { MembersTable } from './members-table.tsx';

/** The people whom the About page introduces, in their order, and the one who is edited beside them. */
export default function Members() {
  const text = useText('members');
  const navigate = useNavigate();
  const { member: edit } = useSearch({ from: '/members' });
  const list = useMembers();
  const members = list.data?.members ?? [];
  const open = members.find(({ id }) => id === edit);
  const isOpen = edit === 'new' || open !== undefined;
  const draft = useLocalDraft(isOpen ? keptMember(edit ?? '') : undefined, MemberForm, emptyForm, {
    thing: open,
    storedOf: draftOf,
    merges: true,
  });
  const [deleted, setDeleted] = useState<OfficeMember>();

  const go = (member: string | undefined) => void navigate({ to: '/members', search: member === undefined ? {} : { member } });
  const { page, addButton, close } = useEntryPage(edit, isOpen, go);

  return (
    <div className={`grid flex-1 grid-cols-1 min-h-0 ${entry.page}`} ref={page} data-open={isOpen || undefined}>
      <div className="column">
        <div className={entry.header}>
          <PageHeader
            title={text.title}
            summary={members.length > 0 && <Summary members={members} />}
            actions={
              <>
                <ContentMenu what="members" />
                <Button ref={addButton} icon={Plus} onClick={() => go('new')}>
                  {text.add} <KeyHint keys="C" />
                </Button>
              </>
            }
          />
        </div>
        {list.isError && <Notice kind="bad" text={text.failed} onRetry={() => void list.refetch()} />}
        {list.isPending && <Skeleton rows={5} shape="table" />}
        {list.data && (
          <div className={`column flex-1 ${entry.list}`}>
            <div className="scroll">
              {edit !== undefined && !isOpen && <Notice text={text.gone.title} detail={text.gone.text} />}
              {members.length > 0 && <MembersTable members={members} openId={edit} onDelete={setDeleted} />}
              {members.length === 0 && !isOpen && (
                <EmptyState kind="nothing-yet" title={text.empty.title} text={text.empty.text}>
                  <Button onClick={() => go('new')}>{text.empty.action}</Button>
                </EmptyState>
              )}
            </div>
            <div className={`flex-none border-t-hair text-xs wide-only ${styles.foot}`}>
              <Keys />
            </div>
          </div>
        )}
      </div>
      {list.data && isOpen && <MemberPanel key={edit} draft={draft} member={open} onClose={close} onAdded={go} onDelete={setDeleted} />}
      {deleted && (
        <DeleteDialog
          member={deleted}
          onClose={() => setDeleted(undefined)}
          onDeleted={() => {
            setDeleted(undefined);
            if (deleted.id === edit) go(undefined);
            addButton.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Summary({ members }: { members: readonly OfficeMember[] }) {
  const text = useText('members');
  const counted = useCounted();
  const shown = members.filter(({ isShown }) => isShown).length;
  return (
    <RichText
      text={fillSentence(text.summary, {
        people: counted(text.count, members.length),
        shown: shown === 0 ? text.shownNone : shown === members.length && shown > 1 ? text.shownAll : counted(text.shown, shown),
      })}
    />
  );
}

/** Shows what the keyboard can do here. */
function Keys() {
  const { keys } = useText('members');
  const { move, open, undo } = useListHints();
  return <ShortcutHints keys={[move, open, ['C', keys.add], ['Alt+ArrowUp ArrowDown', keys.order], undo]} />;
}
