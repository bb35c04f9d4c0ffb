import { useRef } from 'react';
import type { OfficeCompany } from '#contract/office/company';
import { type ServiceFamily, serviceFamilies, servicePages } from '#contract/services';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useCompanySettings } from '../../data/company/company-settings.ts';
import { useFocusedRow } from '../../list/use-focused-row.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import styles from './pages.module.css';
import { ServiceRow } from './service-row.tsx';

/** Two columns of the same height. */
const columns: readonly ServiceFamily[][] = [
  ['core', 'hardware'],
  ['programming', 'marketing'],
];

/** Lists the pages of services by family, each with a switch. */
export default function Pages() {
  const text = useText('pages');
  const { data, isPending, isError, refetch } = useCompanySettings();
  if (data) return <Families company={data} />;
  return (
    <>
      <PageHeader title={text.title} />
      {isError && <Notice kind="bad" text={text.failed} onRetry={() => void refetch()} />}
      {isPending && <Skeleton rows={8} />}
    </>
  );
}

function Families({ company }: { company: OfficeCompany }) {
  const text = useText('pages');
  const counted = useCounted();
  const list = useRef<HTMLDivElement>(null);
  const off = company.values.servicesOff ?? [];
  const publicCount = servicePages.length - off.length;
  useFocusedRow(list, '[role="switch"]');

  return (
    <div className="scroll" ref={list}>
      <PageHeader
        title={text.title}
        summary={counted(text.summary, publicCount) + (off.length > 0 ? counted(text.summaryOff, off.length) : '')}
      />
      <p className={`px-pad text-quiet ${styles.about}`}>{text.about}</p>
      <div className={`grid grid-cols-2 ${styles.families}`}>
        {columns.map((families) => (
          <div key={families.join(' ')}>
            {families.map((family) => (
              <section key={family} aria-labelledby={`pages-${family}`}>
                <h2 id={`pages-${family}`}>{text.families[family]}</h2>
                {serviceFamilies[family].every((page) => off.includes(page)) && <p className="text-quiet text-2xs">{text.allOff}</p>}
                <ul>
                  {serviceFamilies[family].map((page) => (
                    <ServiceRow key={page} page={page} off={off} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
