import './styles/some-pages/figures.css';
import { classNames } from './class-names.ts';

interface Figure {
  value: string;
  unit?: string;
  label: string;
}

interface FigureListProps {
  figures: readonly Figure[];
  className?: string | undefined;
}

/** Large figures with their labels, as a description list: a screen reader hears the label first. Nothing when there are none. */
export function FigureList({ figures, className }: FigureListProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={classNames('figures', className)}>
      {figures.map(({ value, unit, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">
            <bdi dir="ltr">
              {value}
              {unit && <small>{unit}</small>}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
