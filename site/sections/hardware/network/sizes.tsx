import type { Content } from '#site/content/content.ts';
import { Picture, type PictureName } from '#site/pictures/picture.tsx';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './sizes.module.css';

type SizesText = Content<'network'>['sizes'];

const sizes: { name: keyof SizesText['items']; picture: PictureName }[] = [
  { name: 'shop', picture: 'access-point' },
  { name: 'floor', picture: 'switch-ports' },
  { name: 'building', picture: 'rack-row' },
  { name: 'branches', picture: 'firewall' },
];

/** Four sizes of network; each picture is larger than the one before. */
export function Sizes({ text: { title, lead, items } }: { text: SizesText }) {
  return (
    <section className="section section--flush-start" aria-labelledby="sizes-title">
      <div className="wrap">
        <SectionHead id="sizes-title" title={title} text={lead} />
        <ul className={`stagger columns ${styles.sizes}`} data-reveal="0.1">
          {sizes.map(({ name, picture }) => (
            <li key={name}>
              <Picture
                name={picture}
                alt={items[name].alt}
                sizes="(min-width: 64em) 46rem, 140vw"
                className={`cover block clip border ${styles.picture}`}
              />
              <h3 className="h3">{items[name].title}</h3>
              <p className="item-text">{items[name].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
