import { useEffect, useState } from 'react';
import type { Locale } from '#contract/locales';
import { type DirectoryPlace, directoryPlace, directoryUrl } from './directory-url.ts';

/** The part of the directory that is shown, kept in the URL: it can be shared, survives a reload, and the back button returns to it. */
export function useDirectoryPlace(first: DirectoryPlace, locale: Locale): [DirectoryPlace, (place: DirectoryPlace) => void] {
  const [place, setPlace] = useState(first);

  useEffect(() => {
    const follow = () => {
      const here = directoryPlace(new URLSearchParams(location.search));
      setPlace((place) => (isSame(place, here) ? place : here));
    };
    // The back button may have been pressed before this runs.
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function go(next: DirectoryPlace) {
    if (isSame(next, place)) return;
    history.pushState(null, '', directoryUrl(next, locale));
    setPlace(next);
  }

  return [place, go];
}

const isSame = (one: DirectoryPlace, other: DirectoryPlace) => one.tab === other.tab && one.page === other.page;
