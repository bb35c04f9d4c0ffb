import { ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

interface LinkButtonProps {
  href: string;
  children: string;
  /** A screen reader adds this where the label alone does not say where it leads: " about the company". */
  hiddenSuffix?: string;
  variant: 'primary' | 'line';
  size?: 'large';
  icon?: LucideIcon;
  className?: string;
}

/** Icons that point along the line of reading. */
const along: LucideIcon[] = [ArrowRight, ArrowUpRight];

/** A link that looks like a button, with an arrow unless told otherwise. */
export function LinkButton({ href, children, hiddenSuffix, variant, size, icon: Icon = ArrowRight, className }: LinkButtonProps) {
  return (
    <a className={classNames('btn', `btn--${variant}`, size === 'large' && 'btn--lg', className)} href={href}>
      {children}
      {hiddenSuffix && <span className="sr-only">{hiddenSuffix}</span>}
      <Icon className={classNames('icon', along.includes(Icon) && 'icon-along')} />
    </a>
  );
}
