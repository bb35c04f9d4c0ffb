import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Ellipsis, Hash, RotateCcw, Trash2 } from 'lucide-react';
import type { OfficeClient } from '#contract/office/clients';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { Menu, MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
import { useClientActions } from './use-client-actions.ts';

interface ClientMenuProps {
  client: OfficeClient;
  /** On the whole grid; steps are offered where the neighbours are in view. */
  total: number;
  hasNeighbours: boolean;
  onMove(place: number): void;
  onAskPlace(): void;
}

/** Everything that can be done to a client without opening it. */
export function ClientMenu({ client, total, hasNeighbours, onMove, onAskPlace }: ClientMenuProps) {
  const text = useText('clients');
  const { order } = text;
  const { takeOff, putBack } = useClientActions();
  const { place } = client;
  const icon = (Icon: typeof ArrowUp) => <Icon className="icon" aria-hidden />;
  return (
    <Menu variant="icon" trigger={<Ellipsis className="icon" aria-hidden />} label={fillPlaceholders(order.more, { name: client.name })}>
      {place === null ? (
        <MenuItem icon={icon(RotateCcw)} onSelect={() => void putBack(client)}>
          {text.putBack}
        </MenuItem>
      ) : (
        <>
          {place > 1 && (
            <MenuItem icon={icon(ArrowUpToLine)} onSelect={() => onMove(1)}>
              {order.toTop}
            </MenuItem>
          )}
          {hasNeighbours && place > 1 && (
            <MenuItem icon={icon(ArrowUp)} keys="Alt+ArrowUp" onSelect={() => onMove(place - 1)}>
              {order.earlier}
            </MenuItem>
          )}
          {hasNeighbours && place < total && (
            <MenuItem icon={icon(ArrowDown)} keys="Alt+ArrowDown" onSelect={() => onMove(place + 1)}>
              {order.later}
            </MenuItem>
          )}
          {place < total && (
            <MenuItem icon={icon(ArrowDownToLine)} onSelect={() => onMove(total)}>
              {order.toEnd}
            </MenuItem>
          )}
          {total > 1 && (
            <MenuItem icon={icon(Hash)} onSelect={onAskPlace}>
              {order.toPlace}
            </MenuItem>
          )}
          {total > 1 && <MenuSeparator />}
          <MenuItem icon={icon(Trash2)} onSelect={() => void takeOff(client)}>
            {text.editor.remove}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
