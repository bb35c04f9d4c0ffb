import { FileCheck2, GraduationCap, History, type LucideIcon, MessageSquareText, Radar } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './reasons.module.css';

type Reasons = Content<'cyberSecurity'>['reasons'];

/** In the order of the cards; the first has a picture instead of an icon. */
const reasons: { name: keyof Reasons; Icon?: LucideIcon }[] = [
  { name: 'alarms' },
  { name: 'attack', Icon: Radar },
  { name: 'training', Icon: GraduationCap },
  { name: 'wayBack', Icon: History },
  { name: 'papers', Icon: FileCheck2 },
  { name: 'reports', Icon: MessageSquareText },
];

/** Six cards of different sizes; the first and largest has a picture. */
export function Reasons({ title, text }: { title: string; text: Reasons }) {
  return (
    <section className="section" id="reasons" aria-labelledby="reasons-title">
      <div className="wrap">
        <h2 id="reasons-title" className="h2">
          {title}
        </h2>
        <ul className={`grid gap-4 ${styles.cards}`}>
          {reasons.map(({ name, Icon }) => (
            <li key={name} className="stage flex flex-col gap-3 border bg-surface" data-reveal="0.1">
              {Icon ? (
                <Icon className="icon text-brand" />
              ) : (
                <Picture name="shield-tiles" alt="" sizes="(min-width: 64em) 72rem, 48rem" className={`backdrop cover ${styles.picture}`} />
              )}
              <h3 className="h3">{text[name].title}</h3>
              <p className="item-text">{text[name].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
