/**
 * Only a picture that travels is worth a view transition between two pages: a picture of the whole page has to be taken for it, which holds up a
 * page that was loaded ahead by half a second on a slow processor.
 */

/** As in motion.css. */
const travelling = ':is(li, a):is(:hover, :focus-within) > picture > img[data-travels]';

addEventListener('pageswap', ({ viewTransition }) => {
  if (!document.querySelector(travelling)) viewTransition?.skipTransition();
});
