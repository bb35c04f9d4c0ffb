import { photographyVideo } from '#content/photography-video';
import { Picture, type PictureName } from '#site/ui/picture.tsx';
import styles from './contact-sheet.module.css';

/** The frames in the order they were shot: the subject turns, moves nearer, and changes. */
const frames: { picture: PictureName; near: 'far' | 'close' | 'detail'; mark?: 'ring' | 'strike' }[] = [
  { picture: 'pos-terminal', near: 'far' },
  { picture: 'pos-terminal', near: 'close' },
  { picture: 'stationery', near: 'far', mark: 'strike' },
  { picture: 'stationery', near: 'close', mark: 'ring' },
  { picture: 'stationery', near: 'detail' },
  { picture: 'laptop', near: 'far' },
  { picture: 'laptop', near: 'close', mark: 'ring' },
  { picture: 'keyboard', near: 'far' },
  { picture: 'keyboard', near: 'detail' },
  { picture: 'switches', near: 'close', mark: 'strike' },
  { picture: 'nib', near: 'far' },
  { picture: 'nib', near: 'close', mark: 'ring' },
];

/** Drawn by hand around and across a frame, on a canvas of 160 × 100. */
const strokes = {
  ring: 'M28 20C60-2 128 2 146 34c16 30-18 60-68 61C34 96 2 74 12 44 18 24 48 8 92 8',
  strike: 'M22 16c40 22 78 46 118 70M138 14C100 36 62 60 24 88',
};

/** Twelve frames on one sheet, three of them ringed in gold. */
export function ContactSheet() {
  const { title, lead, label, legend } = photographyVideo.sheet;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="sheet-title">
      <div className={`wrap ${styles.inner}`}>
        <header className={styles.head}>
          <h2 id="sheet-title" className="h2">
            {title}
          </h2>
          <p>{lead}</p>
          <ul className={styles.legend}>
            <li>
              <Stroke mark="ring" />
              {legend.ringed}
            </li>
            <li>
              <Stroke mark="strike" />
              {legend.struck}
            </li>
          </ul>
        </header>
        <div className={styles.sheet} role="img" aria-label={label}>
          {frames.map(({ picture, near, mark }) => (
            <div key={`${picture}-${near}`} className={styles.frame} data-near={near} data-picture={picture}>
              <Picture name={picture} alt="" sizes="(min-width: 64em) 18rem, 12rem" className={styles.picture} />
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
    <svg className={styles.stroke} data-mark={mark} viewBox="0 0 160 100" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={strokes[mark]} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
