import type { ReactNode } from 'react';
import type { RefusedForm } from '#contract/shown-offer';
import styles from './offer.module.css';
import { Refused } from './refused.tsx';

interface OfferFormProps {
  name: RefusedForm['form'];
  title: string;
  /** Stands below the title. */
  intro: ReactNode;
  /** Says why it was not taken, if it was sent. */
  refused: RefusedForm | undefined;
  action: string;
  /** The button: its label, and its class beside `btn`. */
  submit: { label: string; className: string };
  /** The fields. */
  children: ReactNode;
  /** Stands below the form. */
  below?: ReactNode;
}

/** A form about an offer, with its title, that a browser sends without a script. */
export const OfferForm = ({ name, title, intro, refused, action, submit, children, below }: OfferFormProps) => (
  <section className={`grid gap-4 ${styles.form}`} aria-labelledby={name}>
    <h2 className="h3" id={name}>
      {title}
    </h2>
    {intro}
    <Refused refused={refused} />
    <form className="grid gap-4 justify-items-start" method="post" action={action}>
      {children}
      <button type="submit" className={`btn ${submit.className}`}>
        {submit.label}
      </button>
    </form>
    {below}
  </section>
);
