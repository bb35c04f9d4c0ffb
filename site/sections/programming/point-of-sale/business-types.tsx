import { Coffee, Pill, Scissors, Shirt, ShoppingBag, ShoppingCart, Warehouse } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { BusinessTypeItems } from '../business-type-items.tsx';
import styles from './business-types.module.css';

const icons = {
  retail: ShoppingBag,
  supermarkets: ShoppingCart,
  cafes: Coffee,
  pharmacies: Pill,
  salons: Scissors,
  clothing: Shirt,
  warehouses: Warehouse,
};

/** The seven kinds of business as doors on one street. On a narrow screen the list scrolls sideways. */
export function BusinessTypes({ text: { title, text, types } }: { text: Content<'pointOfSale'>['businesses'] }) {
  return (
    <section className="clip" aria-labelledby="business-types-title">
      <header className={`wrap flex flex-wrap items-end justify-between ${styles.head}`}>
        <h2 id="business-types-title" className="h2">
          {title}
        </h2>
        <p>{text}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable with the keyboard */}
      <ul className={`relative grid items-end ${styles.street}`} aria-labelledby="business-types-title" tabIndex={0}>
        <BusinessTypeItems
          icons={icons}
          text={types}
          iconClassName={`grid place-items-center border-strong text-brand-light ${styles.door}`}
        />
      </ul>
    </section>
  );
}
