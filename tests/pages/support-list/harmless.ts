/**
 * What browsers of our lists lack without a loss: they leave it out, and everything is read and used as before. Whoever adds a line has looked at a
 * page without it.
 */
export const harmlessStyles: readonly RegExp[] = [
  // How lines break, and what scroll bars, text boxes and pointers look like.
  /^text-wrap(?:: (?:balance|pretty|wrap))?$/,
  /^scrollbar-(?:width|color|gutter)(?:: \w+)?$/,
  /^(?:cursor|resize|field-sizing)(?:: [\w-]+)?$/,
  /^text-align: match-parent$/,
  /^accent-color$/,
  /^forced-color-adjust(?:: none)?$/,
  /^:selection$/,
  /^font-family: ui-monospace$/,
  // On paper: a heading alone at the end of a page.
  /^break-after(?:: avoid)?$/,
  // On paper: answers that were not opened.
  /^:details-content$/,
  /^content-visibility: visible$/,
  // A drop-cap beside its line, and words along an edge, which lie across it instead.
  /^float: inline-start$/,
  /^writing-mode: sideways-lr$/,
  /^paint-order$/,
  /^lh$/,
  // Where scrolling stops, and what is laid out later.
  /^overscroll-behavior$/,
  /^overflow-(?:clip-margin|anchor)(?:: none)?$/,
  /^(?:content-visibility|contain-intrinsic-block-size)(?:: auto)?$/,
  // Movement: between pages, at the beginning of one, with scrolling.
  /^@(?:view-transition|starting-style|property)$/,
  /^view-transition-(?:name|class)$/,
  /^:view-transition-group$/,
  /^animation-timeline$/,
  /^scroll\(\)$/,
  // Firefox 115: pages that scroll below a dialog. Alone in its rule, never in a list, and for no ring of what has the focus.
  /^:has$/,
  // The menu without popovers: site/sections/layout/navigation-bar.module.css.
  /^:popover-open$/,
  // Buttons that need a script are offered without one.
  /^@media \(scripting\)$/,
  // Rows and columns of a list that do not line up with each other.
  /^grid-template-(?:rows|columns): subgrid$/,
];

/** Functions of the same name that are not the browser's, and those that their library asks for first. */
export const harmlessCalls: readonly RegExp[] = [
  // React's Children, and its transitions of the view.
  /^Iterator\.toArray$/,
  /^(?:Document|Element)\.startViewTransition$/,
  // Of caches, routers and stores of the Office.
  /^Iterator\.(?:drop|take)$/,
  /^(?:Async)?DisposableStack\.adopt$/,
  /^EventTarget\.when$/,
];

/** pdf.js brings along what browsers lack. */
export const bringsItsOwn = /\/pdf[.\w-]*\.js$/;
