import { pointOfSale } from '#content/en/point-of-sale';
import { Picture } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import styles from './benefits.module.css';

/** The six benefits, printed on a receipt. */
export function Benefits() {
  const { eyebrow, title, text, printerAlt, receipt, items } = pointOfSale.benefits;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="benefits-title">
      <div className={`wrap split ${styles.inner}`}>
        <div className={`section-head ${styles.head}`}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="benefits-title" className="h2">
            {title}
          </h2>
          <p className="text">{text}</p>
          <Picture name="pos-terminal" alt={printerAlt} sizes="80rem" className={`crop ${styles.printer}`} />
        </div>
        <div className={`theme-light ${styles.receipt}`}>
          <p className={styles.top}>
            <b>{receipt.name}</b>
            <span>{receipt.copy}</span>
          </p>
          <ol>
            {items.map((item) => (
              <li key={item.title}>
                <h3 className="h4">{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.line}>
            <span>{receipt.count}</span> <span>{items.length}</span>
          </p>
          <p className={styles.total}>
            <span>{receipt.total}</span> <b>{receipt.system}</b>
          </p>
          <p className={styles.end}>{receipt.end}</p>
        </div>
      </div>
    </section>
  );
}
