import type { ReactNode } from 'react';
import type { ConversationEntry } from '#contract/office/conversation';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { type CaseOfFiles, FileList } from './file-list.tsx';
import { LongText } from './long-text.tsx';
import { splitQuoted } from './quoted-text.ts';
import styles from './timeline.module.css';

type Received = Extract<ConversationEntry, { kind: 'reply' | 'mail' }>;

export type Reply = Extract<ConversationEntry, { kind: 'reply' }>;

interface ReceivedMailProps {
  entry: Received;
  /** Names the case that it is about. */
  of: CaseOfFiles;
  text: { reply: string; replyByHand: string };
  /** Says what a reply is, where it is more than that. */
  headingOf?: ((reply: Reply) => ReactNode) | undefined;
}

/** Shows what came: from whom, as what, and what it says. */
export function ReceivedMail({ entry, of, text: about, headingOf }: ReceivedMailProps) {
  const text = useText('timeline');
  const { sender, subject, text: words, marks, attachments } = entry;
  const { own, quoted } = splitQuoted(words);
  const isQuiet = entry.kind === 'mail' || entry.isFromOther;
  return (
    <>
      <Heading entry={entry} text={about} headingOf={headingOf} />
      {entry.kind === 'reply' && entry.replyTo !== null && (
        <p className="text-quiet">
          <RichText text={text.answersTo} values={{ address: <bdi dir="ltr">{entry.replyTo}</bdi> }} />
        </p>
      )}
      {marks
        .filter((mark) => mark !== 'cut')
        .map((mark) => (
          <p key={mark}>{text.marks[mark]}</p>
        ))}
      {(subject !== '' || words !== '') && (
        <LongText className={classNames(styles.bubble, isQuiet && sender !== null && styles.unaddressed)} title={subject} quoted={quoted}>
          {own}
        </LongText>
      )}
      {marks.includes('cut') && <p className="text-quiet">{text.marks.cut}</p>}
      <FileList of={of} files={attachments.map(({ name, size, fileId }) => ({ name, size, id: fileId }))} />
    </>
  );
}

function Heading({ entry, text: about, headingOf }: Pick<ReceivedMailProps, 'entry' | 'text' | 'headingOf'>) {
  const text = useText('timeline');
  const sender = entry.sender && <Sender sender={entry.sender} />;
  if (entry.kind === 'mail') return <RichText text={text.mails[entry.origin]} values={{ sender }} />;
  if (entry.isFromOther) return <RichText text={entry.isFromCopied ? text.fromCopied : text.fromOther} values={{ sender }} />;
  return (
    <>
      {headingOf?.(entry) ?? <RichText text={entry.byHand ? about.replyByHand : about.reply} />}
      {sender && (
        <>
          {' '}
          <span className="text-quiet">
            <RichText text={text.sender} values={{ sender }} />
          </span>
        </>
      )}
    </>
  );
}

/** As the mail says itself: a name can be anybody's, so that the address stands beside it. */
function Sender({ sender: { name, email } }: { sender: { name: string; email: string } }) {
  return (
    <>
      {name !== '' && name !== email && (
        <>
          <bdi>{name}</bdi>{' '}
        </>
      )}
      <bdi dir="ltr">{email}</bdi>
    </>
  );
}
