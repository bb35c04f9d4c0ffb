import type { Page } from '@playwright/test';

export interface ChatLinkView {
  /** Positions of the page at which it was looked for. */
  positions: number;
  /** At how many of them the whole link was in the window, opaque, with nothing over it. */
  seen: number;
  /** The controls whose middle lay beneath it, and lines of the footer that it covered at the end of the page. */
  covered: string[];
}

/** Scrolls through a page with a chat link in `steps` equal steps, and looks at each whether the link is to be seen and what lies beneath it. */
export function viewChatLink(page: Page, steps: number): Promise<ChatLinkView> {
  return page.evaluate(async (lastStep) => {
    const link = document.querySelector('[data-chat]') as HTMLElement;
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const settled = async () => {
      await frames();
      await new Promise((resolve) => requestIdleCallback(resolve));
      await frames();
    };
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
    const middleOf = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2] as const;
    const isOverMiddleOf = (element: Element) => link.contains(document.elementFromPoint(...middleOf(element.getBoundingClientRect())));
    const isSeen = () => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return isInWindow && isDrawn(link) && getComputedStyle(link).opacity === '1' && isOverMiddleOf(link);
    };
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const covers = (box: DOMRect) => {
      const own = link.getBoundingClientRect();
      return box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
    };
    const others = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element !== link && isDrawn(element));
    const nameOf = (element: Element) =>
      `${element.localName} "${element.textContent.trim().slice(0, 30)}" at ${Math.round(scrollY)} of ${innerWidth} px`;

    const covered = new Set<string>();
    let seen = 0;
    await settled();
    for (let step = 0; step <= lastStep; step += 1) {
      scrollTo({ top: ((document.documentElement.scrollHeight - innerHeight) * step) / lastStep, behavior: 'instant' });
      await settled();
      if (isSeen()) seen += 1;
      for (const control of others('a, button, input, select, textarea, summary, label, [tabindex="0"]'))
        if (isOverMiddleOf(control)) covered.add(nameOf(control));
    }
    for (const line of others('footer :is(a, p:not([aria-hidden] *))')) if (linesOf(line).some(covers)) covered.add(nameOf(line));
    return { positions: lastStep + 1, seen, covered: [...covered] };
  }, steps);
}
