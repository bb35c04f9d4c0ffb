import type { Locator } from '@playwright/test';

/**
 * Focuses every field and button of a dialog as the keyboard does, and returns those that are then not to be seen whole, each with its message:
 * cut by the dialog's edge, by the window, or covered by anything else.
 */
export function hiddenControls(dialog: Locator): Promise<string[]> {
  return dialog.evaluate(async (element) => {
    const controls = [...element.querySelectorAll<HTMLElement>('input, select, textarea, button, a[href]')].filter(
      (control) => control.tabIndex >= 0 && control.getClientRects().length > 0 && !control.matches(':disabled'),
    );
    const hidden: string[] = [];
    for (const control of controls) {
      control.focus();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const described = control.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
      const parts = [control, ...described.split(' ').map((id) => document.getElementById(id))].filter((part) => part !== null);
      if (!parts.every((part) => isWhole(part as HTMLElement, control))) hidden.push(control.id || control.textContent || control.tagName);
    }
    return hidden;

    function isWhole(part: HTMLElement, control: HTMLElement): boolean {
      const box = part.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      const top = Math.max(frame.top, 0);
      const bottom = Math.min(frame.bottom, innerHeight);
      if (box.top < top || box.bottom > bottom || box.left < 0 || box.right > innerWidth) return false;
      const inset = 3;
      const rows = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
      return rows.every((y) => {
        const met = document.elementFromPoint((box.left + box.right) / 2, y);
        return met !== null && (part.contains(met) || met.contains(part) || control.closest('label')?.contains(met) === true);
      });
    }
  });
}
