import { Play } from 'lucide-react';
import { pointOfSale } from '#content/en/point-of-sale';
import { Picture } from '#site/pictures/picture.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import { icons } from '../icons.ts';
import styles from './hero.module.css';

/** The till under a centred headline, with a label at each side. */
export function Hero() {
  const { title, lead, action, demo, pictureAlt, tags, tagsLabel } = pointOfSale.hero;
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={pointOfSale.breadcrumb} />
        <h1 id="hero-title" className={`hero-title ${styles.title}`}>
          <HighlightedText {...title} />
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <p className={`hero-fade ${styles.actions}`}>
          <LinkButton href={action.href} variant="gold">
            {action.label}
          </LinkButton>
          <LinkButton href="#demo" variant="line" icon={Play}>
            {demo}
          </LinkButton>
        </p>
      </div>
      <div className={styles.scene}>
        <Picture
          name="pos-terminal"
          alt={pictureAlt}
          sizes="(min-width: 48em) min(100vw, 97rem), 120vw"
          className={styles.picture}
          priority
        />
        <ul className={`hero-fade ${styles.tags}`} aria-label={tagsLabel}>
          {tags.map(({ icon, text }) => {
            const Icon = icons[icon];
            return (
              <li key={text}>
                <span>
                  <Icon className="icon" />
                  {text}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
