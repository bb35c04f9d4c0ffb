import type { ReactNode } from 'react';
import styles from './figures.module.css';

interface FigureTableProps {
  title: string;
  text: string;
  /** The heading of the first column. */
  name: string;
  /** Headings of the others. One that is `isWide` is left out on a phone. */
  columns: readonly { label: string; isWide?: boolean }[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** Figures of one kind, a line for each thing. Without a line there is nothing to show. */
export function FigureTable({ title, text, name, columns, rows }: FigureTableProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className="text-md font-medium">{title}</h2>
      <p className="text-quiet text-xs">{text}</p>
      <table className={`w-full text-xs ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {columns.map(({ label, isWide }) => (
              <th key={label} scope="col" className={isWide ? 'wide-only' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className="wrap-anywhere">
                {row.name}
              </th>
              {row.cells.map((cell, index) => (
                <td key={columns[index]?.label} className={columns[index]?.isWide ? 'wide-only' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
