import type { ConversationEntry } from '#contract/office/conversation';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { LongText } from './long-text.tsx';
import styles from './timeline.module.css';

type Received = Extract<ConversationEntry, { kind: 'reply' | 'mail' }>;

interface ReceivedMailProps {
  entry: Received;
  text: { reply: string; replyByHand: string };
}

/** Shows what came: from whom, as what, and what it says. */
export function ReceivedMail({ entry, text: about }: ReceivedMailProps) {
  const text = useText('timeline');
  const { sender, subject, text: words, marks, attachments } = entry;
  const isQuiet = entry.kind === 'mail' || entry.isFromOther;
  return (
    <>
      <Heading entry={entry} text={about} />
      {marks
        .filter((mark) => mark !== 'cut')
        .map((mark) => (
          <p key={mark}>{text.marks[mark]}</p>
        ))}
      {(subject !== '' || words !== '') && (
        <LongText className={classNames(styles.bubble, isQuiet && sender !== null && styles.unaddressed)} title={subject}>
          {words}
        </LongText>
      )}
      {marks.includes('cut') && <p className="text-quiet">{text.marks.cut}</p>}
      {attachments.length > 0 && <Attachments files={attachments} />}
    </>
  );
}

function Heading({ entry, text: about }: ReceivedMailProps) {
  const text = useText('timeline');
  const sender = entry.sender && <Sender sender={entry.sender} />;
  if (entry.kind === 'mail') return <RichText text={text.mails[entry.origin]} values={{ sender }} />;
  if (entry.isFromOther) return <RichText text={text.fromOther} values={{ sender }} />;
  return (
    <>
      <RichText text={entry.byHand ? about.replyByHand : about.reply} />
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

function Attachments({ files }: { files: readonly { name: string; size: number }[] }) {
  const text = useText('timeline');
  return (
    <div className={`text-quiet ${styles.attachments}`}>
      <p>{text.attachments}</p>
      <ul className="list-none">
        {files.map(({ name, size }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and their order does not change
          <li key={place}>
            <bdi className="text-heading">{name}</bdi>{' '}
            <span className="text-quiet">{fillPlaceholders(text.size, { size: Math.max(1, Math.round(size / 1024)) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
