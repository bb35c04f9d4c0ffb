import type { ReactNode } from 'react';
import { Picture, type PictureName } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './portfolio.module.css';

interface Caption {
  title: string;
  text: string;
  alt: string;
}

/** A picture, or the component of a drawing. */
type Work = PictureName | ((props: { label: string }) => ReactNode);

interface PortfolioProps<Name extends string> {
  text: { title: string; images: Readonly<Record<Name, Caption>> };
  /** Names what each caption belongs to, in the order of the page. */
  work: Readonly<Record<NoInfer<Name>, Work>>;
  /** A staggered wall, one large and two small, squares of a feed, rows beside their text, or three formats in a line. */
  arrangement: 'stagger' | 'featured' | 'feed' | 'rows' | 'formats';
}

/** Three pieces of work, each with its caption. */
export function Portfolio<Name extends string>({ text, work, arrangement }: PortfolioProps<Name>) {
  return (
    <section className={classNames('section', styles[arrangement])} aria-labelledby="portfolio-title">
      <div className="wrap">
        <h2 id="portfolio-title" className="h2-small">
          {text.title}
        </h2>
        <ul className={`grid-12 ${styles.images}`}>
          {(Object.entries(work) as [Name, Work][]).map(([name, Piece]) => {
            const caption = text.images[name];
            return (
              <li key={name} data-reveal="0.2">
                <figure>
                  <div className={`clip bg-surface ${styles.frame}`}>
                    {typeof Piece === 'string' ? (
                      <Picture name={Piece} alt={caption.alt} sizes="(min-width: 64em) 64rem, 60rem" />
                    ) : (
                      <Piece label={caption.alt} />
                    )}
                  </div>
                  <figcaption className="text-md leading-normal">
                    <strong>{caption.title}</strong> {caption.text}
                  </figcaption>
                </figure>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
