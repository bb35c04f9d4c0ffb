import { Check } from 'lucide-react';
import { isAllowed, type Permission, roles } from '#contract/office/permissions';
import { useText } from '../../content/use-text.ts';
import styles from './permission-table.module.css';

/** Lists what there is to do; a row is named in the texts. A permission for several things has a row for each. */
const rows = {
  quotes: 'quotes.answer',
  offers: 'quotes.answer',
  figures: 'quotes.answer',
  applications: 'applications.decide',
  reviews: 'reviews.decide',
  jobs: 'jobs.publish',
  content: 'content.publish',
  texts: 'content.publish',
  hours: 'content.publish',
  people: 'people.manage',
  company: 'company.change',
  connections: 'connections.manage',
  history: 'history.read',
  privacy: 'privacy.manage',
} as const satisfies Record<string, Permission>;
const names = Object.keys(rows) as (keyof typeof rows)[];

/** Shows which role may do what, read from the table that the server goes by. */
export function PermissionTable() {
  const { permissions: text } = useText('people');
  const roleText = useText('roles');
  return (
    <section className={styles.permissions} aria-labelledby="who-may">
      <div className={`flex flex-wrap items-baseline justify-between ${styles.permissionsHeader}`}>
        <h2 id="who-may">{text.title}</h2>
        <p className="text-quiet text-xs">{text.note}</p>
      </div>
      <table className={`text-xs ${styles.can}`}>
        <thead>
          <tr>
            <td />
            {roles.map((role) => (
              <th key={role} scope="col">
                {roleText[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{text.rows[name]}</th>
              {roles.map((role) => (
                <td key={role}>{isAllowed([role], rows[name]) ? <Yes label={text.yes} /> : <No label={text.no} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Yes = ({ label }: { label: string }) => (
  <>
    <Check className="icon size-4 mx-auto text-heading" />
    <span className="visually-hidden">{label}</span>
  </>
);

const No = ({ label }: { label: string }) => (
  <>
    <span className="text-quiet" aria-hidden="true">
      –
    </span>
    <span className="visually-hidden">{label}</span>
  </>
);
