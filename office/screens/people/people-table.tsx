import type { Person } from '#contract/office/account';
import { useText } from '../../content/use-text.ts';
import cardTable from '../../list/card-table.module.css';
import { PersonRow } from './person-row.tsx';

/** Lists those who may come in first, then whoever is locked out. */
export function PeopleTable({ people }: { people: readonly Person[] }) {
  const { columns } = useText('people');
  const sorted = people.toSorted((one, other) => Number(one.status === 'deactivated') - Number(other.status === 'deactivated'));
  return (
    <table className={cardTable.table}>
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
