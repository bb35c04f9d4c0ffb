import { CircleAlert, CornerUpLeft, Mail, Send, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { type QuoteState, quoteStates, type TimelineEntry } from '#contract/office/quotes';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../content/use-text.ts';
import { useMe } from '../data/account.ts';
import { useColleagues } from '../data/colleagues.ts';
import { useChangeNote } from '../data/quotes.ts';
import { LongText } from './long-text.tsx';
import { MailFate } from './mail-fate.tsx';
import { useMoments } from './moments.ts';
import { Note } from './note.tsx';
import { RichText } from './rich-text.tsx';
import styles from './timeline.module.css';

interface TimelineProps {
  /** The request that it happened to. */
  quoteId: string;
  /** The newest last, as the API has them; the newest is shown first. */
  entries: readonly TimelineEntry[];
  /** Language that the request came in. */
  locale: 'en' | 'ar';
  /** The customer's address, for mails that go again. */
  recipient: string;
  /** In a narrow column: the time stands under what happened. */
  isNarrow?: boolean;
}

/** What happened, the newest first. */
export function Timeline({ entries, isNarrow = false, ...about }: TimelineProps) {
  const moments = useMoments();
  return (
    <ol tabIndex={-1} className={classNames(styles.timeline, isNarrow && styles.narrow)}>
      {entries.toReversed().map((entry) => (
        <li key={`${entry.kind}-${entry.id}`}>
          <time dateTime={entry.at} title={moments.full(entry.at)}>
            {moments.dayOf(entry.at) === moments.today() ? moments.time(entry.at) : moments.day(entry.at)}
          </time>
          <span className={styles.sign} aria-hidden="true">
            {signOf(entry)}
          </span>
          <div className={styles.what}>
            <Entry entry={entry} {...about} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function signOf(entry: TimelineEntry): ReactNode {
  if ('fate' in entry && entry.fate.state === 'refused') return <CircleAlert className={classNames('icon', styles.bad)} />;
  const icons = { note: StickyNote, answer: Send, reply: CornerUpLeft, receipt: Mail, received: undefined, change: undefined };
  const Icon = icons[entry.kind];
  return Icon && <Icon className="icon" />;
}

type EntryProps = Omit<TimelineProps, 'entries' | 'isNarrow'> & { entry: TimelineEntry };

function Entry({ entry, quoteId, locale, recipient }: EntryProps) {
  const text = useText('timeline');
  const author = useAuthor();
  const changeNote = useChangeNote(quoteId);
  switch (entry.kind) {
    case 'received':
      return <RichText text={text.received[locale]} />;
    case 'note':
      return <Note note={entry} author={author(entry.authorId)} onChange={changeNote(entry.id)} />;
    case 'answer':
      return (
        <>
          <RichText text={text.answer} values={{ author: author(entry.authorId) }} />
          <LongText className={classNames(styles.bubble, styles.ours)} title={entry.subject}>
            {entry.text}
          </LongText>
          <MailFate mailId={entry.mailId} fate={entry.fate} recipient={recipient} authorId={entry.authorId} />
        </>
      );
    case 'reply':
      return (
        <>
          <RichText text={entry.byHand ? text.replyByHand : text.reply} />
          <LongText className={styles.bubble} title={entry.subject}>
            {entry.text}
          </LongText>
          {entry.attachments.length > 0 && <Attachments files={entry.attachments} />}
        </>
      );
    case 'receipt':
      return (
        <>
          {text.receipt[entry.fate.state]}
          {entry.fate.state === 'refused' && (
            <MailFate mailId={entry.mailId} fate={entry.fate} recipient={recipient} authorId={null} isSaid />
          )}
        </>
      );
    case 'change':
      return <Change entry={entry} />;
  }
}

type ChangeEntry = Extract<TimelineEntry, { kind: 'change' }>;

function Change({ entry: { what, before, after, authorId } }: { entry: ChangeEntry }) {
  const { changes } = useText('timeline');
  const { states } = useText('quotes');
  const { colleague } = useColleagues();
  const moments = useMoments();
  const author = useAuthor();
  const state = (name: string | null) => (quoteStates.includes(name as QuoteState) ? states[name as QuoteState] : name);
  const bold = (words: string | null | undefined) => (
    <b>
      <bdi>{words}</bdi>
    </b>
  );
  const took = after !== null && colleague(authorId)?.name === after;
  const shown = ((): { text: string; before?: string | null; after?: string | null } => {
    switch (what) {
      case 'state':
        return { text: changes.state, before: state(before), after: state(after) };
      case 'assignee':
        return { text: after === null ? changes.unassigned : took ? changes.took : changes.assigned, after };
      case 'reminder':
        return after === null ? { text: changes.notReminded } : { text: changes.reminded, after: moments.longDay(after) };
      case 'merged':
        return { text: changes.merged, after };
      case 'separated':
        return { text: changes.separated, after };
      case 'reopened':
        return { text: changes.reopened };
      case 'spam':
        return { text: after === 'true' ? changes.suspicious : changes.genuine };
    }
  })();
  return <RichText text={shown.text} values={{ author: author(authorId), before: bold(shown.before), after: bold(shown.after) }} />;
}

function Attachments({ files }: { files: readonly { name: string; size: number }[] }) {
  const text = useText('timeline');
  return (
    <div className={styles.attachments}>
      <p>{text.attachments}</p>
      <ul>
        {files.map(({ name, size }) => (
          <li key={name}>
            <bdi>{name}</bdi> <span className="quiet">{fillPlaceholders(text.size, { size: Math.max(1, Math.round(size / 1024)) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who did something, in bold. */
function useAuthor(): (id: string | null) => ReactNode {
  const text = useText('timeline');
  const me = useMe();
  const { colleague } = useColleagues();
  return (id) => {
    const name = id === null ? text.nobody : id === me.id ? me.name : (colleague(id)?.name ?? text.former);
    return (
      <b>
        <bdi>{name}</bdi>
      </b>
    );
  };
}
