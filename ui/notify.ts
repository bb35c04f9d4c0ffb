import type { Toaster, ToastKind, ToastLabels } from './toasts.tsx';

let toaster: Promise<Toaster> | undefined;

/** Shows short messages at the top, where lines end. The code for it is loaded with the first message, or when it is asked for. */
export function createNotifier(labels: ToastLabels) {
  const load = (): Promise<Toaster> => {
    toaster ??= import('./toasts.tsx').then(({ mountToaster }) => mountToaster(labels));
    return toaster;
  };

  const show = async (kind: ToastKind, text: string): Promise<void> => {
    try {
      (await load()).show(kind, text);
    } catch (error) {
      // A toast repeats what the page shows anyway: when its code cannot be loaded nothing is lost, and the next one tries again.
      toaster = undefined;
      console.warn('No toast could be shown.', error);
    }
  };

  return {
    /** Loads the code ahead: the message may be that the line is gone. */
    prepare: () => void load().catch(() => undefined),
    success: (text: string) => void show('success', text),
    error: (text: string) => void show('error', text),
  };
}
