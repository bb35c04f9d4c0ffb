import { ai } from '#content/ai';
import { it } from '#content/it';
import styles from './needs.module.css';

/** The pads of a board: the trace runs as far along its hundred units as the figure says. */
function Trace({ share, bend }: { share: number; bend: number }) {
  const end = share * 10;
  return (
    <svg className={styles.trace} viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.rest} d="M0 30H1000" vectorEffect="non-scaling-stroke" />
      <path className={styles.run} d={`M0 10H${bend}L${bend + 20} 30H${end}`} vectorEffect="non-scaling-stroke" />
      <path className={styles.tip} d={`M${end} 22v16`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Four aims as four traces of a circuit board, each as long as its figure. */
export function Needs() {
  const { text, aims } = ai.needs;
  return (
    <section className="section" aria-labelledby="needs-title">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="needs-title" className="h2">
            {it.needs}
          </h2>
          <p className="lead">{text}</p>
        </header>
        <ul className={styles.aims}>
          {aims.map(({ figure, label, text: about }, index) => (
            <li key={label} data-reveal="0.3">
              <p className="figure">{figure}</p>
              <h3 className="h3">{label}</h3>
              <p>{about}</p>
              <Trace share={Number.parseInt(figure, 10)} bend={40 + index * 30} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
