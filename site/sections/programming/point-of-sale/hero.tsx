import '#ui/styles/some-pages/fade.css';
import { BadgeCheck, Headset, type LucideIcon, Play } from 'lucide-react';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import lowWindow from '../../shared/heroes/low-window.module.css';
import styles from './hero.module.css';

type HeroText = Content<'pointOfSale'>['hero'];

/** At the two sides of the till. */
const tagIcons: [keyof HeroText['tags'], LucideIcon][] = [
  ['freeVersion', BadgeCheck],
  ['support', Headset],
];

interface HeroProps {
  text: HeroText;
  /** The label of the link to the contact form. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The till under a centred headline, with a label at each side. */
export function Hero({ text: { eyebrow, title, lead, demo, pictureAlt, tagsLabel, tags }, quote, breadcrumb, locale }: HeroProps) {
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <div className={`wrap relative grid justify-items-center text-center ${styles.inner}`}>
        <Breadcrumb steps={breadcrumb} locale={locale} />
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 id="hero-title" className={`hero-title ${lowWindow.title} ${styles.title}`}>
          <HighlightedText {...title} />
        </h1>
        <p className={`lead ${lowWindow.lead} ${styles.lead}`}>{lead}</p>
        <p className={`hero-fade flex flex-wrap gap-3 ${styles.actions}`}>
          <LinkButton href={pageUrl('contact', locale)} variant="primary" className={lowWindow.action}>
            {quote}
          </LinkButton>
          <LinkButton href="#demo" variant="line" icon={Play}>
            {demo}
          </LinkButton>
        </p>
      </div>
      <div className={`relative ${styles.scene}`}>
        <Picture
          name={pictureIn('pos-terminal', locale)}
          alt={pictureAlt}
          sizes="(min-width: 48em) min(100vw, 97rem), 120vw"
          className={`fade ${styles.picture}`}
          priority
        />
        <ul className={`hero-fade flex flex-wrap gap-3 ${styles.tags}`} aria-label={tagsLabel}>
          {tagIcons.map(([tag, Icon]) => (
            <li key={tag}>
              <span className="items-center gap-2 border-strong text-md text-heading">
                <Icon className="icon text-brand" />
                {tags[tag]}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
