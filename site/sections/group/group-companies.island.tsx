// Needs JavaScript: the companies refresh themselves, and load here when the page came without them.
import type { Branch } from '#contract/branch';
import type { Content } from '#site/content/content.ts';
import type { Loaded } from '#site/data/list.ts';
import { useBranches } from '#site/data/queries.ts';
import { EmptyList } from '#ui/empty-list.tsx';
import { ListNote } from '#ui/list-note.tsx';
import { LoadingNote } from '#ui/loading-note.tsx';
import skeleton from '#ui/skeleton.module.css';
import { CompanyCard } from './company-card.tsx';
import styles from './group-companies.module.css';

const places = ['one', 'two', 'three', 'four'];

interface GroupCompaniesProps {
  text: Omit<Content<'ourGroup'>['companies'], 'title'>;
  initial?: Loaded<Branch>;
}

export function GroupCompanies({ text, initial }: GroupCompaniesProps) {
  const list = useBranches(initial);
  switch (list.state) {
    case 'ready':
      return (
        <ul className={`grid gap-4 ${styles.grid}`}>
          {list.items.map((company) => (
            <li key={company._id}>
              <CompanyCard company={company} text={text} />
            </li>
          ))}
        </ul>
      );
    case 'empty':
      return <EmptyList title={text.empty} />;
    case 'failed':
      return <ListNote state="failed" {...text.failed} retry={{ label: text.tryAgain, onRetry: list.onRetry }} />;
    case 'loading':
      return (
        <LoadingNote title={text.loading} failed={text.failed}>
          <ul className={`grid gap-4 ${styles.grid}`} aria-hidden="true">
            {places.map((place) => (
              <li key={place} className={`${skeleton.skeleton} ${styles.skeleton}`} />
            ))}
          </ul>
        </LoadingNote>
      );
  }
}
