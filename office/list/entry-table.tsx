import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { isKept } from '../data/drafts/draft-place.ts';
import { useMe } from '../data/people/account.ts';
import { MenuItem, MenuSeparator, MoreMenu } from '../parts/buttons/menu.tsx';
import { Switch } from '../parts/fields/switch.tsx';
import { MoveHandle } from '../parts/order/move-handle.tsx';
import { MoveItems } from '../parts/order/move-items.tsx';
import { type Order, useOrder } from '../parts/order/use-order.ts';
import table from './data-table.module.css';
import styles from './entry-table.module.css';

interface Entry {
  id: string;
  name: string;
}
type PlacedEntry<Own extends Entry> = Own & { place: number };

/** The texts of a list of entries that tables need. */
interface EntryTexts {
  /** Heads by column, in their order; that of the menu is the last. */
  columns: Readonly<Record<string, string>>;
  order: Parameters<typeof useOrder>[0]['text'];
  movedUndo: string;
  changeFailed: string;
  more: string;
  unpublished: string;
  panel: { remove: string };
}

interface EntryTableProps<Own extends Entry> {
  /** In the order of the site. */
  entries: readonly Own[];
  /** Stands in the panel beside them. */
  openId: string | undefined;
  text: EntryTexts;
  className: string | undefined;
  onMove(entry: Own, place: number): Promise<unknown>;
  rowOf(entry: Own): EntryRowParts;
}

/** Says what differs from row to row. */
interface EntryRowParts {
  /** Under which what is typed of it is kept. */
  draftName: string;
  /** Its name in the language of the Office. */
  label: string;
  /** The same with what stands beside it. */
  name: ReactNode;
  nameClass: string | undefined;
  /** The cells between its name and its switch. */
  cells: ReactNode;
  /** Whether it is to be seen where its column says. */
  shown: { label: string; isShown: boolean; onChange(isShown: boolean): void };
  onRemove(): void;
}

/** Entries of the site in the order that a person makes of them. */
export function EntryTable<Own extends Entry>({ entries, openId, text, className, onMove, rowOf }: EntryTableProps<Own>) {
  const list = useRef<HTMLTableSectionElement>(null);
  const order = useOrder<PlacedEntry<Own>>({
    list,
    loaded: entries.map((entry, index) => ({ ...entry, place: index + 1 })),
    total: entries.length,
    text: text.order,
    nameOf: ({ name }) => name,
    send: onMove,
    done: text.movedUndo,
    failed: text.changeFailed,
  });
  const heads = Object.values(text.columns);
  return (
    <>
      <table className={`${table.table} ${className}`} data-narrow={openId !== undefined || undefined}>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col">
                {column === heads.length - 1 ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={list}>
          {order.rows.map((entry) => (
            <EntryRow key={entry.id} {...{ entry, order, text }} isOpen={entry.id === openId} {...rowOf(entry)} />
          ))}
        </tbody>
      </table>
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
    </>
  );
}

interface EntryRowProps<Own extends Entry> extends EntryRowParts {
  entry: PlacedEntry<Own>;
  order: Order<PlacedEntry<Own>>;
  isOpen: boolean;
  text: EntryTexts;
}

/** A row with a handle before the name, a switch, and a menu. */
function EntryRow<Own extends Entry>(props: EntryRowProps<Own>) {
  const { entry, order, isOpen, text, draftName, label, name, nameClass, cells, shown, onRemove } = props;
  const me = useMe();
  const { id } = entry;
  return (
    <tr
      className={styles.row}
      data-id={id}
      data-row={id}
      data-moving={order.isMoving(id) || undefined}
      data-open={isOpen || undefined}
      aria-current={isOpen || undefined}
    >
      <th scope="row" className={`${styles.name} ${nameClass}`}>
        <MoveHandle order={order} row={entry} className={`icon-button relative ${styles.handle}`} />
        {name}
        {isKept(me.id, draftName) && <small className="block text-accent text-2xs">{text.unpublished}</small>}
      </th>
      {cells}
      <td className={styles.switch}>
        <Switch label={shown.label} isLabelHidden checked={shown.isShown} onChange={shown.onChange} />
      </td>
      <td className={styles.more}>
        <MoreMenu label={fillSentence(text.more, { name: label })}>
          <MoveItems order={order} row={entry} />
          {order.total > 1 && <MenuSeparator />}
          <MenuItem icon={Trash2} label={text.panel.remove} onSelect={onRemove} />
        </MoreMenu>
      </td>
    </tr>
  );
}

/** A text of an entry, cut at its own end. */
export const EntryText = ({ text, className }: { text: string; className: string | undefined }) => (
  <td className={`${styles.about} ${className}`}>
    <span dir="auto">{text}</span>
  </td>
);
