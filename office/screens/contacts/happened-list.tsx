import { Link } from '@tanstack/react-router';
import { Briefcase, CornerUpLeft, FileText, type LucideIcon, Phone, Send, Star, StickyNote } from 'lucide-react';
import type { Contact, Happened, SentThing } from '#contract/office/contacts/contact';
import { classNames } from '#ui/class-names.ts';
import { MentionedText } from '../../cases/mentions/mentioned-text.tsx';
import { LongText } from '../../cases/timeline/long-text.tsx';
import timeline from '../../cases/timeline/timeline.module.css';
import { useAuthor } from '../../cases/timeline/timeline.tsx';
import { useText } from '../../content/use-text.ts';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import styles from './contacts.module.css';
import { linkOf } from './thing-links.ts';

const sentSigns: Record<SentThing['kind'], LucideIcon> = { quote: FileText, application: Briefcase, review: Star };
/** Signs of all that happens but what they sent. */
const signs: Record<Exclude<Happened['kind'], 'sent'>, LucideIcon> = { answer: Send, reply: CornerUpLeft, call: Phone, note: StickyNote };

/** All that happened between the person and the company, the newest first. */
export function HappenedList({ contact: { happened, sent } }: { contact: Contact }) {
  const text = useText('contacts');
  const isPhone = useIsPhone();
  const dateFormats = useDateFormats();
  const things = new Map(sent.map((thing) => [thing.id, thing]));
  return (
    <section className={styles.happened}>
      <h2 className={styles.heading}>{text.happened}</h2>
      <ol className={classNames(`grid list-none ${timeline.timeline}`, isPhone && timeline.narrow)}>
        {happened.map((entry) => {
          const thing = things.get(entry.about);
          if (!thing) return null;
          const Sign = entry.kind === 'sent' ? sentSigns[thing.kind] : signs[entry.kind];
          return (
            <li key={`${entry.kind}-${entry.id}`}>
              <time dateTime={entry.at} title={dateFormats.full(entry.at)}>
                {dateFormats.dayOf(entry.at) === dateFormats.today() ? dateFormats.time(entry.at) : dateFormats.day(entry.at)}
              </time>
              <span className={`relative grid place-items-center content-start text-quiet ${timeline.sign}`} aria-hidden="true">
                <Sign className="icon" />
              </span>
              <div className={`wrap-anywhere ${timeline.what}`}>
                <Sentence entry={entry} thing={thing} />{' '}
                <Link {...linkOf(thing)} className="text-quiet text-2xs">
                  <bdi dir="ltr">{thing.reference}</bdi>
                </Link>
                {entry.text && (
                  <LongText
                    className={classNames(timeline.bubble, entry.kind === 'answer' && timeline.ours)}
                    {...(entry.kind === 'note' && { Words: MentionedText })}
                  >
                    {entry.text}
                  </LongText>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Sentence({ entry, thing }: { entry: Happened; thing: SentThing }) {
  const { events } = useText('contacts');
  const author = useAuthor();
  const job = thing.kind === 'application' ? <bdi>{thing.jobTitle}</bdi> : undefined;
  return <RichText text={events[entry.kind === 'sent' ? thing.kind : entry.kind]} values={{ author: author(entry.authorId), job }} />;
}
