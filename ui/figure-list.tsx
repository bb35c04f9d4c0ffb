interface Figure {
  value: string;
  unit?: string;
  label: string;
}

interface FigureListProps {
  figures: readonly Figure[];
  className: string | undefined;
}

/** Large figures with what they count; a screen reader hears the label first. */
export function FigureList({ figures, className }: FigureListProps) {
  return (
    <dl className={className}>
      {figures.map(({ value, unit, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">
            {value}
            {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
