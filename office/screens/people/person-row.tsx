import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { OpenWork } from '#contract/office/cases/hand-over';
import type { Person } from '#contract/office/people/people';
import { isOwner } from '#contract/office/permissions';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { useProviderName } from '../../data/people/providers.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Avatar } from '../../parts/people/avatar.tsx';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { middayOf } from '../../parts/times/days.ts';
import { EditDialog } from './edit-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import styles from './people.module.css';
import { PersonMenu } from './person-menu.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { RoleMenu } from './role-menu.tsx';
import { usePersonActions } from './use-person-actions.ts';

/** A person: roles, sign-in methods, when they were here last, and what can be done about them. */
export function PersonRow({ person }: { person: Person }) {
  const text = useText('people');
  const me = useMe();
  const [open, setOpen] = useState<OpenWork>();
  const actions = usePersonActions(person, setOpen);
  const { name, email, newEmail, status } = person;
  const [isEditing, setIsEditing] = useState(false);
  const [isResetting, setIsResetting] = useState(false);
  const isMe = person.id === me.id;

  return (
    <tr
      data-row={person.id}
      className={classNames(styles.person, status === 'deactivated' && styles.isOut, status === 'invited' && styles.isInvited)}
    >
      <th scope="row" className="text-heading">
        <span className="flex items-center gap-2 min-w-0">
          <Avatar name={name} />
          <span className={styles.whoText}>
            <b className="font-550">
              <bdi>{name}</bdi>
            </b>{' '}
            {isMe && <span className="text-quiet">{text.you}</span>}
            <small className="block truncate text-quiet text-2xs">
              <bdi dir="ltr">{email}</bdi>
            </small>
            {newEmail && (
              <small className="block text-accent text-2xs">
                <bdi className="block truncate" dir="ltr">
                  {newEmail}
                </bdi>
                {text.notConfirmed}
              </small>
            )}
          </span>
        </span>
      </th>
      <td className={styles.role}>
        <RoleMenu person={person} isFixed={isMe || status === 'deactivated'} onChange={actions.changeRoles} />
      </td>
      <td className={styles.factors}>
        <Factors person={person} />
      </td>
      <td className={styles.lastSeen}>
        <LastSeen person={person} isMe={isMe} />
      </td>
      <td className={styles.end}>
        {!isMe && (
          <div className="flex items-center justify-end gap-2">
            {status === 'invited' && (
              <Button size="small" onClick={actions.inviteAgain}>
                {text.sendAgain}
              </Button>
            )}
            <PersonMenu person={person} actions={actions} onEdit={() => setIsEditing(true)} onReset={() => setIsResetting(true)} />
            {isEditing && <EditDialog person={person} onClose={() => setIsEditing(false)} />}
            {open && <HandOverDialog {...{ person, open }} onHandOver={actions.handOver} onClose={() => setOpen(undefined)} />}
            {isResetting && <ResetDialog person={person} onClose={() => setIsResetting(false)} />}
          </div>
        )}
      </td>
    </tr>
  );
}

/** An account of the company, and what the Office knows besides. */
function Factors({ person }: { person: Person }) {
  const { factors: text } = useText('people');
  const providerName = useProviderName();
  if (person.providers.length === 0) return <OwnFactors person={person} />;
  const through = person.providers.map(providerName).join(', ');
  if (person.factors.length === 0) return <bdi>{through}</bdi>;
  return <FilledText text={text.and} values={{ first: <bdi>{through}</bdi>, second: <OwnFactors person={person} /> }} />;
}

function OwnFactors({ person: { factors, providers, roles, status } }: { person: Person }) {
  const { factors: text } = useText('people');
  const [hasPasskey, hasPassword, hasCode] = (['passkey', 'password', 'authenticator'] as const).map((factor) => factors.includes(factor));
  if (status === 'active' && isOwner(roles) && !hasPasskey && !hasCode && providers.length === 0)
    return (
      <span className="late">
        <TriangleAlert className="icon" /> {text.missing}
      </span>
    );
  if (factors.length === 0) return <span className="text-quiet">{text.none}</span>;
  if (hasPasskey) return hasPassword ? text.passkeyAndPassword : text.passkey;
  return hasCode ? text.passwordAndCode : text.password;
}

function LastSeen({ person: { status, lastSeenAt, invitedUntil, awayUntil }, isMe }: { person: Person; isMe: boolean }) {
  const text = useText('people');
  const dateFormats = useDateFormats();
  if (status === 'deactivated') return <span className="text-quiet">{text.deactivated}</span>;
  if (status === 'invited')
    return (
      <span className="text-quiet">
        {invitedUntil === null ? text.invitationOver : fillSentence(text.invitedUntil, { date: dateFormats.longDay(invitedUntil) })}
      </span>
    );
  const seen = isMe ? dateFormats.ago(new Date().toISOString()) : lastSeenAt === null ? text.never : dateFormats.ago(lastSeenAt);
  const isAway = awayUntil !== null && awayUntil > dateFormats.today();
  return isAway ? fillSentence(text.away, { seen, date: dateFormats.day(middayOf(awayUntil)) }) : seen;
}
