import { urls } from '#contract/urls';
import { clientPage } from '#contract/visits/known-page';
import { useText } from '../../content/use-text.ts';

const nameOfPath = new Map<string, string>(Object.entries(urls).map(([name, path]) => [path, name]));

/** Returns what names a page of the site by its path; a page without a name is called by that. */
export function usePageName(): (path: string) => string {
  const { texts } = useText('textNames');
  const { pages } = useText('figures');
  return (path) => {
    if (path === clientPage) return pages.client;
    const name = nameOfPath.get(path) ?? '';
    return pages[name as keyof typeof pages] ?? texts[name as keyof typeof texts] ?? path;
  };
}
