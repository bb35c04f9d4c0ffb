/** The history entry of an open dialog, so that the browser's back button closes it. */
interface DialogEntry {
  dialog?: string;
}

const entry = () => history.state as DialogEntry | null;

/**
 * Gives a `<dialog>` what the browser does not: the back button closes it, the focus returns to its opener in every browser, and
 * opener buttons and clicks beside it work where `command` and `closedby` are not known. A dialog with a `data-url` puts it into
 * the address bar while it is open. Returns the way to undo it.
 */
export function superviseDialog(dialog: HTMLDialogElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let opener: HTMLElement | null = null;

  function opened(): void {
    if (entry()?.dialog !== dialog.id) history.pushState({ ...entry(), dialog: dialog.id }, '', dialog.dataset.url);
  }

  function closed(): void {
    if (entry()?.dialog === dialog.id) history.back();
    if (document.activeElement === document.body) opener?.focus();
  }

  // Opened and closed by so many ways, some of them without an event in some browsers: the attribute tells of all of them.
  const watch = new MutationObserver(() => (dialog.open ? opened() : closed()));
  watch.observe(dialog, { attributeFilter: ['open'] });

  addEventListener('popstate', () => dialog.open && entry()?.dialog !== dialog.id && dialog.close(), { signal });

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(`[commandfor="${dialog.id}"]`) : null;
      if (!button) return;
      opener = button;
      if (!('command' in button) && !dialog.open) dialog.showModal();
    },
    { signal },
  );
  if (!('closedBy' in dialog)) supplementClosedBy(dialog, signal);

  if (dialog.open && !dialog.matches(':modal')) {
    // It came open as a part of the page; with a script at hand it is a modal dialog.
    dialog.close();
    dialog.showModal();
  } else if (!dialog.open && entry()?.dialog === dialog.id) {
    // The page was loaded again while the dialog was open.
    history.replaceState({ ...entry(), dialog: undefined }, '');
  }
  if (dialog.open) opened();

  return () => {
    stop.abort();
    watch.disconnect();
  };
}

/** For browsers that don't know `closedby`: `any` and `none`. */
function supplementClosedBy(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const staysOpen = () => dialog.getAttribute('closedby') === 'none';
  dialog.addEventListener('cancel', (event) => staysOpen() && event.preventDefault(), { signal });

  // A press and a release, both beside the dialog's box: a text selection that ends there must not close it.
  let pressedBeside = false;
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const box = dialog.getBoundingClientRect();
    return target === dialog && (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom);
  };
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      pressedBeside = isBeside(event);
    },
    { signal },
  );
  dialog.addEventListener('click', (event) => pressedBeside && isBeside(event) && !staysOpen() && dialog.close(), { signal });
}
