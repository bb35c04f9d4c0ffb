import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { siteLocales } from '#contract/locales';
import { useText } from '../../content/use-text.ts';
import table from '../../list/data-table.module.css';
import { Spacer, useVirtualRows } from '../../list/virtual-rows.tsx';
import { withoutEmpty } from '../../list/without-empty.ts';
import { Chip } from '../../parts/buttons/chip.tsx';
import { LogoPicture } from '../../parts/logos/logo-picture.tsx';
import { MoveHandle } from '../../parts/order/move-handle.tsx';
import type { ClientGridProps } from './client-grid.tsx';
import { ClientMenu } from './client-menu.tsx';
import styles from './client-table.module.css';

/** Pixels. */
const rowHeight = 53;

/** The grid as a list: more of them in view, with category and Arabic name. */
export function ClientTable({ places, search, scroller, onAskPlace, onEnd }: Omit<ClientGridProps, 'preview'>) {
  const text = useText('clients');
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows } = places;
  const virtual = useVirtualRows({
    count: rows.length,
    scroller,
    list: body,
    onEnd,
    estimateSize: () => rowHeight,
    keyOf: (index) => rows[index]?.id ?? String(index),
  });
  return (
    <table className={`${table.table} ${styles.table}`} aria-rowcount={rows.length + 1}>
      <thead>
        <tr>
          <th scope="col">{text.columns.place}</th>
          <th scope="col">{text.columns.name}</th>
          <th scope="col">{text.columns.category}</th>
          <th scope="col" className={`truncate text-quiet ${styles.services}`}>
            {text.columns.services}
          </th>
          {siteLocales.length > 1 && <th scope="col">{text.columns.arabic}</th>}
          <td />
        </tr>
      </thead>
      <tbody ref={body}>
        <tr>
          <Spacer as="td" size={virtual.before} />
        </tr>
        {virtual.items.map(({ index }) => {
          const client = rows[index];
          if (!client) return null;
          const { id, name, place, category, services, ar, isPrivateWork, comingSoon, needsAttention, smallLogo } = client;
          return (
            <tr
              key={id}
              data-id={id}
              data-row={id}
              aria-rowindex={index + 2}
              data-open={id === search.client || undefined}
              data-moving={places.isMoving(id) || undefined}
            >
              <td>
                <span className={`inline-flex items-center gap-1 text-quiet ${styles.place}`}>
                  <MoveHandle order={places} row={client} className="icon-button" />
                  {place}
                </span>
              </td>
              <th scope="row" className={table.name}>
                <span className="flex items-center gap-3 min-w-0">
                  <span className={`theme-dark grid flex-none place-items-center rounded-1 bg-bg ${styles.logo}`}>
                    <LogoPicture path={smallLogo} fallback={null} />
                  </span>
                  <Link
                    className={`focus-visible:outline-none ${table.link} ${styles.link}`}
                    to="/clients"
                    search={withoutEmpty({ ...search, client: id }) as never}
                    aria-current={id === search.client ? 'true' : undefined}
                  >
                    <bdi>{name}</bdi>
                  </Link>
                </span>
              </th>
              <td>
                {needsAttention ? <Chip variant="bad">{text.needsAttention}</Chip> : category ? text.categories[category] : text.noCategory}
              </td>
              <td className={`truncate text-quiet ${styles.services}`}>
                {isPrivateWork && <Chip>{text.privateWork}</Chip>} {comingSoon && services.length === 0 && <Chip>{text.comingSoon}</Chip>}{' '}
                {services.map(({ type }) => text.services[type]).join(text.comma)}
              </td>
              {siteLocales.length > 1 && (
                <td>{ar ? <bdi lang="ar">{ar.name}</bdi> : <span className="text-quiet">{text.noArabic}</span>}</td>
              )}
              <td>
                <ClientMenu client={client} places={places} onAskPlace={() => onAskPlace(client)} />
              </td>
            </tr>
          );
        })}
        <tr>
          <Spacer as="td" size={virtual.after} />
        </tr>
      </tbody>
    </table>
  );
}
