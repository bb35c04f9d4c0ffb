import type { Content } from '#site/content/content.ts';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './components.module.css';
import { ExplodedView } from './exploded-view.tsx';

type ComponentsText = Content<'pc'>['components'];

/** In the order of the numbers in the drawing. */
const componentNames: (keyof ComponentsText['items'])[] = [
  'memory',
  'disks',
  'graphics',
  'monitors',
  'keyboards',
  'mice',
  'cooling',
  'licences',
];

/** A computer taken apart, and the numbered list of its components. */
export function Components({ text: { title, lead, drawingAlt, items } }: { text: ComponentsText }) {
  return (
    <section className={`section border-y ${styles.section}`} aria-labelledby="components-title">
      <div className={`wrap grid gap-8 ${styles.content}`}>
        <SectionHead id="components-title" title={<HighlightedText {...title} />} titleClassName="hero-title" text={lead} />
        <div className={styles.drawing}>
          <ExplodedView label={drawingAlt} />
        </div>
        <ol className={`ruled ${styles.components}`} data-reveal="0.2">
          {componentNames.map((name, index) => (
            <li key={name} className="grid">
              <span className={`text-brand ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="font-medium">{items[name].title}</h3>
              <p className="text-md leading-normal">{items[name].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
