import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { CompanyOffice } from '#contract/office/offices';
import { fillSentence } from '#contract/text/fill-sentence';
import { useLocale, useText } from '../../content/use-text.ts';
import { isKept } from '../../data/drafts/draft-place.ts';
import { useMe } from '../../data/people/account.ts';
import { useMoveOffice } from '../../data/site/offices.ts';
import table from '../../list/data-table.module.css';
import entry from '../../list/entry-rows.module.css';
import { MenuItem, MenuSeparator, MoreMenu } from '../../parts/buttons/menu.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { MoveHandle } from '../../parts/order/move-handle.tsx';
import { MoveItems } from '../../parts/order/move-items.tsx';
import { type Order, useOrder } from '../../parts/order/use-order.ts';
import { inLanguage } from './in-language.ts';
import { keptOffice } from './office-form.ts';
import styles from './offices-table.module.css';
import { useOfficeSteps } from './use-office-steps.ts';

type PlacedOffice = CompanyOffice & { place: number };

interface OfficesTableProps {
  offices: readonly CompanyOffice[];
  openId: string | undefined;
}

/** The offices in the order of the site. */
export function OfficesTable({ offices, openId }: OfficesTableProps) {
  const text = useText('offices');
  const steps = useOfficeSteps();
  const { mutateAsync } = useMoveOffice();
  const list = useRef<HTMLTableSectionElement>(null);
  const order = useOrder({
    list,
    loaded: offices.map((office, index) => ({ ...office, place: index + 1 })),
    total: offices.length,
    text: text.order,
    nameOf: ({ name }) => name,
    send: ({ id }, place) => mutateAsync({ id, place }),
    done: text.movedUndo,
    failed: text.changeFailed,
  });
  return (
    <>
      <table className={`${table.table} ${styles.table}`} data-narrow={openId !== undefined || undefined}>
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
        <tbody ref={list}>
          {order.rows.map((office) => (
            <OfficeRow key={office.id} office={office} order={order} isOpen={office.id === openId} steps={steps} />
          ))}
        </tbody>
      </table>
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
    </>
  );
}

interface OfficeRowProps {
  office: PlacedOffice;
  order: Order<PlacedOffice>;
  isOpen: boolean;
  steps: ReturnType<typeof useOfficeSteps>;
}

function OfficeRow({ office, order, isOpen, steps }: OfficeRowProps) {
  const text = useText('offices');
  const me = useMe();
  const { id, services, website, googleMap, showOnHome } = office;
  const { name, country, address } = inLanguage(office, useLocale());
  return (
    <tr
      className={entry.row}
      data-id={id}
      data-row={id}
      data-moving={order.isMoving(id) || undefined}
      data-open={isOpen || undefined}
      aria-current={isOpen || undefined}
    >
      <th scope="row" className={`${entry.name} ${styles.name}`}>
        <MoveHandle order={order} row={office} className={`icon-button relative ${entry.handle}`} />
        <Link className="text-heading font-600 stretched focus-visible:outline-none" to="/offices" search={{ office: id }}>
          <bdi>{name || text.map.unnamed}</bdi>
        </Link>{' '}
        <span className="text-quiet">
          <bdi>{country}</bdi>
        </span>
        {isKept(me.id, keptOffice(id)) && <small className="block text-accent text-2xs">{text.unpublished}</small>}
      </th>
      <td className={`${entry.about} ${styles.address}`}>
        <span dir="auto">{address}</span>
      </td>
      <td>{services.length}</td>
      <td className="whitespace-nowrap">{text.opens[website ? 'website' : googleMap ? 'map' : 'nothing']}</td>
      <td className={entry.switch}>
        <Switch
          label={fillSentence(text.onHome, { name })}
          isLabelHidden
          checked={showOnHome}
          onChange={(isShown) => void steps.show(office, isShown)}
        />
      </td>
      <td className={entry.more}>
        <MoreMenu label={fillSentence(text.more, { name })}>
          <MoveItems order={order} row={office} />
          {order.total > 1 && <MenuSeparator />}
          <MenuItem icon={Trash2} label={text.panel.remove} onSelect={() => void steps.remove(office)} />
        </MoreMenu>
      </td>
    </tr>
  );
}
