import type { ClientDirective } from 'astro';
import { whenLoaded } from './when-loaded.ts';

/**
 * Hydrates an island after the page has loaded, so that it does not compete with the first paint; until then links and forms work without
 * it. With a `rootMargin`, as `client:visible` has it, only when the island is also that near to the viewport.
 */
const afterLoad: ClientDirective = (load, { value }, element) => {
  const start = async () => (await load())();
  const { rootMargin } = value as { rootMargin?: string };
  whenLoaded(() => (rootMargin ? whenVisible(element, rootMargin, start) : start()));
};

function whenVisible(element: HTMLElement, rootMargin: string, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin },
  );
  // `astro-island` is `display: contents` and has no box.
  for (const part of element.children) observer.observe(part);
}

export default afterLoad;
