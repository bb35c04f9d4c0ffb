/** Describes the little that is read here of what React keeps on the element of a root. Astro's own client looks for the same name. */
interface ReactRoot {
  stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } | null } };
}

const retryMs = 20;

/**
 * Whether a script may change the texts of an island: until React has taken it over, it compares them with its own. Astro says only when that
 * begins.
 */
export function isHydrated(island: Element): boolean {
  if (island.hasAttribute('ssr')) return false;
  const root = Object.entries(island).find(([name]) => name.startsWith('__reactContainer'))?.[1] as ReactRoot | undefined;
  return root?.stateNode?.current?.memoizedState?.isDehydrated !== true;
}

const waiting = new WeakSet<Element>();

/** Calls back once when the island of an element is hydrated, however many of its elements wait. */
export function onceHydrated(island: Element, callback: () => void): void {
  if (waiting.has(island)) return;
  waiting.add(island);
  const look = () => {
    if (isHydrated(island)) callback();
    else setTimeout(look, retryMs);
  };
  if (island.hasAttribute('ssr')) island.addEventListener('astro:hydrate', look, { once: true });
  else look();
}
