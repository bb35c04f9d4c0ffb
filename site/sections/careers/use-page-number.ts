import { useEffect, useState } from 'react';
import type { Locale } from '#contract/locales';
import { careersPageUrl } from './careers-url.ts';

/** The current page of the positions, kept in the URL, so that the back button returns to the previous one. */
export function usePageNumber(first: number, locale: Locale): [number, (next: number) => void] {
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

  function showPage(next: number) {
    history.pushState(null, '', careersPageUrl(next, locale));
    setNumber(next);
    document.getElementById('positions-title')?.scrollIntoView();
  }

  return [number, showPage];
}
