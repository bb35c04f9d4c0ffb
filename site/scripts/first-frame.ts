/**
 * A prerendered page is laid out and painted when it is clicked, two screens below the fold as well. Its first frame has the first
 * section alone; the others follow in the next (ui/styles/content-visibility.css), so that the click shows earlier.
 */

if (document.prerendering) {
  const toggleRest = () => document.documentElement.toggleAttribute('data-prerendering');
  toggleRest();
  document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(toggleRest)));
}

export {};
