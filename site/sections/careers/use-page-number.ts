import { useEffect, useState } from 'react';
import { pageAddress } from './careers-address.ts';

/** The page of the positions that is shown, kept in the address, so that the back button returns to the one before. */
export function usePageNumber(first: number): [number, (next: number) => void] {
  const [number, setNumber] = useState(first);

  useEffect(() => {
    function follow() {
      const query = new URLSearchParams(location.search);
      // A position lies on top of the page that was shown before it.
      if (!query.has('job')) setNumber(Number(query.get('page')) || 1);
    }
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function turnTo(next: number) {
    history.pushState(null, '', pageAddress(next));
    setNumber(next);
    document.getElementById('positions-title')?.scrollIntoView();
  }

  return [number, turnTo];
}
