import '#ui/styles/some-pages/fade.css';
import type { Figure } from '#content/types';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import type { NumberedSection } from './numbered-section.ts';
import styles from './vision.module.css';

interface VisionProps extends NumberedSection<Content<'home'>['vision']> {
  figures: readonly Figure[];
}

/** The vision and two figures, beside the company's mark as a sign at night. */
export function Vision({ text: { eyebrow, title, alt }, number = 5, figures }: VisionProps) {
  return (
    <section className={`stage grid items-center ${styles.vision}`} aria-labelledby="vision-title">
      <Picture name="sign" alt={alt} sizes="(min-width: 64em) 72vw, 36rem" className={`backdrop cover fade ${styles.picture}`} />
      <div className={`wrap stack gap-6 ${styles.text}`} data-reveal="0.2">
        <Eyebrow number={number}>{eyebrow}</Eyebrow>
        <h2 id="vision-title" className="h2">
          {title}
        </h2>
        <FigureList figures={figures} className={`flex ${styles.figures}`} />
      </div>
    </section>
  );
}
