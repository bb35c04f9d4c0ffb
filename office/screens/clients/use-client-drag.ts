import { useDrag } from '../../parts/hooks/use-drag.ts';
import type { Places } from './use-places.ts';

/** Moves a client by its handle to where another one is; Esc puts it back. Clients are elements with `data-id`. */
export const useClientDrag = ({ rows, move, save, cancel }: Places) =>
  useDrag<string>({
    onMove(id, { clientX, clientY }) {
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-id]')?.dataset.id;
      const place = rows.find((row) => row.id === over)?.place;
      if (over !== id && place != null) move(id, place, true);
    },
    onDrop: save,
    onCancel: cancel,
  });
