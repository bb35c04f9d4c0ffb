import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { home } from '#content/en/home';
import { Picture } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import styles from './services.module.css';

type Card = (typeof home.services.cards)[number];

interface ServiceCardProps {
  card: Card;
  number: number;
}

function ServiceCard({ card, number }: ServiceCardProps) {
  const { title, subtitle, description, picture, alt, href } = card;
  const text = `service-${picture}`;
  return (
    <li className={`stage ${styles.card}`} data-picture={picture}>
      <Picture name={picture} alt={alt} sizes="(min-width: 48em) 35rem, 29rem" className={`backdrop cover ${styles.picture}`} />
      <div className={styles.text}>
        <span className="num" aria-hidden="true">
          0{number}
        </span>
        <h3 className="h3">
          <a className={`stretched ${styles.link}`} href={href}>
            {title}
          </a>
        </h3>
        <p className={styles.subtitle}>{subtitle}</p>
        <button type="button" className={`needs-script stretched ${styles.toggle}`} aria-expanded="false" aria-controls={text}>
          <span data-label>{home.services.expand}</span>
          <span className="sr-only"> {title}</span>
        </button>
        <p id={text} className={styles.description}>
          {description}
        </p>
      </div>
      <span className={`icon-btn ${styles.arrow}`} aria-hidden="true">
        <ArrowUpRight className="icon icon-along" />
      </span>
    </li>
  );
}

/** The eight core services: a grid of pictures, on phones a row of cards to swipe, whose descriptions fold. */
export function Services() {
  const { eyebrow, title, lead, cards, ask, expand, collapse } = home.services;
  return (
    <section className="section section--flush-start" aria-labelledby="services-title">
      <div className="wrap">
        <header className={`grid-12 ${styles.head}`} data-reveal="0.2">
          <Eyebrow number={2}>{eyebrow}</Eyebrow>
          <h2 id="services-title" className="h2">
            <HighlightedText {...title} />
          </h2>
          <p className="text">{lead}</p>
        </header>
        <ul className={styles.cards} data-expand-group data-expand-label={expand} data-collapse-label={collapse}>
          {cards.map((card, index) => (
            <ServiceCard key={card.href} card={card} number={index + 1} />
          ))}
          <li className={styles.contact}>
            <p className="h3">{ask.title}</p>
            <a className="link" href={ask.link.href}>
              {ask.link.label}
              <ArrowRight className="icon icon-along" />
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
