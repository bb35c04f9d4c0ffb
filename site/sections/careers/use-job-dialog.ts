import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Job } from '#contract/job';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { type DialogEntry, dialogEntry } from '#ui/dialog/supervise-dialog.ts';
import { type JobStep, jobDialogId } from './job-dialog.tsx';

/** The dialog has an entry of the browser's history for each of its steps; this is what the second one adds. */
interface JobEntry extends DialogEntry {
  step?: 'application';
}

/** The step that the current entry of the history stands for. */
const stepInHistory = () => (dialogEntry() as JobEntry | null)?.step ?? 'details';

/**
 * The steps of the dialog: closed, the details of a position, the application for it, closed again. The browser's back and forward buttons lead
 * through them.
 *
 * @param requestedCareer the position in the URL, as soon as it is known: its details open by themselves, or the application after a reload of it
 * @param careers all that are known, among which the history's entries find theirs by the URL
 */
export function useJobDialog(requestedCareer: Job | undefined, careers: readonly Job[], locale: Locale) {
  const [state, setState] = useState<JobStep>(requestedCareer ? { step: 'details', career: requestedCareer } : { step: 'closed' });
  const dialog = useRef<HTMLDialogElement>(null);
  const wasShown = useRef(false);

  useLayoutEffect(() => {
    if (!requestedCareer || wasShown.current) return;
    wasShown.current = true;
    // Behind a position that was opened by its URL is the list: closing the dialog, or going back, leads there.
    if (dialogEntry()?.dialog !== jobDialogId) history.replaceState(null, '', pageUrl('careers', locale));
    setState({ step: stepInHistory(), career: requestedCareer });
  }, [requestedCareer, locale]);

  // Before the dialog's own supervision begins: it would take a dialog that a reload has closed for one that stays closed.
  useLayoutEffect(() => {
    if (state.step !== 'closed' && !dialog.current?.open) dialog.current?.showModal();
  }, [state.step]);

  useEffect(() => {
    const shown = dialog.current;
    const clear = () => setState({ step: 'closed' });
    shown?.addEventListener('close', clear);
    return () => shown?.removeEventListener('close', clear);
  }, []);

  function show(step: Exclude<JobStep['step'], 'closed'>, career: Job): void {
    flushSync(() => setState({ step, career }));
    dialog.current?.scrollTo(0, 0);
    dialog.current?.querySelector<HTMLElement>(step === 'application' ? 'input' : '[data-apply]')?.focus({ preventScroll: true });
  }

  useEffect(() => {
    function follow(): void {
      if (dialogEntry()?.dialog !== jobDialogId) return;
      const id = new URLSearchParams(location.search).get('job');
      const career = careers.find(({ _id }) => _id === id);
      if (career) show(stepInHistory(), career);
      else dialog.current?.close();
    }
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });

  return {
    dialog,
    state,
    open: (career: Job) => setState({ step: 'details', career }),
    apply() {
      if (state.step !== 'details') return;
      history.pushState({ dialog: jobDialogId, step: 'application', depth: 2 } satisfies JobEntry, '');
      show('application', state.career);
    },
  };
}
