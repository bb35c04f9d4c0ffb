import '#ui/styles/some-pages/chip.css';
import { serviceNamesShown } from '#contract/limits';
import styles from './service-chips.module.css';

interface ServiceChipsProps {
  services: readonly string[];
  /** The text of the last chip, for this many services that are not shown. */
  more: (hidden: number) => string;
  label?: string;
}

/** The first services of a company of the group, and how many more there are. */
export function ServiceChips({ services, more, label }: ServiceChipsProps) {
  const hidden = services.length - serviceNamesShown;
  return (
    <ul className={`cluster ${styles.chips}`} aria-label={label}>
      {services.slice(0, serviceNamesShown).map((service) => (
        <li key={service} className="chip">
          {service}
        </li>
      ))}
      {hidden > 0 && <li className="chip">{more(hidden)}</li>}
    </ul>
  );
}
