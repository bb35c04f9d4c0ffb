import type { ChangeOffice, CompanyOffice } from '#contract/office/offices';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { isOfficeError } from '../../data/requests/request.ts';
import { useChangeOffice, useOfficeOrder } from '../../data/site/offices.ts';
import { movedTo } from '../../data/site/review-lists.ts';
import { useUndo } from '../../parts/hooks/use-undo.ts';
import { useToast } from '../../parts/messages/toast.tsx';

/** Changes an office in one step, each of which can be undone. */
export function useOfficeSteps(offices: readonly CompanyOffice[]) {
  const text = useText('offices');
  const { track } = useUndo();
  const toast = useToast();
  const change = useChangeOffice();
  const order = useOfficeOrder();

  /** Resolves with whether it was done. */
  async function step({ id, name }: CompanyOffice, values: ChangeOffice, before: ChangeOffice, message: string): Promise<boolean> {
    const counterChange = () => change.mutateAsync({ id, values: before });
    try {
      await track(change.mutateAsync({ id, values }).then(() => ({ message: fillPlaceholders(message, { name }), counterChange })));
      return true;
    } catch (error) {
      toast.failed(fillPlaceholders(text.changeFailed, { name, reason: errorText(error) }));
      return false;
    }
  }

  return {
    show: (office: CompanyOffice, showOnHome: boolean) =>
      step(office, { showOnHome }, { showOnHome: !showOnHome }, showOnHome ? text.shownDone : text.hiddenDone),

    remove: (office: CompanyOffice) => step(office, { isDeleted: true }, { isDeleted: false }, text.done.deleted),

    restore: (office: CompanyOffice) => step(office, { isDeleted: false }, { isDeleted: true }, text.done.restored),

    /** To a place from 0; nothing happens at the ends. */
    async move({ id, name }: CompanyOffice, place: number): Promise<void> {
      const present = offices.map((office) => office.id);
      if (place < 0 || place >= present.length) return;
      const message = fillPlaceholders(text.movedUndo, { name, place: place + 1 });
      const counterChange = () => order.mutateAsync(present);
      try {
        await track(order.mutateAsync(movedTo(present, id, place)).then(() => ({ message, counterChange })));
      } catch (error) {
        const isOutdated = isOfficeError(error, 'office.officesChanged');
        toast.failed(isOutdated ? text.orderChanged : fillPlaceholders(text.changeFailed, { name, reason: errorText(error) }));
      }
    },
  };
}
