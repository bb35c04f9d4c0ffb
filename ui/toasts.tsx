import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './toasts.module.css';

/** Milliseconds that a toast stays. The library's own kind "loading" stays until it is replaced. */
const durations = { default: 4_000, success: 2_000, error: 4_000 };

/** Toasts on the screen at once; the oldest ones wait. */
const limit = 20;

export type ToastKind = 'success' | 'error';

/** Accessible names of the region and of the close buttons. */
export interface ToastLabels {
  region: string;
  close: string;
}

export interface Toaster {
  show(kind: ToastKind, text: string): void;
}

/** The library makes each toast a dialog, which a message that passes by is not. */
const plainGroup = { role: 'group', 'aria-modal': undefined };

const icons = { success: CircleCheck, error: CircleAlert };

/** A toast is swiped away towards the edge of the screen that it stands at. */
const outwards = document.dir === 'rtl' ? 'left' : 'right';

/** Puts the toaster on the page; resolves once it can take messages. It is never rendered on the server. */
export function mountToaster(labels: ToastLabels): Promise<Toaster> {
  const messages = Toast.createToastManager<{ kind: ToastKind }>();
  const host = document.createElement('div');
  host.className = styles.host ?? '';

  function show(kind: ToastKind, text: string): void {
    // Outside an open modal dialog nothing can be clicked or is read aloud.
    const dialog = document.querySelector('dialog:modal');
    if (dialog) dialog.prepend(host);
    else document.body.append(host);
    messages.add({ title: text, timeout: durations[kind], data: { kind } });
  }

  return new Promise((resolve) => {
    const ready = () => resolve({ show });
    document.body.append(host);
    createRoot(host).render(
      <Toast.Provider toastManager={messages} timeout={durations.default} limit={limit}>
        <Toast.Viewport className={styles.viewport} aria-label={labels.region}>
          <ToastList closeLabel={labels.close} onReady={ready} />
        </Toast.Viewport>
      </Toast.Provider>,
    );
  });
}

function ToastList({ closeLabel, onReady }: { closeLabel: string; onReady: () => void }) {
  const { toasts } = Toast.useToastManager<{ kind: ToastKind }>();

  // The provider listens for messages from its own effect on, which runs after this one.
  useEffect(() => queueMicrotask(onReady), [onReady]);

  return toasts.map((toast) => {
    const kind = toast.data?.kind ?? 'success';
    const Icon = icons[kind];
    return (
      <Toast.Root key={toast.id} toast={toast} {...plainGroup} className={styles.toast} data-kind={kind} swipeDirection={[outwards, 'up']}>
        <Toast.Content className={styles.content}>
          <Icon className="icon" />
          <Toast.Title render={<p />} />
        </Toast.Content>
        <Toast.Close className={`icon-btn ${styles.close}`} aria-label={closeLabel} aria-hidden={false}>
          <X className="icon" />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
