interface EyebrowProps {
  /** The section's place on the page, from 1. */
  number?: number;
  children: string;
}

/** The small gold line above a headline. */
export function Eyebrow({ number, children }: EyebrowProps) {
  return (
    <p className="eyebrow">
      {number !== undefined && <span aria-hidden="true">{String(number).padStart(2, '0')}</span>}
      {children}
    </p>
  );
}
