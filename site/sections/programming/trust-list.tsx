import { classNames } from '#ui/class-names.ts';
import { type IconName, icons } from './icons.ts';
import styles from './trust-list.module.css';

interface TrustListProps {
  points: readonly { icon: IconName; text: string }[];
  className?: string | undefined;
}

/** What a client may rely on, a line each; the section around it lays the list out. */
export function TrustList({ points, className }: TrustListProps) {
  return (
    <ul className={classNames(styles.points, className)}>
      {points.map(({ icon, text }) => {
        const Icon = icons[icon];
        return (
          <li key={text}>
            <Icon className="icon" />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
