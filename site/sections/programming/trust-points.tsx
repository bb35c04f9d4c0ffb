import { classNames } from '#ui/class-names.ts';
import { type IconName, icons } from './icons.ts';
import styles from './trust-points.module.css';

interface TrustPointsProps {
  points: readonly { icon: IconName; text: string }[];
  className?: string | undefined;
}

/** What a client may rely on, a line each; the section around it gives the list its shape. */
export function TrustPoints({ points, className }: TrustPointsProps) {
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
