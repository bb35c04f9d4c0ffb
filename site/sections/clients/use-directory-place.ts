import { useEffect, useState } from 'react';
import type { Locale } from '#contract/locales';
import { type DirectoryPlace, directoryPlace, directoryUrl } from './directory-url.ts';

/** The part of the directory that is shown, kept in the URL: it can be shared, survives a reload, and the back button returns to it. */
export function useDirectoryPlace(first: DirectoryPlace, locale: Locale): [DirectoryPlace, (place: DirectoryPlace) => void] {
  const [place, setPlace] = useState(first);

  useEffect(() => {
    const follow = () => setPlace(directoryPlace(new URLSearchParams(location.search)));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function go(next: DirectoryPlace) {
    if (next.tab === place.tab && next.page === place.page) return;
    history.pushState(null, '', directoryUrl(next, locale));
    setPlace(next);
  }

  return [place, go];
}
