import { Hash, RotateCcw, Trash2 } from 'lucide-react';
import type { OfficeClient } from '#contract/office/clients';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { MenuItem, MenuSeparator, MoreMenu } from '../../parts/buttons/menu.tsx';
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
  return (
    <MoreMenu label={fillSentence(order.more, { name: client.name })}>
      {place === null ? (
        <MenuItem icon={RotateCcw} label={text.putBack} onSelect={() => void putBack(client)} />
      ) : (
        <>
          <MoveItems order={places} row={client} />
          {total > 1 && <MenuItem icon={Hash} label={order.toPlace} onSelect={onAskPlace} />}
          {total > 1 && <MenuSeparator />}
          <MenuItem icon={Trash2} label={text.editor.remove} onSelect={() => void takeOff(client)} />
        </>
      )}
    </MoreMenu>
  );
}
