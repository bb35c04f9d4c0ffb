import '#ui/styles/some-pages/fade.css';
import '#ui/styles/some-pages/grain.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { twoDigits } from '#ui/two-digits.ts';
import beside from '../../shared/heroes/beside.module.css';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'cyberSecurity'>['hero'];
  groupText: Content<'it'>;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The shield beside the text, and links to four sections of the page below. */
export function Hero({ text, groupText, ...page }: HeroProps) {
  const entries = [
    { id: 'risk', label: groupText.needs },
    { id: 'view', label: text.index.view },
    { id: 'reasons', label: groupText.choose },
    { id: 'closing-title', label: text.index.closing },
  ];
  return (
    <PageHero
      {...page}
      text={text}
      action={groupText.quote}
      layout={`grid ${beside.text} ${styles.text}`}
      className={`grain flex flex-col ${styles.hero}`}
    >
      <Picture
        name="shield"
        alt={text.pictureAlt}
        sizes="(min-width: 64em) 84vw, 42rem"
        priority
        className={`backdrop fade ${styles.picture}`}
      />
      <nav className={`border-t ${styles.index}`} aria-label={text.index.label}>
        <ol className="wrap grid">
          {entries.map(({ id, label }, position) => (
            <li key={id}>
              <a className="flex items-center text-md" href={`#${id}`}>
                <span className="text-brand" aria-hidden="true">
                  {twoDigits(position + 1)}
                </span>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </PageHero>
  );
}
