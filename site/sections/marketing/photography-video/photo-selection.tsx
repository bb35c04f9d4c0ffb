import '#ui/styles/some-pages/chip.css';
import type { Content } from '#site/content/content.ts';
import { Picture, type PictureName } from '#site/pictures/picture.tsx';
import styles from './photo-selection.module.css';

/** The frames in the order they were shot: the subject turns, comes nearer, and changes. */
const frames: { picture: PictureName; mark?: 'ring' | 'strike' }[] = [
  { picture: 'valve-low' },
  { picture: 'valve-soft', mark: 'strike' },
  { picture: 'valve' },
  { picture: 'valve-turned' },
  { picture: 'valve-above' },
  { picture: 'valve-cut', mark: 'strike' },
  { picture: 'valve-wheel' },
  { picture: 'valve-mouth', mark: 'ring' },
  { picture: 'stone', mark: 'ring' },
  { picture: 'stone-chisel' },
  { picture: 'dish' },
  { picture: 'dish-olives', mark: 'ring' },
];

/** Drawn by hand around and across a frame, on a canvas of 160 × 100. */
const strokes = {
  ring: 'M28 20C60-2 128 2 146 34c16 30-18 60-68 61C34 96 2 74 12 44 18 24 48 8 92 8',
  strike: 'M22 16c40 22 78 46 118 70M138 14C100 36 62 60 24 88',
};

/** A contact sheet of twelve frames, three of them ringed in gold: the photographs that were chosen. */
export function PhotoSelection({ text: { title, lead, sheet, legend } }: { text: Content<'photographyVideo'>['selection'] }) {
  return (
    <section className="section section--flush-start" aria-labelledby="photo-selection-title">
      <div className={`wrap grid-12 ${styles.inner}`}>
        <header className={`section-head ${styles.head}`}>
          <h2 id="photo-selection-title" className="h2">
            {title}
          </h2>
          <p>{lead}</p>
          <ul className={`grid gap-3 mt-2 text-md ${styles.legend}`}>
            <li className="flex items-center gap-4">
              <Stroke mark="ring" />
              {legend.ring}
            </li>
            <li className="flex items-center gap-4">
              <Stroke mark="strike" />
              {legend.strike}
            </li>
          </ul>
        </header>
        <div className={`grid border bg-surface ${styles.sheet}`} role="img" aria-label={sheet}>
          {frames.map(({ picture, mark }) => (
            <div key={picture} className={`relative ${styles.frame}`}>
              <Picture name={picture} alt="" sizes="(min-width: 64em) 18rem, 12rem" className="crop absolute" />
              {mark && <Stroke mark={mark} />}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Stroke({ mark }: { mark: keyof typeof strokes }) {
  return (
    <svg
      className={`text-brand-light ${styles.stroke}`}
      data-mark={mark}
      viewBox="0 0 160 100"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      strokeWidth="2.5"
    >
      <path d={strokes[mark]} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
