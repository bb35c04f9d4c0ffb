import type { Person } from '#contract/office/people/people';
import { useText } from '../../content/use-text.ts';
import table from '../../list/data-table.module.css';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';

/** Lists those who may come in first, then whoever is locked out. */
export function PeopleTable({ people }: { people: readonly Person[] }) {
  const { columns } = useText('people');
  const sorted = people.toSorted((one, other) => Number(one.status === 'deactivated') - Number(other.status === 'deactivated'));
  return (
    <table className={`${table.table} ${styles.people}`}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.role}</th>
          <th scope="col">{columns.factors}</th>
          <th scope="col">{columns.lastSeen}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </tbody>
    </table>
  );
}
