import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../../content/use-text.ts';
import { KeyHint } from '../buttons/key-hint.tsx';
import styles from './toast.module.css';
import { type ToastMessage, toastMs, toasts } from './toasts-store.ts';

const api = { done: toasts.done, failed: toasts.failed };

/** Says in a toast what was `done`, or what has `failed`. */
export const useToast = () => api;

const icons = { done: CircleCheck, failed: CircleAlert };

/** Shows messages, read aloud without taking the focus. A screen has it once. */
export function ToastRegion() {
  const text = useText('parts');
  const messages = useSyncExternalStore(toasts.subscribe, toasts.all);
  const region = useRef<HTMLElement>(null);
  // A key takes back the newest change alone.
  const keyed = messages.findLast(({ action }) => action?.keys);

  // In the top layer, so that it is above an open dialog, where nothing else can be clicked.
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const focused = element.contains(document.activeElement) ? document.activeElement : undefined;
    if (element.matches(':popover-open')) element.hidePopover();
    if (messages.length > 0) element.showPopover();
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  }, [messages]);

  return (
    <section
      ref={region}
      className={`h-auto border-0 bg-none pointer-events-none ${styles.region}`}
      aria-label={text.notices}
      popover="manual"
      aria-live="polite"
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} hasKey={message === keyed} />
      ))}
    </section>
  );
}

interface ToastProps {
  message: ToastMessage;
  /** Whether its key does what its button does. */
  hasKey: boolean;
}

function Toast({ message: { id, kind, text, action }, hasKey }: ToastProps) {
  const { close } = useText('parts');
  const [isHeld, setIsHeld] = useState(false);
  const Icon = icons[kind];

  // Whoever points at it or has reached it with the keyboard reads it to the end.
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => toasts.remove(id), action || kind === 'failed' ? toastMs.withAction : toastMs.plain);
    return () => clearTimeout(timer);
  }, [isHeld, id, action, kind]);

  const run = () => {
    toasts.remove(id);
    action?.run();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing by itself, it only stays
    <div
      className={`inline-flex items-center gap-3 border bg-raise text-heading shadow text-xs ${styles.toast}`}
      data-kind={kind}
      role={kind === 'failed' ? 'alert' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon className="icon" aria-hidden />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={`inline-flex items-center gap-2 border-hair rounded-full text-accent whitespace-nowrap ${styles.action}`}
          onClick={run}
        >
          {action.label}
          {hasKey && action.keys && <KeyHint keys={action.keys} />}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={close} onClick={() => toasts.remove(id)}>
        <X className="icon" aria-hidden />
      </button>
    </div>
  );
}
