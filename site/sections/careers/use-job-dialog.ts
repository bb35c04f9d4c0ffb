import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Career } from '#contract/career';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { type JobStep, jobDialogId } from './job-dialog.tsx';

/**
 * The steps of the dialog: closed, the details of a position, the application for it, closed again.
 *
 * @param requestedCareer the position in the URL, as soon as it is known: its details open by themselves
 */
export function useJobDialog(requestedCareer: Career | undefined, locale: Locale) {
  const [state, setState] = useState<JobStep>(requestedCareer ? { step: 'details', career: requestedCareer } : { step: 'closed' });
  const dialog = useRef<HTMLDialogElement>(null);
  const wasShown = useRef(false);

  useLayoutEffect(() => {
    if (!requestedCareer || wasShown.current) return;
    wasShown.current = true;
    // Behind a position that was opened by its URL is the list: closing the dialog, or going back, leads there.
    if (history.state?.dialog !== jobDialogId) history.replaceState(null, '', pageUrl('careers', locale));
    setState({ step: 'details', career: requestedCareer });
  }, [requestedCareer, locale]);

  // Before the dialog's own supervision begins: it would take a dialog that a reload has closed for one that stays closed.
  useLayoutEffect(() => {
    if (state.step === 'details' && !dialog.current?.open) dialog.current?.showModal();
  }, [state.step]);

  useEffect(() => {
    const shown = dialog.current;
    const clear = () => setState({ step: 'closed' });
    shown?.addEventListener('close', clear);
    return () => shown?.removeEventListener('close', clear);
  }, []);

  return {
    dialog,
    state,
    open: (career: Career) => setState({ step: 'details', career }),
    apply() {
      if (state.step === 'details') flushSync(() => setState({ ...state, step: 'application' }));
      dialog.current?.scrollTo(0, 0);
      dialog.current?.querySelector('input')?.focus();
    },
  };
}
