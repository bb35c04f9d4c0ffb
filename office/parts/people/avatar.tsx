import { initialsOf } from '#contract/text/initials-of';
import { classNames } from '#ui/class-names.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Empty: nobody, a dashed circle. */
  name: string;
  size?: 'small' | 'normal' | 'large';
  /** Whether the name is read aloud, where it does not stand beside it. */
  isNamed?: boolean;
}

/** Shows somebody by their initials in a circle. */
export function Avatar({ name, size = 'normal', isNamed = false }: AvatarProps) {
  return (
    <span
      className={classNames(`place-items-center flex-none text-heading ${styles.avatar}`, name === '' && styles.nobody)}
      data-size={size}
      title={isNamed ? name : undefined}
    >
      {/* No text: a button is named by the name beside them, and says nothing else. */}
      <span data-initials={initialsOf(name)} aria-hidden="true" />
      {isNamed && <span className="visually-hidden">{name}</span>}
    </span>
  );
}
