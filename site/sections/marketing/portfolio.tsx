import type { ReactNode } from 'react';
import { Picture, type PictureName } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './portfolio.module.css';

interface PortfolioImage<Drawing extends string> {
  title: string;
  text: string;
  alt: string;
  picture?: PictureName;
  /** Work that is a drawing rather than a picture. */
  drawing?: Drawing;
}

interface PortfolioProps<Drawing extends string> {
  content: { title: string; images: readonly PortfolioImage<Drawing>[] };
  /** A staggered wall, one large and two small, squares of a feed, rows beside their text, or three formats in a line. */
  arrangement: 'stagger' | 'featured' | 'feed' | 'rows' | 'formats';
  /** The component of each drawing that the content names; none for a page whose work is all pictures. */
  drawings: { [Name in Drawing]: (props: { label: string }) => ReactNode };
}

/** Three pieces of work, each with its caption. */
export function Portfolio<Drawing extends string = never>({ content, arrangement, drawings }: PortfolioProps<Drawing>) {
  return (
    <section className={classNames('section', styles[arrangement])} aria-labelledby="portfolio-title">
      <div className="wrap">
        <h2 id="portfolio-title" className="h2">
          {content.title}
        </h2>
        <ul className={`grid-12 ${styles.images}`}>
          {content.images.map(({ title, text, alt, picture, drawing }) => (
            <li key={title} data-reveal="0.2">
              <figure>
                <div className={styles.frame}>
                  {picture && <Picture name={picture} alt={alt} sizes="(min-width: 64em) 64rem, 60rem" />}
                  {drawing && drawings[drawing]({ label: alt })}
                </div>
                <figcaption>
                  <strong>{title}</strong> {text}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
