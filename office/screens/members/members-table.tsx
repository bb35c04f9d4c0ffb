import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { ChangeMember, OfficeMember } from '#contract/office/people/members';
import { fillSentence } from '#contract/text/fill-sentence';
import { useLocale, useText } from '../../content/use-text.ts';
import { isKept } from '../../data/drafts/draft-place.ts';
import { useMe } from '../../data/people/account.ts';
import { useChangeMember, useMoveMember } from '../../data/site/members.ts';
import table from '../../list/data-table.module.css';
import entry from '../../list/entry-rows.module.css';
import { MenuItem, MenuSeparator, MoreMenu } from '../../parts/buttons/menu.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { LogoPicture } from '../../parts/logos/logo-picture.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { MoveHandle } from '../../parts/order/move-handle.tsx';
import { MoveItems } from '../../parts/order/move-items.tsx';
import { type Order, useOrder } from '../../parts/order/use-order.ts';
import { Avatar } from '../../parts/people/avatar.tsx';
import { keptMember } from './member-form.ts';
import styles from './members.module.css';

type PlacedMember = OfficeMember & { place: number };

interface MembersTableProps {
  members: readonly OfficeMember[];
  openId: string | undefined;
  onDelete(member: OfficeMember): void;
}

/** The people in the order of the About page. */
export function MembersTable({ members, openId, onDelete }: MembersTableProps) {
  const text = useText('members');
  const { mutateAsync } = useMoveMember();
  const change = useChangeMember();
  const show = useAction({
    run: ({ id }: OfficeMember, values: ChangeMember) => change.mutateAsync({ id, values }),
    done: (_, { name }, { isShown }) => fillSentence(isShown ? text.shownDone : text.hiddenDone, { name }),
    failed: (_, { name }) => fillSentence(text.changeFailed, { name }),
  });
  const list = useRef<HTMLTableSectionElement>(null);
  const order = useOrder({
    list,
    loaded: members.map((member, index) => ({ ...member, place: index + 1 })),
    total: members.length,
    text: text.order,
    nameOf: ({ name }) => name,
    send: ({ id }, place) => mutateAsync({ id, place }),
    done: text.movedUndo,
    failed: text.changeFailed,
  });
  return (
    <>
      <table className={`${table.table} ${styles.table}`} data-narrow={openId !== undefined || undefined}>
        <thead>
          <tr>
            <th scope="col">{text.columns.name}</th>
            <th scope="col">{text.columns.duty}</th>
            <th scope="col">{text.columns.signs}</th>
            <th scope="col">{text.columns.shown}</th>
            <th scope="col">
              <span className="visually-hidden">{text.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={list}>
          {order.rows.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              order={order}
              isOpen={member.id === openId}
              onShow={(isShown) => void show(member, { isShown })}
              onDelete={() => onDelete(member)}
            />
          ))}
        </tbody>
      </table>
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
    </>
  );
}

interface MemberRowProps {
  member: PlacedMember;
  order: Order<PlacedMember>;
  isOpen: boolean;
  onShow(isShown: boolean): void;
  onDelete(): void;
}

function MemberRow({ member, order, isOpen, onShow, onDelete }: MemberRowProps) {
  const text = useText('members');
  const me = useMe();
  const locale = useLocale();
  const { id, portrait, answers, isShown } = member;
  const { name, role, duty } = { ...member, ...(locale === 'ar' && member.ar) };
  return (
    <tr
      className={entry.row}
      data-id={id}
      data-row={id}
      data-moving={order.isMoving(id) || undefined}
      data-open={isOpen || undefined}
      aria-current={isOpen || undefined}
    >
      <th scope="row" className={`${entry.name} ${styles.name}`}>
        <MoveHandle order={order} row={member} className={`icon-button relative ${entry.handle}`} />
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
          {isKept(me.id, keptMember(id)) && <small className="block text-accent text-2xs">{text.unpublished}</small>}
        </span>
      </th>
      <td className={`${entry.about} ${styles.duty}`}>
        <span dir="auto">{duty}</span>
      </td>
      <td>{answers.map((one) => text.signed[one]).join(text.and)}</td>
      <td className={entry.switch}>
        <Switch label={fillSentence(text.onAbout, { name })} isLabelHidden checked={isShown} onChange={onShow} />
      </td>
      <td className={entry.more}>
        <MoreMenu label={fillSentence(text.more, { name })}>
          <MoveItems order={order} row={member} />
          {order.total > 1 && <MenuSeparator />}
          <MenuItem icon={Trash2} label={text.panel.remove} onSelect={onDelete} />
        </MoreMenu>
      </td>
    </tr>
  );
}
