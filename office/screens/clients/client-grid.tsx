import { Link } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import type { OfficeClient } from '#contract/office/clients';
import { Spacer, useVirtualRows } from '../../list/virtual-rows.tsx';
import { withoutEmpty } from '../../list/without-empty.ts';
import { useWidth } from '../../parts/hooks/use-width.ts';
import { MoveHandle } from '../../parts/order/move-handle.tsx';
import type { Order } from '../../parts/order/use-order.ts';
import { ClientFace, type Face } from './client-face.tsx';
import styles from './client-grid.module.css';
import { ClientMenu } from './client-menu.tsx';
import type { ClientsSearch } from './clients-search.ts';

export interface ClientGridProps {
  places: Order<OfficeClient>;
  search: ClientsSearch;
  /** Shows the open client as it is being written. */
  preview: Face | undefined;
  scroller: RefObject<HTMLElement | null>;
  onAskPlace(client: OfficeClient): void;
  onEnd(): void;
}

/** Height of a cell in rem, the same for all, so that those out of view need not be there. */
const cellHeight = 9.25;
/** Least width of a cell in rem, and most cells of a line: more of them only where each is wide. */
const cells = { least: 11, most: 5, wide: 17 };

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The clients as the site shows them, on its dark ground. */
export function ClientGrid({ places, search, preview, scroller, onAskPlace, onEnd }: ClientGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list) ?? 0;
  const { rows } = places;
  const fitting = (cell: number) => Math.floor(width / (cell * rem()));
  const columns = Math.max(2, Math.min(fitting(cells.least), cells.most), Math.min(fitting(cells.wide), 6));
  const virtual = useVirtualRows({
    count: Math.ceil(rows.length / columns),
    scroller,
    list,
    onEnd,
    estimateSize: () => cellHeight * rem(),
    keyOf: (index) => `${columns}:${index}`,
  });
  const first = (virtual.items[0]?.index ?? 0) * columns;
  const shown = rows.slice(first, ((virtual.items.at(-1)?.index ?? -1) + 1) * columns);

  return (
    <ul ref={list} className={`theme-dark grid grid-cols-2 border rounded-2 bg-bg clip ${styles.grid}`} data-columns={columns}>
      {virtual.before > 0 && <Spacer as="li" size={virtual.before} />}
      {shown.map((client) => (
        <li
          key={client.id}
          data-id={client.id}
          data-row={client.id}
          className={`relative ${styles.cell}`}
          data-open={client.id === search.client || undefined}
          data-moving={places.isMoving(client.id) || undefined}
        >
          <Link
            className={`ring-inset ${styles.open}`}
            to="/clients"
            search={withoutEmpty({ ...search, client: client.id }) as never}
            aria-current={client.id === search.client ? 'true' : undefined}
            draggable={false}
          >
            <ClientFace face={client.id === search.client && preview ? preview : { ...client, logo: client.smallLogo }} />
          </Link>
          <span className={`absolute flex rounded-1 bg-raise opacity-0 ${styles.tools}`}>
            <MoveHandle order={places} row={client} className={`icon-button ${styles.handle}`} />
            <ClientMenu client={client} places={places} onAskPlace={() => onAskPlace(client)} />
          </span>
        </li>
      ))}
      {virtual.after > 0 && <Spacer as="li" size={virtual.after} />}
    </ul>
  );
}
