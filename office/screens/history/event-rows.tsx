import { Bot } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { HistoryLine } from '#contract/office/history';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useUndoEvents } from '../../data/company/undo-events.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { Avatar } from '../../parts/people/avatar.tsx';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { isFromOutside, isSentMail } from './describe-event.ts';
import { stepsOf, takesBack, undoneOf } from './event-groups.ts';
import { EventSentence } from './event-sentence.tsx';
import styles from './history.module.css';

/** Shows what happened, by day. */
export function EventRows({ events }: { events: readonly HistoryLine[] }) {
  const text = useText('history');
  const dateFormats = useDateFormats();
  const undone = undoneOf(events);
  const days = Map.groupBy(events, ({ at }) => dateFormats.dayOf(at));
  return (
    <table className={`w-full ${styles.table}`}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text.columns.time}</th>
          <th scope="col">{text.columns.actor}</th>
          <th scope="col">{text.columns.what}</th>
          <th scope="col">{text.columns.reference}</th>
          <th scope="col">{text.columns.undo}</th>
        </tr>
      </thead>
      {[...days].map(([day, happened]) => (
        <tbody key={day}>
          <tr className={styles.day}>
            <th scope="rowgroup" colSpan={5}>
              {day === dateFormats.today() ? (
                <FilledText text={text.today} values={{ date: dateFormats.longDay(happened[0]?.at ?? '') }} />
              ) : (
                dateFormats.longDay(happened[0]?.at ?? '')
              )}
            </th>
          </tr>
          {stepsOf(happened).map((step) => (
            <StepRows key={step[0]?.id} step={step} undone={undone} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Shows what was done in one step: the most telling of it, and the rest for whoever asks. */
function StepRows({ step, undone }: { step: readonly HistoryLine[]; undone: ReadonlySet<string> }) {
  const text = useText('history');
  const counted = useCounted();
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...further] = step;
  if (!first) return null;
  const undoes = isOpen ? [first] : step;
  return (
    <>
      <Row
        event={first}
        takenBack={further[0] && takesBack(first, further[0]) ? further[0] : undefined}
        isUndone={undone.has(first.id)}
        undoes={undoes}
      >
        {further.length > 0 && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? text.fewer : counted(text.further, further.length)}
          </Button>
        )}
      </Row>
      {isOpen && further.map((event) => <Row key={event.id} event={event} isUndone={undone.has(event.id)} undoes={[event]} />)}
    </>
  );
}

interface RowProps {
  event: HistoryLine;
  /** Is all that it did away with. */
  takenBack?: HistoryLine | undefined;
  /** Whether a later one took it back. */
  isUndone: boolean;
  /** Lists what its button takes back, of which some cannot be. */
  undoes: readonly HistoryLine[];
  children?: ReactNode;
}

function Row({ event, takenBack, isUndone, undoes, children }: RowProps) {
  const text = useText('history');
  const dateFormats = useDateFormats();
  const { actor, subject, at } = event;
  const isOutside = isFromOutside(event);
  const ids = undoes.flatMap(({ id, canUndo }) => (canUndo ? [id] : []));
  const what = useId();
  const row = useRef<HTMLTableRowElement>(null);
  return (
    <tr className={`hover:bg-hover ${styles.event}`} ref={row} tabIndex={-1}>
      <td className={`text-quiet whitespace-nowrap ${styles.time}`}>
        <time dateTime={at} title={dateFormats.full(at)}>
          {dateFormats.time(at)}
        </time>
      </td>
      <td className={`text-heading ${styles.actor}`}>
        <span className="together min-w-0">
          {actor || isOutside ? <Avatar name={actor?.name ?? ''} /> : <Bot className={`border-hair ${styles.itself}`} aria-hidden />}
          {actor ? <bdi>{actor.name || text.erased}</bdi> : isOutside ? text.outside : text.itself}
        </span>
      </td>
      <td className={`wrap-anywhere ${styles.what}`} id={what}>
        {takenBack ? (
          <FilledText text={text.tookBack} values={{ what: <EventSentence event={takenBack} /> }} />
        ) : (
          <EventSentence event={event} />
        )}{' '}
        {isUndone && <small className="text-quiet text-2xs whitespace-nowrap">{text.isUndone}</small>} {children}
      </td>
      <td className={styles.reference}>
        {subject?.reference && (
          <bdi dir="ltr" className="reference">
            {subject.reference}
          </bdi>
        )}
      </td>
      <td className={`text-end ${styles.undo}`}>
        {ids.length > 0 && <Undo ids={ids} staysSent={undoes.some(isSentMail)} describedBy={what} onUndone={() => row.current?.focus()} />}
      </td>
    </tr>
  );
}

interface UndoProps {
  ids: readonly string[];
  /** Whether an email belongs to them, which nothing takes back. */
  staysSent: boolean;
  /** Id of the element that says what happened. */
  describedBy: string;
  onUndone: () => void;
}

/** Takes the changes back, as the toast does that told of them. */
function Undo({ ids, staysSent, describedBy, onUndone }: UndoProps) {
  const text = useText('parts');
  const { undone, undoneBesideMail, undoAll } = useText('history');
  // Its words stay here, and as a draft they would go out with the next publication of somebody who does not know of them.
  const undoEvents = useUndoEvents({ keepsDrafts: false });
  const [isBusy, setIsBusy] = useState(false);
  const undo = useAction({ run: () => undoEvents(ids), done: staysSent ? undoneBesideMail : undone, failed: text.undoFailed });
  async function press(): Promise<void> {
    setIsBusy(true);
    // Its button goes.
    if (await undo()) onUndone();
    setIsBusy(false);
  }
  return (
    <Button variant="ghost" size="small" busy={isBusy} aria-describedby={describedBy} onClick={() => void press()}>
      {ids.length > 1 ? undoAll : text.undo}
    </Button>
  );
}
