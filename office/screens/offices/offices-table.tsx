import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { CompanyOffice } from '#contract/office/offices';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useLocale, useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import cardTable from '../../list/card-table.module.css';
import { Menu, MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { inLanguage } from './in-language.ts';
import styles from './offices-table.module.css';
import { hasDraft } from './use-office-draft.ts';
import { useOfficeSteps } from './use-office-steps.ts';

interface OfficesTableProps {
  offices: readonly CompanyOffice[];
  openId: string | undefined;
}

/** The offices in the order of the site. */
export function OfficesTable({ offices, openId }: OfficesTableProps) {
  const text = useText('offices');
  const steps = useOfficeSteps(offices);
  const [announcement, setAnnouncement] = useState('');
  const move = (office: CompanyOffice, place: number) => {
    if (place < 0 || place >= offices.length) return;
    setAnnouncement(fillPlaceholders(text.moved, { name: office.name, place: place + 1, count: offices.length }));
    void steps.move(office, place);
  };
  return (
    <>
      <table className={`${cardTable.table} ${styles.table}`} data-narrow={openId !== undefined || undefined}>
        <thead>
          <tr>
            <th scope="col">{text.columns.name}</th>
            <th scope="col">{text.columns.address}</th>
            <th scope="col">{text.columns.services}</th>
            <th scope="col">{text.columns.opens}</th>
            <th scope="col">{text.columns.home}</th>
            <th scope="col">
              <span className="visually-hidden">{text.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {offices.map((office, place) => (
            <OfficeRow
              key={office.id}
              office={office}
              place={place}
              count={offices.length}
              isOpen={office.id === openId}
              steps={steps}
              onMove={(to) => move(office, to)}
            />
          ))}
        </tbody>
      </table>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

interface OfficeRowProps {
  office: CompanyOffice;
  /** From 0. */
  place: number;
  count: number;
  isOpen: boolean;
  steps: ReturnType<typeof useOfficeSteps>;
  onMove(place: number): void;
}

function OfficeRow({ office, place, count, isOpen, steps, onMove }: OfficeRowProps) {
  const text = useText('offices');
  const me = useMe();
  const { id, services, website, googleMap, showOnHome } = office;
  const { name, country, address } = inLanguage(office, useLocale());
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    onMove(place + step);
  };
  return (
    <tr className={`relative ${styles.row}`} data-office={id} aria-current={isOpen || undefined} onKeyDown={moveByKey}>
      <th scope="row" className={styles.name}>
        <Link to="/offices" search={{ office: id }} data-row>
          <bdi>{name || text.map.unnamed}</bdi>
        </Link>{' '}
        <span className="text-quiet">
          <bdi>{country}</bdi>
        </span>
        {hasDraft(me.id, id) && <small className="block text-accent text-2xs">{text.unpublished}</small>}
      </th>
      <td className={styles.address}>
        <span dir="auto">{address}</span>
      </td>
      <td>{services.length}</td>
      <td className="whitespace-nowrap">{text.opens[website ? 'website' : googleMap ? 'map' : 'nothing']}</td>
      <td className={styles.home}>
        <Switch
          label={fillPlaceholders(text.onHome, { name })}
          isLabelHidden
          checked={showOnHome}
          onChange={(isShown) => void steps.show(office, isShown)}
        />
      </td>
      <td className={styles.more}>
        <Menu variant="icon" trigger={<Ellipsis className="icon" aria-hidden />} label={fillPlaceholders(text.more, { name })}>
          {place > 0 && (
            <MenuItem icon={<ArrowUp className="icon" aria-hidden />} keys="Alt+ArrowUp" onSelect={() => onMove(place - 1)}>
              {text.up}
            </MenuItem>
          )}
          {place < count - 1 && (
            <MenuItem icon={<ArrowDown className="icon" aria-hidden />} keys="Alt+ArrowDown" onSelect={() => onMove(place + 1)}>
              {text.down}
            </MenuItem>
          )}
          {count > 1 && <MenuSeparator />}
          <MenuItem icon={<Trash2 className="icon" aria-hidden />} onSelect={() => void steps.remove(office)}>
            {text.panel.remove}
          </MenuItem>
        </Menu>
      </td>
    </tr>
  );
}
