import '#ui/styles/some-pages/fade.css';
import '#ui/styles/some-pages/stretched.css';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { Locale } from '#contract/locales';
import type { ServicePage } from '#contract/services';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { Picture, type PictureName } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { headPicture } from '../layout/service-pages.ts';
import { CardNumber } from './card-number.tsx';
import { cardsTitle, type offeredCards } from './service-cards.ts';
import styles from './services.module.css';

type ServicesText = Content<'home'>['services'];

interface ServiceCardProps {
  text: ServicesText['cards'][keyof ServicesText['cards']];
  number: number;
  picture: PictureName;
  page: ServicePage;
  locale: Locale;
  /** The label of its button while the description is collapsed. */
  expand: string;
}

function ServiceCard({ text: { title, subtitle, description, alt }, number, picture, page, locale, expand }: ServiceCardProps) {
  const descriptionId = `service-${picture}`;
  return (
    <li className={`stage flex flex-col border ${styles.card}`} data-picture={picture}>
      <Picture
        name={pictureIn(picture, locale)}
        alt={alt}
        sizes="(min-width: 48em) 35rem, 29rem"
        className={`backdrop cover fade ${styles.picture}`}
        transitionTo={headPicture(page, locale)}
      />
      <div className={`flex flex-col text-md leading-normal ${styles.text}`}>
        <CardNumber value={number} />
        <h3 className="h3">
          <a className={`stretched ${styles.link}`} href={pageUrl(page, locale)}>
            {title}
          </a>
        </h3>
        <p className="text-brand-light balance">{subtitle}</p>
        <button
          type="button"
          className={`needs-script stretched text-brand ${styles.toggle}`}
          aria-expanded="false"
          aria-controls={descriptionId}
        >
          <span data-label>{expand}</span>
          <span className="sr-only"> {title}</span>
        </button>
        <p id={descriptionId} className={`balance ${styles.description}`}>
          {description}
        </p>
      </div>
      <span className={`icon-btn absolute ${styles.arrow}`} aria-hidden="true">
        <ArrowUpRight className="icon icon-along" />
      </span>
    </li>
  );
}

interface ServicesProps {
  text: ServicesText;
  services: ReturnType<typeof offeredCards>;
  locale: Locale;
}

/** The core services: a grid of pictures, on phones a row of cards to swipe, whose descriptions fold. */
export function Services({ text, services, locale }: ServicesProps) {
  const { eyebrow, lead, cards, ask, expand, collapse } = text;
  return (
    <section className={`section section--flush-start ${styles.section}`} id="services" aria-labelledby="services-title">
      <div className="wrap">
        <header className={`grid-12 ${styles.head}`} data-reveal="0.2">
          <Eyebrow number={2}>{eyebrow}</Eyebrow>
          <h2 id="services-title" className="h2">
            <HighlightedText {...cardsTitle(text, services.length, locale)} />
          </h2>
          <p className="text">{lead}</p>
        </header>
        <ul className={`grid gap-3 ${styles.cards}`} data-expand-group data-expand-label={expand} data-collapse-label={collapse}>
          {services.map(({ name, picture, page }, index) => (
            <ServiceCard key={name} text={cards[name]} number={index + 1} picture={picture} page={page} locale={locale} expand={expand} />
          ))}
          <li className={`hidden ${styles.contact}`}>
            <p className="h3">{ask.title}</p>
            <a className="link" href={pageUrl('contact', locale)}>
              {ask.action}
              <ArrowRight className="icon icon-along" />
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
