import '#ui/styles/some-pages/statement.css';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture, type PictureName } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { Paragraphs } from '#site/sections/shared/paragraphs.tsx';
import styles from './overview.module.css';

type OverviewText = Content<'about'>['overview'];

const trades: { name: keyof OverviewText['pictures']; picture: PictureName }[] = [
  { name: 'cables', picture: 'cable-coil' },
  { name: 'till', picture: 'till-screen' },
  { name: 'website', picture: 'website-code' },
];

/** Says why one supplier is better than three, with a picture for each of the three trades. */
export function Overview({ text: { title, statement, text, pictures }, locale }: { text: OverviewText; locale: Locale }) {
  return (
    <section id="overview" className="section clip" aria-labelledby="overview-title">
      <div className={`wrap grid ${styles.inner}`}>
        <h2 id="overview-title" className="eyebrow">
          {title}
        </h2>
        <p className="statement">
          {statement.primary} <span>{statement.secondary}</span>
        </p>
        <div className={`stack gap-4 ${styles.text}`}>
          <Paragraphs texts={text} className="text" />
        </div>
      </div>
      <ul className={`grid gap-6 ${styles.pictures}`}>
        {trades.map(({ name, picture }) => (
          <li key={name}>
            <figure>
              <Picture
                name={pictureIn(picture, locale)}
                alt={pictures[name].alt}
                sizes="(min-width: 48em) 66vw, 150vw"
                className={`cover block clip ${styles.picture}`}
              />
              <figcaption className="text-heading balance">{pictures[name].caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
