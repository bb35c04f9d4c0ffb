import { Link } from '@tanstack/react-router';
import type { ChangeMember, OfficeMember } from '#contract/office/people/members';
import { fillSentence } from '#contract/text/fill-sentence';
import { useLocale, useText } from '../../content/use-text.ts';
import { useChangeMember, useMoveMember } from '../../data/site/members.ts';
import { EntryTable, EntryText } from '../../list/entry-table.tsx';
import { LogoPicture } from '../../parts/logos/logo-picture.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { Avatar } from '../../parts/people/avatar.tsx';
import { keptMember } from './member-form.ts';
import styles from './members.module.css';

interface MembersTableProps {
  members: readonly OfficeMember[];
  openId: string | undefined;
  onDelete(member: OfficeMember): void;
}

/** The people in the order of the About page. */
export function MembersTable({ members, openId, onDelete }: MembersTableProps) {
  const text = useText('members');
  const locale = useLocale();
  const { mutateAsync } = useMoveMember();
  const change = useChangeMember();
  const show = useAction({
    run: ({ id }: OfficeMember, values: ChangeMember) => change.mutateAsync({ id, values }),
    done: (_, { name }, { isShown }) => fillSentence(isShown ? text.shownDone : text.hiddenDone, { name }),
    failed: (_, { name }) => fillSentence(text.changeFailed, { name }),
  });
  return (
    <EntryTable
      entries={members}
      openId={openId}
      text={text}
      className={styles.table}
      onMove={({ id }, place) => mutateAsync({ id, place })}
      rowOf={(member) => {
        const { id, portrait, answers, isShown } = member;
        const { name, role, duty } = { ...member, ...(locale === 'ar' && member.ar) };
        return {
          draftName: keptMember(id),
          label: name,
          name: (
            <>
              <span className={`inline-grid ${styles.portrait}`}>
                <LogoPicture path={portrait ?? ''} fallback={<Avatar name={name} />} />
              </span>
              <span className={styles.who}>
                <Link className="text-heading font-600 stretched focus-visible:outline-none" to="/members" search={{ member: id }}>
                  <bdi>{name}</bdi>
                </Link>
                <small className="block text-quiet text-2xs">
                  <bdi>{role}</bdi>
                </small>
              </span>
            </>
          ),
          nameClass: styles.name,
          cells: (
            <>
              <EntryText text={duty} className={styles.duty} />
              <td>{answers.map((one) => text.signed[one]).join(text.and)}</td>
            </>
          ),
          shown: { label: fillSentence(text.onAbout, { name }), isShown, onChange: (next) => void show(member, { isShown: next }) },
          onRemove: () => onDelete(member),
        };
      }}
    />
  );
}
