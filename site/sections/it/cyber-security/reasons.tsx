import { Archive, FileCheck2, GraduationCap, History, type LucideIcon, MessageSquareText, Radar } from 'lucide-react';
import { cyberSecurity } from '#content/en/cyber-security';
import { it } from '#content/en/it';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './reasons.module.css';

const icons: LucideIcon[] = [Archive, Radar, GraduationCap, History, FileCheck2, MessageSquareText];

/** Six cards of different sizes; the first and largest has a picture. */
export function Reasons() {
  return (
    <section className="section" id="reasons" aria-labelledby="reasons-title">
      <div className="wrap">
        <h2 id="reasons-title" className="h2">
          {it.choose}
        </h2>
        <ul className={styles.cards}>
          {cyberSecurity.reasons.map(({ title, text }, index) => {
            const Icon = icons[index];
            return (
              <li key={title} className="stage" data-reveal="0.1">
                {index === 0 ? (
                  <Picture
                    name="shield-tiles"
                    alt=""
                    sizes="(min-width: 64em) 72rem, 48rem"
                    className={`backdrop cover ${styles.picture}`}
                  />
                ) : (
                  Icon && <Icon className="icon" />
                )}
                <h3 className="h3">{title}</h3>
                <p className="item-text">{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
