import '#ui/styles/some-pages/fade.css';
import '#ui/styles/some-pages/grain.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import { NumberedCards } from '../numbered-cards.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'cctv'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The camera at the edge of the page, the text beside it, and four framed cards below. */
export function Hero({ text: { eyebrow, title, lead, pictureAlt, cards }, breadcrumb, locale }: HeroProps) {
  return (
    <section className={classNames('stage grain flex flex-col', styles.hero)} aria-labelledby="hero-title">
      <Picture
        name="dome"
        alt={pictureAlt}
        sizes="(min-width: 64em) 92vw, 184vw"
        className={classNames('hero-fade fade', styles.picture)}
        priority
      />
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        eyebrow={eyebrow}
        title={title}
        titleClassName={classNames('hero-title', styles.title)}
        lead={lead}
        className={`grid gap-5 ${styles.text}`}
      />
      <div className="wrap">
        <NumberedCards cards={Object.values(cards)} label={eyebrow} className={`border-strong ${styles.cards}`} />
      </div>
    </section>
  );
}
