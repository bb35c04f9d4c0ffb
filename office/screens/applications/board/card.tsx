import { Link } from '@tanstack/react-router';
import { CornerUpLeft, StickyNote, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { type ApplicationRow, wroteByApplying } from '#contract/office/applications';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { MarkLabel } from '../../../cases/mark.tsx';
import { StateItems } from '../../../cases/state-items.tsx';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useJobTitle } from '../../../data/cases/use-job-title.ts';
import { rowLinkId } from '../../../list/row-link.tsx';
import { MoreMenu } from '../../../parts/buttons/menu.tsx';
import { Avatar } from '../../../parts/people/avatar.tsx';
import { useColleagueName } from '../../../parts/people/use-colleague-name.ts';
import { type DateFormats, useDateFormats } from '../../../parts/times/date-formats.ts';
import { useDuration, WaitingTime } from '../../../parts/times/waiting-time.tsx';
import { type ApplicationCommands, applicationKind } from '../application-kind.ts';
import { isUntold, RatingLabel } from '../application-state.tsx';
import styles from './card.module.css';

interface CardProps {
  row: ApplicationRow;
  isCurrent: boolean;
  isSelected: boolean;
  commands: ApplicationCommands;
  /** Whether others on the board are for other jobs. */
  hasJob: boolean;
  onDrag(row: ApplicationRow | undefined): void;
  onCursor(id: string): void;
}

/** An applicant on the board. */
export const Card = memo(function Card({ row, isCurrent, isSelected, commands, hasJob, onDrag, onCursor }: CardProps) {
  const text = useText('applications');
  const titleOf = useJobTitle();
  const { id, fullName, state } = row;
  const isOut = state === 'declined' || state === 'withdrawn';
  return (
    <article
      className={classNames(
        `relative grid border-hair rounded-2 text-quiet text-2xs cursor-grab hover:border-edge ${styles.card}`,
        isOut && styles.out,
        isCurrent && styles.current,
        isSelected && styles.selected,
      )}
      draggable={state !== 'withdrawn'}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', fullName);
        onDrag(row);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <div className={`row justify-between gap-2 min-w-0 ${styles.line}`}>
        <Link
          id={rowLinkId(id)}
          className={`flex-1 min-w-0 text-heading wrap-anywhere stretched focus-visible:outline-none ${styles.name}`}
          to="/applications/$id"
          params={{ id }}
          search={true}
          preload={false}
          draggable={false}
          onFocus={() => onCursor(id)}
        >
          <bdi>{fullName}</bdi>
        </Link>
        {!isOut && <Owner id={row.assigneeId} />}
        {state !== 'withdrawn' && (
          <span className={`absolute rounded-1 bg-pane ${styles.menu}`}>
            <MoreMenu label={fillSentence(text.card, { name: fullName })}>
              <StateItems kind={applicationKind} rows={[row]} onChoose={(next) => commands.setState([row], next)} />
            </MoreMenu>
          </span>
        )}
      </div>
      {hasJob && (
        <p className="truncate" dir="auto">
          {titleOf(row)}
        </p>
      )}
      {isOut ? <Left row={row} /> : <Standing row={row} />}
      <MarkLabel id={id} />
    </article>
  );
});

function Owner({ id }: { id: string | null }) {
  const nameOf = useColleagueName();
  if (id === null) return null;
  return <Avatar name={nameOf(id)} size="small" isNamed />;
}

/** Says how long it has been here, how it was rated, and what there is besides. */
function Standing({ row }: { row: ApplicationRow }) {
  const text = useText('applications');
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const duration = useDuration();
  const { state, since, rating, notes, wroteAt } = row;
  const interview = state === 'interview' ? row.interview?.at : undefined;
  return (
    <>
      <div className={`row justify-between gap-2 min-w-0 ${styles.line}`}>
        {state === 'new' ? (
          <WaitingTime since={since} hasAim />
        ) : (
          <span>{interview ? shortly(dateFormats, interview) : fillSentence(text.since, { duration: duration(since) })}</span>
        )}
        {!interview && <RatingLabel rating={rating} />}
      </div>
      {(interview || notes > 0 || wroteAt) && (
        <div className={`row justify-between gap-2 min-w-0 ${styles.line}`}>
          {wroteAt ? (
            <span className={`text-accent font-600 ${styles.wrote}`}>
              <CornerUpLeft className="icon" aria-hidden />
              {wroteByApplying(row) ? text.appliedAgain : text.wroteBack}
            </span>
          ) : (
            <span />
          )}
          <span className={`gap-2.5 ${styles.signs}`}>
            {notes > 0 && (
              <span title={counted(text.notes, notes)}>
                <StickyNote className="icon" aria-hidden />
                <span aria-hidden="true">{notes}</span>
                <span className="visually-hidden">{counted(text.notes, notes)}</span>
              </span>
            )}
            {interview && <RatingLabel rating={rating} />}
          </span>
        </div>
      )}
    </>
  );
}

/** Within a week by the day alone: Mon 10:00. */
function shortly(dateFormats: DateFormats, at: string): string {
  const isSoon = Math.abs(Date.parse(at) - Date.now()) < 6 * 86_400_000;
  return `${isSoon ? dateFormats.shortWeekday(at) : dateFormats.day(at)} ${dateFormats.time(at)}`;
}

/** Says of somebody who is out whether they know. */
function Left({ row }: { row: ApplicationRow }) {
  const { state, since, declineNotifiedAt } = row;
  const text = useText('applications');
  const dateFormats = useDateFormats();
  if (isUntold(row))
    return (
      <p className="late">
        <TriangleAlert className="icon" aria-hidden />
        {text.notTold}
      </p>
    );
  const words = state === 'declined' ? text.told : text.withdrew;
  return <p>{fillSentence(words, { when: dateFormats.ago(declineNotifiedAt ?? since) })}</p>;
}
