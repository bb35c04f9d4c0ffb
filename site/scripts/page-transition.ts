/**
 * Only a shared picture is worth a view transition between two pages: a picture of the whole page has to be taken for it, which delays a
 * prerendered page by half a second on a slow processor.
 */

/** As in motion.css. */
const sharedElement = ':is(li, a):is(:hover, :focus-within) > picture > img[data-shared-element]';

addEventListener('pageswap', ({ viewTransition }) => {
  if (!document.querySelector(sharedElement)) viewTransition?.skipTransition();
});
