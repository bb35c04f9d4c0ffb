/** The largest share of a dialog's height that its foot may cover. */
const largestShare = 0.2;

/**
 * Keeps the foot of a dialog in view where there is room for it. In a low window, or with large letters, it stands at the end of the content: it
 * would cover the field that is being filled in. What is scrolled to stops above it either way. Returns the way to undo it.
 */
export function superviseFoot(foot: HTMLElement): (() => void) | undefined {
  const dialog = foot.closest('dialog');
  if (!dialog) return undefined;
  const observer = new ResizeObserver(() => {
    const height = foot.offsetHeight;
    const stays = height <= dialog.clientHeight * largestShare;
    foot.toggleAttribute('data-stays', stays);
    dialog.style.setProperty('--foot', `${stays ? height : 0}px`);
  });
  observer.observe(dialog);
  observer.observe(foot);
  return () => {
    observer.disconnect();
    dialog.style.removeProperty('--foot');
  };
}
