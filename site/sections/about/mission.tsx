import '#ui/styles/some-pages/fade.css';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './mission.module.css';

interface MissionProps {
  text: Content<'about'>['mission'];
  locale: Locale;
}

/** The company's mission, and what to read next. */
export function Mission({ text: { title, statement, text, pictureAlt, links }, locale }: MissionProps) {
  return (
    <section id="mission" className={`section section--flush-start ${styles.section}`} aria-labelledby="mission-title">
      <div className={`wrap grid ${styles.inner}`}>
        <Picture name="gears" alt={pictureAlt} sizes="(min-width: 64em) 64rem, 130vw" className={`cover block fade ${styles.picture}`} />
        <div className={`stack gap-6 ${styles.text}`}>
          <h2 id="mission-title" className="eyebrow">
            {title}
          </h2>
          <p className="display-lg">{statement}</p>
          <p className="text">{text}</p>
          <p className="cluster mt-2">
            <LinkButton href={pageUrl('contact', locale)} variant="primary">
              {links.contact}
            </LinkButton>
            <LinkButton href={pageUrl('ourGroup', locale)} variant="line">
              {links.ourGroup}
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  );
}
