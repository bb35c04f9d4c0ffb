import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import styles from './chip.module.css';

interface ChipProps {
  variant?: 'plain' | 'on' | 'bad' | 'automatic';
  icon?: LucideIcon;
  children: ReactNode;
}

/** A word about something. */
export function Chip({ variant = 'plain', icon: Icon, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, variant !== 'plain' && styles[variant])}>
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
    </span>
  );
}

/** A choice that can be taken away. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove(): void }) {
  const { remove } = useText('parts');
  return (
    <span className={classNames(styles.chip, styles.on)}>
      {label}
      <button type="button" className={styles.remove} aria-label={fillSentence(remove, { name: label })} onClick={onRemove}>
        <X className="icon" aria-hidden />
      </button>
    </span>
  );
}
