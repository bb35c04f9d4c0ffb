import { Ellipsis, Hash, type LucideIcon, RotateCcw, Trash2 } from 'lucide-react';
import type { OfficeClient } from '#contract/office/clients';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { Menu, MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
import { MoveItems } from '../../parts/order/move-items.tsx';
import type { Order } from '../../parts/order/use-order.ts';
import { useClientActions } from './use-client-actions.ts';

interface ClientMenuProps {
  client: OfficeClient;
  places: Order<OfficeClient>;
  onAskPlace(): void;
}

/** Everything that can be done to a client without opening it. */
export function ClientMenu({ client, places, onAskPlace }: ClientMenuProps) {
  const text = useText('clients');
  const { order } = text;
  const { takeOff, putBack } = useClientActions();
  const { place } = client;
  const { total } = places;
  const icon = (Icon: LucideIcon) => <Icon className="icon" aria-hidden />;
  return (
    <Menu variant="icon" trigger={<Ellipsis className="icon" aria-hidden />} label={fillPlaceholders(order.more, { name: client.name })}>
      {place === null ? (
        <MenuItem icon={icon(RotateCcw)} onSelect={() => void putBack(client)}>
          {text.putBack}
        </MenuItem>
      ) : (
        <>
          <MoveItems order={places} row={client} />
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
