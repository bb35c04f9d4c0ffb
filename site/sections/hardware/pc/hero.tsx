import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import { NumberedCards } from '../numbered-cards.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'pc'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The computer in the middle, four kinds of it around. */
export function Hero({ text: { eyebrow, title, lead, pictureAlt, cards }, breadcrumb, locale }: HeroProps) {
  return (
    <section className="clip" aria-labelledby="hero-title">
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        eyebrow={eyebrow}
        title={title}
        titleClassName={classNames('hero-title', styles.title)}
        lead={lead}
        className={`relative grid gap-5 ${styles.text}`}
      />
      <div className={classNames('wrap', styles.machine)}>
        <Picture
          name="pc"
          alt={pictureAlt}
          sizes="(min-width: 64em) 76rem, 170vw"
          className={classNames('hero-fade mirrored block ltr', styles.picture)}
          priority
        />
        <NumberedCards cards={Object.values(cards)} label={eyebrow} className={styles.cards} />
      </div>
    </section>
  );
}
