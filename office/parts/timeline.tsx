import { CircleAlert, CornerUpLeft, Mail, Send, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { Locale } from '#contract/locales';
import type { ConversationEntry } from '#contract/office/conversation';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../content/use-text.ts';
import { useMe } from '../data/account.ts';
import type { SendNoteChange } from '../data/notes.ts';
import { LongText } from './long-text.tsx';
import { MailFate } from './mail-fate.tsx';
import { useMoments } from './moments.ts';
import { Note } from './note.tsx';
import { RichText } from './rich-text.tsx';
import styles from './timeline.module.css';
import { useColleagueName } from './use-colleague-name.ts';

/** What was done to what somebody sent us, where that is not of the conversation about it. */
interface OwnEntry {
  kind: 'change' | 'step';
  id: string;
  at: string;
}

interface TimelineProps<Own extends OwnEntry> extends About {
  /** The newest last, as the API has them; the newest is shown first. */
  entries: readonly (ConversationEntry | Own)[];
  /** In a narrow column: the time stands under what happened. */
  isNarrow?: boolean;
  ownSign?: (entry: Own) => ReactNode;
  children: (entry: Own) => ReactNode;
}

/** What happened, the newest first. */
export function Timeline<Own extends OwnEntry>({ entries, isNarrow = false, ownSign, children, ...about }: TimelineProps<Own>) {
  const moments = useMoments();
  return (
    <ol tabIndex={-1} className={classNames(styles.timeline, isNarrow && styles.narrow)}>
      {entries.toReversed().map((entry) => (
        <li key={`${entry.kind}-${entry.id}`}>
          <time dateTime={entry.at} title={moments.full(entry.at)}>
            {moments.dayOf(entry.at) === moments.today() ? moments.time(entry.at) : moments.day(entry.at)}
          </time>
          <span className={styles.sign} aria-hidden="true">
            {isConversation(entry) ? signOf(entry) : ownSign?.(entry)}
          </span>
          <div className={styles.what}>{isConversation(entry) ? <Entry entry={entry} {...about} /> : children(entry)}</div>
        </li>
      ))}
    </ol>
  );
}

const isConversation = (entry: ConversationEntry | OwnEntry): entry is ConversationEntry =>
  entry.kind !== 'change' && entry.kind !== 'step';

function signOf(entry: ConversationEntry): ReactNode {
  if ('fate' in entry && entry.fate.state === 'refused') return <CircleAlert className={classNames('icon', styles.bad)} />;
  const icons = { note: StickyNote, answer: Send, reply: CornerUpLeft, receipt: Mail, received: undefined };
  const Icon = icons[entry.kind];
  return Icon && <Icon className="icon" />;
}

interface About {
  /** How it is said of this kind of thing. */
  text: { received: Readonly<Record<Locale, string>>; answer: string; reply: string; replyByHand: string };
  /** Language that it came in. */
  locale: Locale;
  /** Their address, for mails that go again. */
  recipient: string;
  changeNote(noteId: string): SendNoteChange;
}

function Entry({ entry, text, locale, recipient, changeNote }: About & { entry: ConversationEntry }) {
  const { receipt } = useText('timeline');
  const author = useAuthor();
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
          {receipt[entry.fate.state]}
          {entry.fate.state === 'refused' && (
            <MailFate mailId={entry.mailId} fate={entry.fate} recipient={recipient} authorId={null} isSaid />
          )}
        </>
      );
  }
}

function Attachments({ files }: { files: readonly { name: string; size: number }[] }) {
  const text = useText('timeline');
  return (
    <div className={styles.attachments}>
      <p>{text.attachments}</p>
      <ul>
        {files.map(({ name, size }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and their order does not change
          <li key={place}>
            <bdi>{name}</bdi> <span className="quiet">{fillPlaceholders(text.size, { size: Math.max(1, Math.round(size / 1024)) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChangeOfEntryProps {
  /** With `{author}`, `{before}` and `{after}`, which are shown in bold. */
  text: string;
  authorId: string | null;
  before?: string | null | undefined;
  after?: string | null | undefined;
}

/** Who changed something, from what to what. */
export function ChangeOfEntry({ text, authorId, before, after }: ChangeOfEntryProps) {
  const author = useAuthor();
  return <RichText text={text} values={{ author: author(authorId), before: <Bold>{before}</Bold>, after: <Bold>{after}</Bold> }} />;
}

const Bold = ({ children }: { children: ReactNode }) => (
  <b>
    <bdi>{children}</bdi>
  </b>
);

/** Who did something, in bold. */
function useAuthor(): (id: string | null) => ReactNode {
  const text = useText('timeline');
  const me = useMe();
  const nameOf = useColleagueName();
  return (id) => <Bold>{id === null ? text.nobody : id === me.id ? me.name : nameOf(id)}</Bold>;
}
