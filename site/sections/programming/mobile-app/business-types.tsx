import { Dumbbell, GraduationCap, Scissors, ShoppingBag, Stethoscope, Truck, Utensils } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { BusinessTypeItems } from '../business-type-items.tsx';
import styles from './business-types.module.css';

const icons = {
  restaurants: Utensils,
  shops: ShoppingBag,
  clinics: Stethoscope,
  salons: Scissors,
  gyms: Dumbbell,
  schools: GraduationCap,
  delivery: Truck,
};

/** The seven kinds of business as apps: a home screen on the phone, a dock on the desk. */
export function BusinessTypes({ text: { title, text, types } }: { text: Content<'mobileApp'>['businesses'] }) {
  return (
    <section className="section section--flush-start" aria-labelledby="business-types-title">
      <div className="wrap">
        <header className={`section-head ${styles.head}`}>
          <h2 id="business-types-title" className="h2">
            {title}
          </h2>
          <p>{text}</p>
        </header>
        <ul className={styles.dock}>
          <BusinessTypeItems icons={icons} text={types} iconClassName={styles.app} />
        </ul>
      </div>
    </section>
  );
}
