import { useEffect, useState } from 'react';
import { addressOf, type DirectoryPlace, placeOf } from './directory-address.ts';

/** The part of the directory that is shown, kept in the address: it can be shared, survives a reload, and the back button returns to it. */
export function useDirectoryPlace(first: DirectoryPlace): [DirectoryPlace, (place: DirectoryPlace) => void] {
  const [place, setPlace] = useState(first);

  useEffect(() => {
    const follow = () => setPlace(placeOf(new URLSearchParams(location.search)));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function go(next: DirectoryPlace) {
    if (next.tab === place.tab && next.page === place.page) return;
    history.pushState(null, '', addressOf(next));
    setPlace(next);
  }

  return [place, go];
}
