import { Camera, CirclePlay, Clapperboard, type LucideIcon, MessageCircle } from 'lucide-react';
import { brand } from '#brand';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import styles from './content-calendar.module.css';

type CalendarText = Content<'socialMedia'>['calendar'];
type Kind = keyof CalendarText['kinds'];

/** In the order of the legend. */
const kinds: { kind: Kind; Icon: LucideIcon }[] = [
  { kind: 'photo', Icon: Camera },
  { kind: 'story', Icon: CirclePlay },
  { kind: 'reel', Icon: Clapperboard },
  { kind: 'question', Icon: MessageCircle },
];

const daysOfMonth = 30;

const posts: { day: number; kind: Kind; name: keyof CalendarText['posts'] }[] = [
  { day: 1, kind: 'photo', name: 'shelf' },
  { day: 3, kind: 'story', name: 'oven' },
  { day: 5, kind: 'question', name: 'seeds' },
  { day: 8, kind: 'reel', name: 'dough' },
  { day: 11, kind: 'story', name: 'answers' },
  { day: 13, kind: 'photo', name: 'trays' },
  { day: 16, kind: 'reel', name: 'baker' },
  { day: 19, kind: 'photo', name: 'table' },
  { day: 21, kind: 'story', name: 'counter' },
  { day: 24, kind: 'question', name: 'name' },
  { day: 26, kind: 'reel', name: 'flour' },
  { day: 29, kind: 'photo', name: 'cake' },
];

interface ContentCalendarProps {
  text: CalendarText;
  /** The short names of the days. */
  days: Content<'days'>['short'];
}

/** One month with every post in its place; the week begins as it does where the company is. */
export function ContentCalendar({ text, days }: ContentCalendarProps) {
  return (
    <section className={`section ${styles.calendar}`} aria-labelledby="calendar-title">
      <div className="wrap">
        <SectionHead
          id="calendar-title"
          title={text.title}
          text={text.lead}
          titleClassName="h2-statement"
          textClassName={null}
          className={`section-head--split ${styles.head}`}
        />
        <div className={`grid text-muted ${styles.week}`} aria-hidden="true">
          {brand.hours.days.map(({ day }) => (
            <span key={day}>{days[day]}</span>
          ))}
        </div>
        <ol className={`grid border clip ${styles.month}`} aria-label={text.month} data-reveal="0.2">
          {Array.from({ length: daysOfMonth }, (_, index) => {
            const day = index + 1;
            const post = posts.find((candidate) => candidate.day === day);
            return (
              <li key={day} className="flex flex-col justify-between" data-kind={post?.kind}>
                <span className={`text-muted ${styles.day}`}>{day}</span>
                {post && <Post kind={post.kind} label={text.kinds[post.kind]} title={text.posts[post.name]} />}
              </li>
            );
          })}
        </ol>
        <ul className={`flex flex-wrap gap-2 ${styles.legend}`} aria-hidden="true">
          {kinds.map(({ kind, Icon }) => (
            <li key={kind} className="flex items-center gap-2" data-kind={kind}>
              <Icon className="icon" />
              {text.kinds[kind]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Post({ kind, label, title }: { kind: Kind; label: string; title: string }) {
  const Icon = kinds.find((candidate) => candidate.kind === kind)?.Icon;
  return (
    <p className={`grid balance ${styles.post}`}>
      {Icon && <Icon className="icon" />}
      <span className="sr-only">{label}: </span>
      <span className={styles.title}>{title}</span>
    </p>
  );
}
