import { Checkbox } from './checkbox.tsx';
import rowTable from './row-table.module.css';

interface SelectAllProps {
  label: string;
  rows: readonly { id: string }[];
  selected: ReadonlySet<string>;
  onSelectAll(isSelected: boolean): void;
}

/** At the head of a table of which rows can be selected: all that have been loaded, or none. */
export function SelectAll({ label, rows, selected, onSelectAll }: SelectAllProps) {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  return (
    <th scope="col" className={rowTable.check}>
      <Checkbox
        aria-label={label}
        checked={count > 0 && count === rows.length}
        isMixed={count > 0 && count < rows.length}
        onChange={onSelectAll}
      />
    </th>
  );
}
