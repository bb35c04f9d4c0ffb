import { Bot, CircleAlert, CornerUpLeft, Mail, Send, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Locale } from '#contract/locales';
import type { ConversationEntry } from '#contract/office/conversation';
import type { Permission } from '#contract/office/permissions';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import type { SendNoteChange } from '../../data/cases/notes.ts';
import { useMe } from '../../data/people/account.ts';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { DeliveryStatus, hasFailed } from '../../parts/mails/delivery-status.tsx';
import { useColleagueName } from '../../parts/people/use-colleague-name.ts';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { type CaseOfFiles, FileList } from './file-list.tsx';
import { LongText } from './long-text.tsx';
import { Note } from './note.tsx';
import { ReceivedMail, type Reply } from './received-mail.tsx';
import styles from './timeline.module.css';

/** Describes what was done to what somebody sent us, where that is not of the conversation about it. */
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

/** Shows what happened, the newest first. */
export function Timeline<Own extends OwnEntry>({ entries, isNarrow = false, ownSign, children, ...about }: TimelineProps<Own>) {
  const dateFormats = useDateFormats();
  const isPhone = useIsPhone();
  return (
    <ol tabIndex={-1} className={classNames(`grid list-none ${styles.timeline}`, (isNarrow || isPhone) && styles.narrow)}>
      {stepsOf(entries.toReversed()).map(({ entry, along }) => (
        <li key={`${entry.kind}-${entry.id}`}>
          <time dateTime={entry.at} title={dateFormats.full(entry.at)}>
            {dateFormats.dayOf(entry.at) === dateFormats.today() ? dateFormats.time(entry.at) : dateFormats.day(entry.at)}
          </time>
          <span className={`relative grid place-items-center content-start text-quiet ${styles.sign}`} aria-hidden="true">
            {isConversation(entry) ? signOf(entry) : ownSign?.(entry)}
          </span>
          <div className={`wrap-anywhere ${styles.what}`}>
            {isConversation(entry) ? <Entry entry={entry} {...about} /> : children(entry)}
            {along.length > 0 && (
              <ul className={`list-none text-quiet ${styles.along}`}>
                {along.map((own) => (
                  // With a reply that was taken back, they were too.
                  <li key={own.id}>{isTakenBack(entry) ? <s>{children(own)}</s> : children(own)}</li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface Step<Own extends OwnEntry> {
  entry: ConversationEntry | Own;
  /** Lists what an answer did along with it: its state, its reminder, whose it is. */
  along: readonly Own[];
}

/** Puts what an answer did along with it beneath the answer. */
function stepsOf<Own extends OwnEntry>(entries: readonly (ConversationEntry | Own)[]): Step<Own>[] {
  const answered = new Map<string, Own[]>(entries.flatMap(({ kind, at }) => (kind === 'answer' ? [[at, []]] : [])));
  return entries.flatMap((entry): Step<Own>[] => {
    const along = answered.get(entry.at);
    if (isConversation(entry)) return [{ entry, along: entry.kind === 'answer' ? (along ?? []) : [] }];
    along?.push(entry);
    return along ? [] : [{ entry, along: [] }];
  });
}

const isConversation = (entry: ConversationEntry | OwnEntry): entry is ConversationEntry =>
  entry.kind !== 'change' && entry.kind !== 'step';

const isTakenBack = (entry: ConversationEntry | OwnEntry): boolean =>
  isConversation(entry) && entry.kind === 'answer' && entry.deliveryStatus.state === 'taken-back';

const mailIcons = { colleague: StickyNote, automatic: Bot, bounce: CircleAlert };

function signOf(entry: ConversationEntry): ReactNode {
  if (('deliveryStatus' in entry && hasFailed(entry.deliveryStatus)) || (entry.kind === 'mail' && entry.origin === 'bounce'))
    return <CircleAlert className="icon text-bad" />;
  const icons = { note: StickyNote, answer: Send, reply: CornerUpLeft, receipt: Mail, received: undefined };
  const Icon = entry.kind === 'mail' ? mailIcons[entry.origin] : icons[entry.kind];
  return Icon && <Icon className="icon" />;
}

/** Names what somebody needs to see a case. */
const permissionOf = { quote: 'quotes.answer', application: 'applications.decide' } as const satisfies Record<
  CaseOfFiles['of'],
  Permission
>;

interface About {
  /** The texts for this kind of thing. */
  text: { received: Readonly<Record<Locale, string>>; answer: string; reply: string; replyByHand: string };
  /** Names the case that it is about. */
  of: CaseOfFiles;
  /** Language that it came in. */
  locale: Locale;
  /** Says what a reply is, where it is more than that. */
  headingOf?: ((reply: Reply) => ReactNode) | undefined;
  /** Their address, for mails that go again. */
  recipient: string;
  changeNote(noteId: string): SendNoteChange;
}

function Entry({ entry, of, text, headingOf, locale, recipient, changeNote }: About & { entry: ConversationEntry }) {
  const { receipt, copies, logged } = useText('timeline');
  const author = useAuthor();
  switch (entry.kind) {
    case 'received':
      return entry.loggedBy === null ? (
        <RichText text={text.received[locale]} />
      ) : (
        <RichText text={logged[locale]} values={{ author: author(entry.loggedBy) }} />
      );
    case 'note':
      return <Note note={entry} permission={permissionOf[of.of]} author={author(entry.authorId)} onChange={changeNote(entry.id)} />;
    case 'answer':
      return (
        <>
          <RichText text={text.answer} values={{ author: author(entry.authorId) }} />
          {(['cc', 'bcc'] as const).map(
            (name) =>
              entry[name].length > 0 && (
                <p key={name} className="text-quiet">
                  <RichText text={copies[name]} values={{ addresses: <bdi dir="ltr">{entry[name].join(', ')}</bdi> }} />
                </p>
              ),
          )}
          <LongText className={classNames(styles.bubble, styles.ours)} title={entry.subject}>
            {entry.text}
          </LongText>
          <FileList {...{ of }} files={entry.files} />
          <DeliveryStatus mailId={entry.mailId} deliveryStatus={entry.deliveryStatus} recipient={recipient} authorId={entry.authorId} />
        </>
      );
    case 'reply':
    case 'mail':
      return <ReceivedMail {...{ entry, of, text, headingOf }} />;
    case 'receipt':
      return (
        <>
          {receipt[entry.deliveryStatus.state]}
          {hasFailed(entry.deliveryStatus) && (
            <DeliveryStatus mailId={entry.mailId} deliveryStatus={entry.deliveryStatus} recipient={recipient} authorId={null} isSaid />
          )}
        </>
      );
  }
}

interface ChangeOfEntryProps {
  /** With `{author}`, `{before}` and `{after}`, which are shown in bold. */
  text: string;
  authorId: string | null;
  before?: string | null | undefined;
  after?: string | null | undefined;
}

/** Says who changed something, from what to what. */
export function ChangeOfEntry({ text, authorId, before, after }: ChangeOfEntryProps) {
  const author = useAuthor();
  return <RichText text={text} values={{ author: author(authorId), before: <Bold>{before}</Bold>, after: <Bold>{after}</Bold> }} />;
}

const Bold = ({ children }: { children: ReactNode }) => (
  <b>
    <bdi>{children}</bdi>
  </b>
);

/** Returns a function that names who did something, in bold. */
export function useAuthor(): (id: string | null) => ReactNode {
  const text = useText('timeline');
  const me = useMe();
  const nameOf = useColleagueName();
  return (id) => <Bold>{id === null ? text.nobody : id === me.id ? me.name : nameOf(id)}</Bold>;
}
