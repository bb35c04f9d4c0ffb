import { about } from '#content/en/about';
import { Picture } from '#site/pictures/picture.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './mission.module.css';

/** The company's mission, and what to read next. */
export function Mission() {
  const { title, statement, text, pictureAlt, links } = about.mission;
  return (
    <section id="mission" className="section section--flush-start" aria-labelledby="mission-title">
      <div className={`wrap ${styles.inner}`}>
        <Picture name="gears" alt={pictureAlt} sizes="(min-width: 64em) 64rem, 130vw" className={`cover ${styles.picture}`} />
        <div className={`stack ${styles.text}`}>
          <h2 id="mission-title" className="eyebrow">
            {title}
          </h2>
          <p className="display-lg">{statement}</p>
          <p className="text">{text}</p>
          <p className={`cluster ${styles.links}`}>
            {links.map(({ label, href }, index) => (
              <LinkButton key={href} href={href} variant={index === 0 ? 'gold' : 'line'}>
                {label}
              </LinkButton>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
