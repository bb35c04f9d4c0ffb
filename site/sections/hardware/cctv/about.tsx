import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { Paragraphs } from '#site/sections/shared/paragraphs.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './about.module.css';

/** Shows how a camera is chosen, beside one with its parts named. */
export function About({ text: { title, text, pictureAlt, parts } }: { text: Content<'cctv'>['about'] }) {
  return (
    <section className="section" aria-labelledby="about-title">
      <div className={`wrap grid items-center ${styles.content}`}>
        <div className="stack stack--stretch">
          <h2 id="about-title" className={classNames('display-lg', styles.title)}>
            {title}
          </h2>
          <Paragraphs texts={text} className="text" />
        </div>
        <div className={classNames('stage border', styles.figure)}>
          <Picture name="dome-lens" alt={pictureAlt} sizes="(min-width: 64em) 60rem, 150vw" className="backdrop cover" />
          <svg className={`absolute ${styles.lines}`} viewBox="0 0 600 600" aria-hidden="true">
            <path className="fill-none stroke-brand-light" d="M268 190 96 60H40M155 385 104 540H40M548 372 560 440V530" strokeWidth="1.2" />
            <circle className="fill-brand-light" cx="268" cy="190" r="5" />
            <circle className="fill-brand-light" cx="155" cy="385" r="5" />
            <circle className="fill-brand-light" cx="548" cy="372" r="5" />
          </svg>
          <ul className={styles.parts}>
            <li className={`absolute text-heading ${styles.lens}`}>{parts.lens}</li>
            <li className={`absolute text-heading ${styles.infrared}`}>{parts.infrared}</li>
            <li className={`absolute text-heading ${styles.rim}`}>{parts.rim}</li>
          </ul>
        </div>
      </div>
    </section>
  );
}
