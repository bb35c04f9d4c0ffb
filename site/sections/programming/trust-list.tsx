import type { LucideIcon } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import styles from './trust-list.module.css';

interface TrustListProps<Point extends string> {
  /** The icon of each point, in the order of the list. */
  icons: Readonly<Record<Point, LucideIcon>>;
  text: Readonly<Record<Point, string>>;
  className?: string | undefined;
}

/** Shows what a client may rely on, a line each; the section around it lays the list out. */
export function TrustList<Point extends string>({ icons, text, className }: TrustListProps<Point>) {
  return (
    <ul className={classNames(styles.points, className)}>
      {(Object.keys(icons) as Point[]).map((point) => {
        const Icon: LucideIcon = icons[point];
        return (
          <li key={point} className="flex items-center gap-4 text-heading">
            <Icon className="icon" />
            <span className="balance">{text[point]}</span>
          </li>
        );
      })}
    </ul>
  );
}
