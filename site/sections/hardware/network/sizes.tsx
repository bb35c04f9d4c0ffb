import { network } from '#content/network';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './sizes.module.css';

/** Four places to equip; each picture is larger than the one before, as the network is. */
export function Sizes() {
  const { title, lead, items } = network.sizes;
  return (
    <section className={styles.sizes} aria-labelledby="sizes-title">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="sizes-title" className="h2">
            {title}
          </h2>
          <p className="lead">{lead}</p>
        </header>
        <ul className={`stagger ${styles.row}`} data-reveal="0.1">
          {items.map(({ title: name, text, picture, alt }) => (
            <li key={name}>
              <Picture name={picture} alt={alt} sizes="(min-width: 64em) 46rem, 140vw" className={styles.picture} />
              <h3 className="h3">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
