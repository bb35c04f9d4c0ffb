import { ignoreSecondClicks } from '../ignore-second-click.ts';

/** The history entry of an open dialog, so that the browser's back button closes it. */
export interface DialogEntry {
  dialog?: string | undefined;
  /** Counts the entries of the dialog that lie above the page; one when missing. */
  depth?: number;
}

export const dialogEntry = () => history.state as DialogEntry | null;

/**
 * Gives a `<dialog>` what the browser does not: the back button closes it and the forward button opens it again, the focus returns to its opener
 * in every browser and stays in view with its error message, a click beside it closes it, and opener buttons work where `command` is not known.
 * A dialog with a `data-url` puts it into the address bar while it is open. Returns the way to undo it.
 */
export function superviseDialog(dialog: HTMLDialogElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let opener: HTMLElement | null = null;
  const isOwnEntry = () => dialogEntry()?.dialog === dialog.id;

  function opened(): void {
    if (!isOwnEntry()) history.pushState({ ...dialogEntry(), dialog: dialog.id }, '', dialog.dataset.url);
  }

  function closed(): void {
    if (isOwnEntry()) history.go(-(dialogEntry()?.depth ?? 1));
    if (document.activeElement === document.body) opener?.focus();
  }

  // Opened and closed by so many ways, some of them without an event in some browsers: the attribute tells of all of them.
  const watch = new MutationObserver(() => (dialog.open ? opened() : closed()));
  watch.observe(dialog, { attributeFilter: ['open'] });

  // With the focus in view its message is; one that appears later takes its place below a field that has the focus already.
  const watchErrors = new MutationObserver(() => dialog.contains(document.activeElement) && showWithMessage(document.activeElement));
  watchErrors.observe(dialog, { attributeFilter: ['aria-invalid'], subtree: true });
  dialog.addEventListener('focusin', ({ target }) => showWithMessage(target as Element), { signal });

  addEventListener(
    'popstate',
    () => {
      if (dialog.open && !isOwnEntry()) dialog.close();
      if (!dialog.open && isOwnEntry()) dialog.showModal();
    },
    { signal },
  );

  ignoreSecondClicks();
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
  closeByClicksBeside(dialog, signal);

  if (dialog.open && !dialog.matches(':modal')) {
    // It came open as a part of the page; with a script at hand it is a modal dialog.
    dialog.close();
    dialog.showModal();
  } else if (!dialog.open && isOwnEntry()) {
    // The page was loaded again while the dialog was open.
    history.replaceState({ ...dialogEntry(), dialog: undefined }, '');
  }
  if (dialog.open) opened();

  return () => {
    stop.abort();
    watch.disconnect();
    watchErrors.disconnect();
  };
}

/** Scrolls to a control and to what describes it. The control comes last: it is in view even where there is no room for both. */
function showWithMessage(control: Element | null): void {
  const description = control?.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  for (const part of [...description.split(' ').map((id) => document.getElementById(id)), control])
    part?.scrollIntoView({ block: 'nearest' });
}

/** Closes the dialog by a click beside it, and not by Esc either while its `closedby` is `none`, which some browsers don't know. */
function closeByClicksBeside(dialog: HTMLDialogElement, signal: AbortSignal): void {
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
