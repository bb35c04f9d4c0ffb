import type { Content } from '#site/content/content.ts';
import styles from './cost-statement.module.css';

type Needs = Content<'cloudServices'>['needs'];

interface CostStatementProps {
  text: Needs['savings'][keyof Needs['savings']];
  columns: Needs['columns'];
}

/** A statement of costs, item by item: before and after. */
export function CostStatement({ text: { heading, figure, label, lines, note }, columns }: CostStatementProps) {
  return (
    <div className={`flex flex-col ${styles.sheet}`}>
      <h3 className={styles.heading}>{heading}</h3>
      <table className={`w-full text-md ${styles.items}`}>
        <thead className="sr-only">
          <tr className="grid">
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.values(lines).map(({ item, before, after }) => (
            <tr key={item} className="grid">
              <th scope="row">{item}</th>
              <td>
                <s>{before}</s>
              </td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`flex flex-wrap items-baseline justify-between ${styles.total}`}>
        <span>{label}</span>
        <bdi dir="ltr">{figure}</bdi>
      </p>
      <p className={`text-md leading-normal ${styles.note}`}>{note}</p>
    </div>
  );
}
