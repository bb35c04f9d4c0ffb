import { ArrowRight } from 'lucide-react';
import type { home } from '#content/en/home';
import { Picture } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import styles from './marketing.module.css';

type Slide = (typeof home.marketing.slides)[number];

/** One marketing service; the whole slide is its link. */
export function MarketingSlide({ slide, label }: { slide: Slide; label: string }) {
  const { category, title, description, action, picture, alt, href } = slide;
  return (
    <li className={styles.slide} aria-roledescription="slide" aria-label={label}>
      <a className={`stage ${styles.link}`} href={href} draggable="false">
        <Picture name={picture} alt={alt} sizes="(min-width: 64em) 60rem, 33rem" className={`backdrop cover ${styles.picture}`} />
        <div className={`stack ${styles.text}`}>
          <Eyebrow>{category}</Eyebrow>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
          <p className={styles.action}>
            {action}
            <ArrowRight className="icon icon-along" />
          </p>
        </div>
      </a>
    </li>
  );
}
