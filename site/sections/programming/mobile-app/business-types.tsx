import { Dumbbell, GraduationCap, Scissors, ShoppingBag, Stethoscope, Truck, Utensils } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
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
        <SectionHead id="business-types-title" title={title} text={text} textClassName={null} className={styles.head} />
        <ul className={`grid ${styles.dock}`}>
          <BusinessTypeItems
            icons={icons}
            text={types}
            iconClassName={`grid place-items-center border-strong text-brand-light ${styles.app}`}
          />
        </ul>
      </div>
    </section>
  );
}
