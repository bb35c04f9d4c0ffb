import { network } from '#content/en/network';
import { Picture } from '#site/pictures/picture.tsx';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './sizes.module.css';

/** Four sizes of network; each picture is larger than the one before. */
export function Sizes() {
  const { title, lead, items } = network.sizes;
  return (
    <section className={styles.section} aria-labelledby="sizes-title">
      <div className="wrap">
        <SectionHead id="sizes-title" title={title} text={lead} />
        <ul className={`stagger columns ${styles.sizes}`} data-reveal="0.1">
          {items.map(({ title: name, text, picture, alt }) => (
            <li key={name}>
              <Picture name={picture} alt={alt} sizes="(min-width: 64em) 46rem, 140vw" className={`cover ${styles.picture}`} />
              <h3 className="h3">{name}</h3>
              <p className="item-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
