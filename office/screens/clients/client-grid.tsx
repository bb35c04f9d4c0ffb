import { Link } from '@tanstack/react-router';
import { GripVertical } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { OfficeClient } from '#contract/office/clients';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { Spacer, useVirtualRows } from '../../list/virtual-rows.tsx';
import { withoutEmpty } from '../../list/without-empty.ts';
import { useWidth } from '../../parts/hooks/use-width.ts';
import { ClientFace, type Face } from './client-face.tsx';
import styles from './client-grid.module.css';
import { ClientMenu } from './client-menu.tsx';
import type { ClientsSearch } from './clients-search.ts';
import { useClientDrag } from './use-client-drag.ts';
import type { Places } from './use-places.ts';

export interface ClientGridProps {
  places: Places;
  /** On the whole grid. */
  total: number;
  /** All are shown, in their order: only then does a place have its neighbours. */
  isWhole: boolean;
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
export function ClientGrid({ places, total, isWhole, search, preview, scroller, onAskPlace, onEnd }: ClientGridProps) {
  const text = useText('clients');
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list) ?? 0;
  const drag = useClientDrag(places);
  const { rows } = places;
  const fitting = (cell: number) => Math.floor(width / (cell * rem()));
  const columns = Math.max(2, Math.min(fitting(cells.least), cells.most), Math.min(fitting(cells.wide), 6));
  const virtual = useVirtualRows({
    ...{ count: Math.ceil(rows.length / columns), scroller, list, onEnd },
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
          className={`relative ${styles.cell}`}
          data-open={client.id === search.client || undefined}
          data-moving={client.id === places.movedId || client.id === drag.draggedId || undefined}
        >
          <Link
            className={styles.open}
            to="/clients"
            search={withoutEmpty({ ...search, client: client.id }) as never}
            aria-current={client.id === search.client ? 'true' : undefined}
            draggable={false}
          >
            <ClientFace face={client.id === search.client && preview ? preview : { ...client, logo: client.smallLogo }} />
          </Link>
          <span className={`absolute flex rounded-1 bg-raise opacity-0 ${styles.tools}`}>
            {isWhole && client.place !== null && (
              <button
                type="button"
                className={`icon-button cursor-grab touch-none ${styles.handle}`}
                aria-label={fillPlaceholders(text.order.move, { name: client.name, place: client.place, count: total })}
                title={text.order.moveHint}
                onKeyDown={(event) => {
                  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                  // With Alt it is heard of by the screen.
                  if (!step || event.altKey) return;
                  event.preventDefault();
                  places.move(client.id, (client.place ?? 1) + step);
                }}
                {...drag.handle(client.id)}
              >
                <GripVertical className="icon" aria-hidden />
              </button>
            )}
            <ClientMenu
              client={client}
              total={total}
              hasNeighbours={isWhole}
              onMove={(place) => places.move(client.id, place)}
              onAskPlace={() => onAskPlace(client)}
            />
          </span>
        </li>
      ))}
      {virtual.after > 0 && <Spacer as="li" size={virtual.after} />}
    </ul>
  );
}
