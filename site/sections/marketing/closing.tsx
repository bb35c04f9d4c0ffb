import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { Picture, type PictureName } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  /** With the labels of its two links. */
  text: { title: string; text: string; start: string; plain: string };
  locale: Locale;
  /** Over silk, as a printed card, as a message, as a letter, or beside a lens. */
  variant: 'silk' | 'card' | 'message' | 'letter' | 'lens';
}

const backdrops: Partial<Record<ClosingProps['variant'], PictureName>> = { silk: 'silk-poster', lens: 'lens' };

/** The closing call to action, "Contact us now": what to send, and two ways to the contact page. */
export function Closing({ text, locale, variant }: ClosingProps) {
  const contactUrl = pageUrl('contact', locale);
  const backdrop = backdrops[variant];
  return (
    <section className={classNames('section stage', styles[variant])} aria-labelledby="closing-title">
      {backdrop && <Picture name={backdrop} alt="" sizes="(min-width: 64em) 80vw, 60rem" className={`crop backdrop ${styles.backdrop}`} />}
      <div className="wrap">
        <div className={`grid gap-6 justify-items-start ${styles.block}`} data-reveal="0.2">
          <h2 id="closing-title" className="hero-title">
            {text.title}
          </h2>
          <p className={`lead balance ${styles.text}`}>{text.text}</p>
          <p className={`flex flex-wrap gap-3 mt-2 ${styles.actions}`}>
            <LinkButton href={contactUrl} variant="primary" size="large">
              {text.start}
            </LinkButton>
            <a className={`btn btn--line btn--lg ${styles.plain}`} href={contactUrl}>
              {text.plain}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
