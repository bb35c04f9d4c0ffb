import { cloudServices } from '#content/en/cloud-services';
import styles from './cost-statement.module.css';

type Savings = (typeof cloudServices.needs.savings)[number];

/** A statement of costs, item by item: before and after. */
export function CostStatement({ statement: { heading, figure, label, lines, note } }: { statement: Savings }) {
  const { columns } = cloudServices.needs;
  return (
    <div className={styles.sheet}>
      <h3 className={styles.heading}>{heading}</h3>
      <table className={styles.items}>
        <thead className="sr-only">
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ item, before, after }) => (
            <tr key={item}>
              <th scope="row">{item}</th>
              <td>
                <s>{before}</s>
              </td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.total}>
        <span>{label}</span>
        <b>{figure}</b>
      </p>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
