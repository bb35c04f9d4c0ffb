import '#ui/styles/some-pages/fade.css';
import '#ui/styles/some-pages/grain.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import beside from '../../shared/heroes/beside.module.css';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import { NumberedCards } from '../numbered-cards.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'cctv'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The camera at the edge of the page, the text beside it, and four framed cards below. */
export function Hero({ text, quote, ...page }: HeroProps) {
  return (
    <PageHero
      {...page}
      text={text}
      action={quote}
      layout={`grid gap-5 ${beside.text} ${styles.text}`}
      className={`grain flex flex-col ${styles.hero}`}
    >
      <Picture
        name="dome"
        alt={text.pictureAlt}
        sizes="(min-width: 64em) 92vw, 184vw"
        priority
        className={`backdrop hero-fade fade ${styles.picture}`}
      />
      <div className="wrap">
        <NumberedCards cards={Object.values(text.cards)} label={text.eyebrow} className={`border-strong ${styles.cards}`} />
      </div>
    </PageHero>
  );
}
