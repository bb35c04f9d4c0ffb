import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import { Picture } from '#site/pictures/picture.tsx';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import styles from './hero.module.css';

interface HeroProps {
  title: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The heading over a picture. */
export function Hero({ title, breadcrumb, locale }: HeroProps) {
  return (
    <section className="stage border-b" aria-labelledby="hero-title">
      <Picture name="badge" alt="" sizes="100vw" priority className={`backdrop cover fade ${styles.picture}`} />
      <div className={`wrap grid ${styles.inner}`}>
        <Breadcrumb steps={breadcrumb} locale={locale} />
        <h1 id="hero-title" className={`hero-title ${styles.title}`}>
          {title}
        </h1>
      </div>
    </section>
  );
}
