import '#ui/styles/some-pages/fade.css';
import '#ui/styles/some-pages/grain.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { twoDigits } from '#ui/two-digits.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'cyberSecurity'>['hero'];
  groupText: Content<'it'>;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The shield beside the text, and links to four sections of the page below. */
export function Hero({ text: { title, lead, pictureAlt, index }, groupText, breadcrumb, locale }: HeroProps) {
  const entries = [
    { id: 'risk', label: groupText.needs },
    { id: 'view', label: index.view },
    { id: 'reasons', label: groupText.choose },
    { id: 'closing-title', label: index.closing },
  ];
  return (
    <section className={`stage grain flex flex-col ${styles.hero}`} aria-labelledby="hero-title">
      <Picture name="shield" alt={pictureAlt} sizes="(min-width: 64em) 84vw, 42rem" priority className={`fade ${styles.picture}`} />
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        title={title}
        lead={lead}
        action={groupText.quote}
        className={`grid ${styles.text}`}
      />
      <nav className={`border-t ${styles.index}`} aria-label={index.label}>
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
    </section>
  );
}
