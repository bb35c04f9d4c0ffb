import { Link } from '@tanstack/react-router';
import type { CompanyOffice } from '#contract/office/offices';
import { fillSentence } from '#contract/text/fill-sentence';
import { useLocale, useText } from '../../content/use-text.ts';
import { useMoveOffice } from '../../data/site/offices.ts';
import { EntryTable, EntryText } from '../../list/entry-table.tsx';
import { inLanguage } from './in-language.ts';
import { keptOffice } from './office-form.ts';
import styles from './offices-table.module.css';
import { useOfficeSteps } from './use-office-steps.ts';

interface OfficesTableProps {
  offices: readonly CompanyOffice[];
  openId: string | undefined;
}

/** The offices in the order of the site. */
export function OfficesTable({ offices, openId }: OfficesTableProps) {
  const text = useText('offices');
  const locale = useLocale();
  const steps = useOfficeSteps();
  const { mutateAsync } = useMoveOffice();
  return (
    <EntryTable
      entries={offices}
      openId={openId}
      text={text}
      className={styles.table}
      onMove={({ id }, place) => mutateAsync({ id, place })}
      rowOf={(office) => {
        const { id, services, website, googleMap, showOnHome } = office;
        const { name, country, address } = inLanguage(office, locale);
        return {
          draftName: keptOffice(id),
          label: name,
          name: (
            <>
              <Link className="text-heading font-600 stretched focus-visible:outline-none" to="/offices" search={{ office: id }}>
                <bdi>{name || text.map.unnamed}</bdi>
              </Link>{' '}
              <span className="text-quiet">
                <bdi>{country}</bdi>
              </span>
            </>
          ),
          nameClass: styles.name,
          cells: (
            <>
              <EntryText text={address} className={styles.address} />
              <td>{services.length}</td>
              <td className="whitespace-nowrap">{text.opens[website ? 'website' : googleMap ? 'map' : 'nothing']}</td>
            </>
          ),
          shown: {
            label: fillSentence(text.onHome, { name }),
            isShown: showOnHome,
            onChange: (next) => void steps.show(office, next),
          },
          onRemove: () => void steps.remove(office),
        };
      }}
    />
  );
}
