import { Camera, CirclePlay, Clapperboard, MessageCircle } from 'lucide-react';
import { brand } from '#brand';
import { socialMedia } from '#content/en/social-media';
import { shortDays } from '#content/en/week';
import styles from './content-calendar.module.css';

const icons = { photo: Camera, story: CirclePlay, reel: Clapperboard, question: MessageCircle };

type Kind = keyof typeof icons;

/** One month with every post in its place; the week begins as it does where the company is. */
export function ContentCalendar() {
  const { title, lead, kinds, month, days, posts } = socialMedia.calendar;
  return (
    <section className={`section ${styles.calendar}`} aria-labelledby="calendar-title">
      <div className="wrap">
        <header className={`section-head section-head--split ${styles.head}`}>
          <h2 id="calendar-title" className="h2">
            {title}
          </h2>
          <p>{lead}</p>
        </header>
        <div className={styles.week} aria-hidden="true">
          {brand.hours.days.map(({ day }) => (
            <span key={day}>{shortDays[day]}</span>
          ))}
        </div>
        <ol className={styles.month} aria-label={month} data-reveal="0.2">
          {Array.from({ length: days }, (_, index) => {
            const day = index + 1;
            const post = posts.find((candidate) => candidate.day === day);
            return (
              <li key={day} data-kind={post?.kind}>
                <span className={styles.day}>{day}</span>
                {post && <Post {...post} label={kinds[post.kind]} />}
              </li>
            );
          })}
        </ol>
        <ul className={styles.legend} aria-hidden="true">
          {Object.entries(kinds).map(([kind, label]) => (
            <li key={kind} data-kind={kind}>
              <KindIcon kind={kind as Kind} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function KindIcon({ kind }: { kind: Kind }) {
  const Icon = icons[kind];
  return <Icon className="icon" />;
}

function Post({ kind, label, title }: { kind: Kind; label: string; title: string }) {
  return (
    <p className={styles.post}>
      <KindIcon kind={kind} />
      <span className="sr-only">{label}: </span>
      <span className={styles.title}>{title}</span>
    </p>
  );
}
