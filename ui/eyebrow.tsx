import { twoDigits } from './two-digits.ts';

interface EyebrowProps {
  /** The section's number on the page, from 1. */
  number?: number;
  children: string;
}

/** The small line of text above a heading. */
export function Eyebrow({ number, children }: EyebrowProps) {
  return (
    <p className="eyebrow">
      {number !== undefined && <span aria-hidden="true">{twoDigits(number)}</span>}
      {children}
    </p>
  );
}
