import type { ChangeOffice, CompanyOffice } from '#contract/office/offices';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useChangeOffice } from '../../data/site/offices.ts';
import { useAction } from '../../parts/messages/use-action.ts';

/** Changes an office in one step, each of which can be undone. */
export function useOfficeSteps() {
  const text = useText('offices');
  const change = useChangeOffice();
  const failed = (_: unknown, { name }: CompanyOffice) => fillSentence(text.changeFailed, { name });

  /** Resolves with whether it was done. */
  const step = useAction({
    run: ({ id }: CompanyOffice, values: ChangeOffice, _message: string) => change.mutateAsync({ id, values }),
    done: (_, { name }, _values, message) => fillSentence(message, { name }),
    failed,
  });
  return {
    show: (office: CompanyOffice, showOnHome: boolean) => step(office, { showOnHome }, showOnHome ? text.shownDone : text.hiddenDone),
    remove: (office: CompanyOffice) => step(office, { isDeleted: true }, text.done.deleted),
    restore: (office: CompanyOffice) => step(office, { isDeleted: false }, text.done.restored),
  };
}
