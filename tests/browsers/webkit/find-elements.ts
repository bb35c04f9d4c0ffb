/** A text that is looked for: the source and the flags of a regular expression. */
export interface Pattern {
  source: string;
  flags: string;
}

/** One step from the page, or from what the step before has found, to the elements that were asked for. */
export interface Step {
  css?: string;
  /** Says what assistive technology reads as its name; such elements have to be visible. */
  name?: Pattern;
  text?: Pattern;
  /** From the end when it is negative. */
  index?: number;
}

/** The elements at the end of the steps. Runs in the page, by its source: it may use nothing of this module. */
export function findElements(steps: readonly Step[]): HTMLElement[] {
  const shortened = (text: string) => text.replace(/\s+/g, ' ').trim();
  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg')) hidden.remove();
    for (const picture of copy.querySelectorAll('img')) picture.replaceWith(picture.alt);
    return shortened(copy.textContent ?? '');
  };
  const nameOf = (element: HTMLElement): string => {
    const labelIds = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = [...labelIds.map((id) => document.getElementById(id)), ...((element as HTMLInputElement).labels ?? [])];
    const label = labels.map((one) => (one ? textOf(one) : '')).join(' ');
    return shortened(element.getAttribute('aria-label') ?? '') || label || textOf(element);
  };
  const isPerceivable = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"], [inert]') === null;
  const matches = (pattern: { source: string; flags: string }, text: string) => new RegExp(pattern.source, pattern.flags).test(text);

  let found: ParentNode[] = [document];
  for (const { css, name, text, index } of steps) {
    if (css !== undefined) {
      const below = new Set(found.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(css)]));
      found = [...below]
        .filter((element) => name === undefined || (isPerceivable(element) && matches(name, nameOf(element))))
        .filter((element) => text === undefined || matches(text, shortened(element.textContent ?? '')));
    }
    if (index !== undefined) found = found.slice(index).slice(0, 1);
  }
  return found as HTMLElement[];
}
