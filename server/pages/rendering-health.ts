import { pathnameOf } from './page-key.ts';
import type { RenderPage } from './page-renderer.ts';

/** A renderer that remembers which pages failed when they were last rendered. */
export interface WatchedRenderer {
  render: RenderPage;
  /** Paths, without those of pages that have been rendered since. */
  failingPages(): string[];
}

/** @param paths the pages to watch; other URLs, of which there is no end, are rendered without being remembered */
export function watchRendering(render: RenderPage, paths: readonly string[]): WatchedRenderer {
  const watched = new Set(paths);
  const failing = new Set<string>();

  return {
    async render(url, extras) {
      const path = pathnameOf(url);
      try {
        const page = await render(url, extras);
        failing.delete(path);
        return page;
      } catch (error) {
        if (watched.has(path)) failing.add(path);
        throw error;
      }
    },
    failingPages: () => [...failing],
  };
}
