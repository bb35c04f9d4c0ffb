// Needs JavaScript: the companies refresh themselves, and load here when the page came without them.
import { ourGroup } from '#content/en/our-group';
import type { Group } from '#contract/group';
import type { Loaded } from '#site/data/list.ts';
import { useGroups } from '#site/data/queries.ts';
import { EmptyList } from '#ui/empty-list.tsx';
import { ListNote } from '#ui/list-note.tsx';
import { CompanyCard } from './company-card.tsx';
import styles from './group-companies.module.css';

const places = ['one', 'two', 'three', 'four'];

export function GroupCompanies({ initial }: { initial?: Loaded<Group> }) {
  const list = useGroups(initial);
  switch (list.state) {
    case 'ready':
      return (
        <ul className={styles.grid}>
          {list.items.map((company) => (
            <li key={company._id}>
              <CompanyCard company={company} />
            </li>
          ))}
        </ul>
      );
    case 'empty':
      return <EmptyList title={ourGroup.empty} />;
    case 'failed':
      return <ListNote state="failed" title={ourGroup.failed.title} text={ourGroup.failed.text} />;
    case 'loading':
      return (
        <>
          <ListNote state="loading" title={ourGroup.loading} />
          <ul className={styles.grid} aria-hidden="true">
            {places.map((place) => (
              <li key={place} className={`skeleton ${styles.skeleton}`} />
            ))}
          </ul>
        </>
      );
  }
}
