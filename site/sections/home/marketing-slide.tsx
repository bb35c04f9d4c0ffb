import '#ui/styles/some-pages/fade.css';
import { ArrowRight } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { Picture, type PictureName } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import styles from './marketing.module.css';

type Slides = Content<'home'>['marketing']['slides'];

interface MarketingSlideProps {
  text: Slides[keyof Slides];
  picture: PictureName;
  /** The picture at the head of the page that it leads to. */
  hero: PictureName;
  href: string;
  /** Says which slide of how many it is. */
  label: string;
}

/** One marketing service; the whole slide is its link. */
export function MarketingSlide({ text: { category, title, description, action, alt }, picture, hero, href, label }: MarketingSlideProps) {
  return (
    <li className={styles.slide} aria-roledescription="slide" aria-label={label}>
      <a className={`stage flex flex-col border ${styles.link}`} href={href} draggable="false">
        <Picture
          name={picture}
          alt={alt}
          sizes="(min-width: 64em) 60rem, 33rem"
          className={`backdrop cover fade ${styles.picture}`}
          transitionTo={hero}
        />
        <div className={`stack gap-4 ${styles.text}`}>
          <Eyebrow>{category}</Eyebrow>
          <h3 className={styles.title}>{title}</h3>
          <p className={`balance ${styles.description}`}>{description}</p>
          <p className={`items-center gap-2 mt-2 text-brand ${styles.action}`}>
            {action}
            <ArrowRight className="icon icon-along" />
          </p>
        </div>
      </a>
    </li>
  );
}
