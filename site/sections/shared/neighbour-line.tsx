import { ArrowRight } from 'lucide-react';
import styles from './neighbour-line.module.css';

interface NeighbourLineProps {
  title: string;
  links: readonly { label: string; href: string }[];
}

/** Leads from the end of a page to those beside it, in one line. Nothing where there are none. */
export function NeighbourLine({ title, links }: NeighbourLineProps) {
  if (links.length === 0) return null;
  return (
    <nav className={`border-t no-print ${styles.neighbours}`} aria-label={title}>
      <div className={`wrap ${styles.line}`}>
        <p className="label">{title}</p>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a className="flex items-center text-heading" href={href}>
                <bdi>{label}</bdi>
                <ArrowRight className="icon icon-along text-brand" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
