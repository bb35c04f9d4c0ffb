import type { ChangeOffice, CompanyOffice } from '#contract/office/offices';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { isOfficeError } from '../../data/requests/office-error.ts';
import { useChangeOffice, useOfficeOrder } from '../../data/site/offices.ts';
import { movedTo } from '../../data/site/review-lists.ts';
import { useAction } from '../../parts/messages/use-action.ts';

/** Changes an office in one step, each of which can be undone. */
export function useOfficeSteps(offices: readonly CompanyOffice[]) {
  const text = useText('offices');
  const change = useChangeOffice();
  const order = useOfficeOrder();
  const failed = (_: unknown, { name }: CompanyOffice) => fillPlaceholders(text.changeFailed, { name });

  /** Resolves with whether it was done. */
  const step = useAction({
    run: ({ id }: CompanyOffice, values: ChangeOffice, _message: string) => change.mutateAsync({ id, values }),
    done: (_, { name }, _values, message) => fillPlaceholders(message, { name }),
    failed,
  });
  const reorder = useAction({
    run: ({ id }: CompanyOffice, place: number, present: readonly string[]) => order.mutateAsync(movedTo(present, id, place)),
    done: (_, { name }, place) => fillPlaceholders(text.movedUndo, { name, place: place + 1 }),
    undo: (_, _office, _place, present) => order.mutateAsync(present),
    failed: (error, office) => (isOfficeError(error, 'office.officesChanged') ? text.orderChanged : failed(error, office)),
  });

  return {
    show: (office: CompanyOffice, showOnHome: boolean) => step(office, { showOnHome }, showOnHome ? text.shownDone : text.hiddenDone),
    remove: (office: CompanyOffice) => step(office, { isDeleted: true }, text.done.deleted),
    restore: (office: CompanyOffice) => step(office, { isDeleted: false }, text.done.restored),

    /** To a place from 0; nothing happens at the ends. */
    async move(office: CompanyOffice, place: number): Promise<void> {
      const present = offices.map(({ id }) => id);
      if (place >= 0 && place < present.length) await reorder(office, place, present);
    },
  };
}
