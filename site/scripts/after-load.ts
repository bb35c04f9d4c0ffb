import type { ClientDirective } from 'astro';
import { whenLoaded } from './when-loaded.ts';

/**
 * Starts an island once the page itself is there: what visitors came to see goes before what they may press. Until then links and forms do.
 * With a `rootMargin`, as `client:visible` has it, only when the island has also come that near to the window.
 */
const afterLoad: ClientDirective = (load, { value }, element) => {
  const start = async () => (await load())();
  const { rootMargin } = value as { rootMargin?: string };
  whenLoaded(() => (rootMargin ? whenNear(element, rootMargin, start) : start()));
};

function whenNear(element: HTMLElement, rootMargin: string, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin },
  );
  // The island itself has no box.
  for (const part of element.children) observer.observe(part);
}

export default afterLoad;
