import { Picture, type PictureName } from '#site/pictures/picture.tsx';
import { StoryboardDrawing } from './content-creation/storyboard-drawing.tsx';
import { PackagingDrawing } from './design-branding/packaging-drawing.tsx';
import styles from './portfolio.module.css';

/** Work that is a drawing rather than a picture. */
const drawings = { 'packaging-net': PackagingDrawing, storyboard: StoryboardDrawing };

interface PortfolioImage {
  title: string;
  text: string;
  alt: string;
  picture?: PictureName;
  drawing?: keyof typeof drawings;
}

interface PortfolioProps {
  content: { title: string; images: readonly PortfolioImage[] };
  /** A staggered wall, one large and two small, squares of a feed, rows beside their words, or three formats in a line. */
  arrangement: 'stagger' | 'table' | 'feed' | 'rows' | 'formats';
}

/** Three pieces of work, each with its caption. */
export function Portfolio({ content, arrangement }: PortfolioProps) {
  return (
    <section className={`section ${styles.portfolio}`} data-arrangement={arrangement} aria-labelledby="portfolio-title">
      <div className="wrap">
        <h2 id="portfolio-title" className="h2">
          {content.title}
        </h2>
        <ul className={styles.images}>
          {content.images.map((image) => (
            <li key={image.title} data-reveal="0.2">
              <figure>
                <div className={styles.frame}>
                  <Work {...image} />
                </div>
                <figcaption>
                  <strong>{image.title}</strong> {image.text}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Work({ picture, drawing, alt }: PortfolioImage) {
  if (picture) return <Picture name={picture} alt={alt} sizes="(min-width: 64em) 64rem, 60rem" />;
  const Drawing = drawing && drawings[drawing];
  return Drawing && <Drawing label={alt} />;
}
