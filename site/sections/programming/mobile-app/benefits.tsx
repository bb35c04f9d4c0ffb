import { Award, CalendarCheck, Flashlight, Heart, Lock, LockKeyhole, type LucideIcon, MapPin, Pointer } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import styles from './benefits.module.css';

type BenefitsText = Content<'mobileApp'>['benefits'];

const time = '10:24';
/** In the order in which they arrived, the latest first. The first has no time yet. */
const messages: { name: keyof BenefitsText['items']; Icon: LucideIcon; at?: string }[] = [
  { name: 'access', Icon: Pointer },
  { name: 'engagement', Icon: Heart, at: '10:21' },
  { name: 'ordering', Icon: CalendarCheck, at: '10:12' },
  { name: 'loyalty', Icon: Award, at: '9:58' },
  { name: 'tracking', Icon: MapPin, at: '9:41' },
  { name: 'payments', Icon: Lock, at: '9:30' },
];

/** The six benefits as notifications that arrive on a locked phone. */
export function Benefits({ text: { title, text, screen, items } }: { text: BenefitsText }) {
  return (
    <section className={`section stage ${styles.section}`} aria-labelledby="benefits-title">
      <header className={`wrap section-head section-head--split ${styles.head}`}>
        <h2 id="benefits-title" className="h2">
          {title}
        </h2>
        <p className="text">{text}</p>
      </header>
      <div className={`wrap grid justify-items-center ${styles.scene}`}>
        <div className={`grid justify-items-center w-full border-strong ${styles.phone}`} aria-hidden="true">
          <LockKeyhole className="icon text-brand" />
          <p className={`text-heading ${styles.time}`}>{time}</p>
          <p>{screen.day}</p>
          <Flashlight className={`text-brand icon hidden ${styles.torch}`} />
        </div>
        <ol className={`stagger grid gap-3 w-full ${styles.messages}`} data-reveal="0.1">
          {messages.map(({ name, Icon, at = screen.now }) => (
            <li key={name} className="grid items-baseline border">
              <span className={`grid place-items-center ${styles.icon}`}>
                <Icon className="icon" />
              </span>
              <h3 className="h4">{items[name].title}</h3>
              <span className={`caption ${styles.at}`} aria-hidden="true">
                {at}
              </span>
              <p className="text-md leading-normal">{items[name].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
