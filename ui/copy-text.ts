/**
 * Copies a text to the clipboard. Where there is no clipboard, as on plain http of another machine, or where it refuses, the text is selected on
 * the page instead, so that it can be copied by hand. Elsewhere text cannot be selected (ui/styles/base.css, site/scripts/copy-guard.ts).
 *
 * @param shownIn the element that shows the text
 * @returns whether the text is on the clipboard
 */
export async function copyText(text: string, shownIn: Element | null | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shownIn) {
      shownIn.setAttribute('data-copyable', '');
      getSelection()?.selectAllChildren(shownIn);
    }
    return false;
  }
}
