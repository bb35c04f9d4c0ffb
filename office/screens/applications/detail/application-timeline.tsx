import { CircleAlert, CornerUpLeft, DoorOpen, FileText, Mail, Send, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ApplicationDetail, type ApplicationEntry, type ApplicationState, applicationStates } from '#contract/office/applications';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../../content/use-text.ts';
import { useMe } from '../../../data/account.ts';
import { useChangeApplicationNote } from '../../../data/applications.ts';
import { useColleagues } from '../../../data/colleagues.ts';
import { Climb } from '../../../parts/climb.tsx';
import { LongText } from '../../../parts/long-text.tsx';
import { MailFate } from '../../../parts/mail-fate.tsx';
import { useMoments } from '../../../parts/moments.ts';
import { Note } from '../../../parts/note.tsx';
import { RichText } from '../../../parts/rich-text.tsx';
import styles from '../../../parts/timeline.module.css';

/** What happened, the newest first. Of those who opened the résumé, only the last time of each stands here; the history has every one. */
export function ApplicationTimeline({ application, isNarrow = false }: { application: ApplicationDetail; isNarrow?: boolean }) {
  const moments = useMoments();
  return (
    <ol tabIndex={-1} className={classNames(styles.timeline, isNarrow && styles.narrow)}>
      {withoutEarlierOpenings(application.timeline)
        .toReversed()
        .map((entry) => (
          <li key={`${entry.kind}-${entry.id}`}>
            <time dateTime={entry.at} title={moments.full(entry.at)}>
              {moments.dayOf(entry.at) === moments.today() ? moments.time(entry.at) : moments.day(entry.at)}
            </time>
            <span className={styles.sign} aria-hidden="true">
              {signOf(entry)}
            </span>
            <div className={styles.what}>
              <Entry entry={entry} application={application} />
            </div>
          </li>
        ))}
    </ol>
  );
}

const isOpening = (entry: ApplicationEntry) => entry.kind === 'step' && entry.what === 'resume';

function withoutEarlierOpenings(timeline: readonly ApplicationEntry[]): ApplicationEntry[] {
  const authorOf = (entry: ApplicationEntry) => ('authorId' in entry ? entry.authorId : null);
  return timeline.filter(
    (entry, index) =>
      !isOpening(entry) || !timeline.slice(index + 1).some((later) => isOpening(later) && authorOf(later) === authorOf(entry)),
  );
}

function signOf(entry: ApplicationEntry): ReactNode {
  if ('fate' in entry && entry.fate.state === 'refused') return <CircleAlert className={classNames('icon', styles.bad)} />;
  if (entry.kind === 'step') {
    if (entry.what === 'resume') return <FileText className="icon" />;
    if (entry.what === 'withdrawn') return <DoorOpen className="icon" />;
    if (entry.what === 'rating') return <Climb of={5} steps={Number(entry.after ?? 0)} />;
    return undefined;
  }
  const icons = { note: StickyNote, answer: Send, reply: CornerUpLeft, receipt: Mail, received: undefined };
  const Icon = icons[entry.kind];
  return Icon && <Icon className="icon" />;
}

function Entry({ entry, application }: { entry: ApplicationEntry; application: ApplicationDetail }) {
  const { timeline: text } = useText('applications');
  const { receipt } = useText('timeline');
  const author = useAuthor();
  const changeNote = useChangeApplicationNote(application.id);
  const { email } = application;
  switch (entry.kind) {
    case 'received':
      return <RichText text={text.received[application.locale]} />;
    case 'note':
      return <Note note={entry} author={author(entry.authorId)} onChange={changeNote(entry.id)} />;
    case 'answer':
      return (
        <>
          <RichText text={text.answer} values={{ author: author(entry.authorId) }} />
          <LongText className={classNames(styles.bubble, styles.ours)} title={entry.subject}>
            {entry.text}
          </LongText>
          <MailFate mailId={entry.mailId} fate={entry.fate} recipient={email} authorId={entry.authorId} />
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
          {entry.fate.state === 'refused' && <MailFate mailId={entry.mailId} fate={entry.fate} recipient={email} authorId={null} isSaid />}
        </>
      );
    case 'step':
      return <Step entry={entry} />;
  }
}

type StepEntry = Extract<ApplicationEntry, { kind: 'step' }>;

const isState = (value: string | null): value is ApplicationState => (applicationStates as readonly (string | null)[]).includes(value);

function Step({ entry: { what, before, after, authorId } }: { entry: StepEntry }) {
  const { timeline: text, states } = useText('applications');
  const { colleague } = useColleagues();
  const moments = useMoments();
  const author = useAuthor();
  const state = (value: string | null) => (isState(value) ? states[value] : value);
  const shown = ((): { text: string; before?: string | null; after?: string | null } => {
    switch (what) {
      case 'state':
        return { text: text.state, before: state(before), after: state(after) };
      case 'rating':
        return { text: after === null ? text.noRating : text.rating, after };
      case 'interview':
        return after === null ? { text: text.noInterview } : { text: text.interview, after: moments.full(after) };
      case 'assignee':
        return { text: after === null ? text.unassigned : colleague(authorId)?.name === after ? text.took : text.assigned, after };
      case 'told':
        return { text: after === 'true' ? text.told : text.notTold };
      case 'spam':
        return { text: after === 'true' ? text.suspicious : text.genuine };
      case 'withdrawn':
        return { text: text.withdrawn };
      case 'resume':
        return { text: text.resume };
    }
  })();
  return (
    <RichText
      text={shown.text}
      values={{ author: author(authorId), before: <Bold>{shown.before}</Bold>, after: <Bold>{shown.after}</Bold> }}
    />
  );
}

const Bold = ({ children }: { children: ReactNode }) => (
  <b>
    <bdi>{children}</bdi>
  </b>
);

function Attachments({ files }: { files: readonly { name: string; size: number }[] }) {
  const text = useText('timeline');
  return (
    <div className={styles.attachments}>
      <p>{text.attachments}</p>
      <ul>
        {files.map(({ name, size }) => (
          <li key={name}>
            <bdi>{name}</bdi> <span className="quiet">{text.size.replace('{size}', String(Math.max(1, Math.round(size / 1024))))}</span>
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
  return (id) => <Bold>{id === null ? text.nobody : id === me.id ? me.name : (colleague(id)?.name ?? text.former)}</Bold>;
}
