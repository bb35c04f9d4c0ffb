import { Link } from '@tanstack/react-router';
import { ChevronLeft, RotateCcw } from 'lucide-react';
import type { CompanyOffice } from '#contract/office/offices';
import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import styles from './offices.module.css';
import { useOfficeSteps } from './use-office-steps.ts';

/** Offices that were deleted, each of which can be brought back. */
export function DeletedOffices({ offices }: { offices: readonly CompanyOffice[] }) {
  const { deleted: text } = useText('offices');
  const steps = useOfficeSteps();
  return (
    <>
      <div className={`flex flex-wrap border-b-hair text-xs ${styles.deletedHeader}`}>
        <Link to="/offices" className="flex gap-1 items-center text-accent">
          <ChevronLeft className="icon icon-along size-4" aria-hidden />
          {text.back}
        </Link>
        <p className="text-quiet">{text.note}</p>
      </div>
      {offices.length === 0 && <EmptyState kind="done" title={text.empty.title} text={text.empty.text} />}
      <ul className={styles.deleted}>
        {offices.map((office) => (
          <li key={office.id} className="row justify-between gap-4 border-b-hair text-xs">
            <span>
              <b className="text-heading font-600">
                <bdi>{office.name}</bdi>
              </b>{' '}
              <span className="text-quiet">
                <bdi>{office.country}</bdi>
              </span>
            </span>
            <Button size="small" icon={RotateCcw} onClick={() => void steps.restore(office)}>
              {text.restore}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
