interface ReasonListProps {
  reasons: readonly { title: string; text: string }[];
  className: string | undefined;
  /** The share of a reason that is in view when it enters: a `data-reveal` threshold. */
  reveal: number;
}

/** Reasons to choose the company, as a plain list that each page styles in its own way. */
export function ReasonList({ reasons, className, reveal }: ReasonListProps) {
  return (
    <ul className={className}>
      {reasons.map(({ title, text }) => (
        <li key={title} data-reveal={reveal}>
          <h3 className="h3">{title}</h3>
          <p className="item-text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
