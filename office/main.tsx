import { createRoot } from 'react-dom/client';
import { ignoreSecondClicks } from '#ui/ignore-second-click.ts';
import { loadFirstTexts } from './content/texts.ts';
import { rememberedLocale, showLocale } from './frame/appearance.ts';
import { Office } from './office.tsx';
import { ignoreSecondPresses } from './parts/ignore-second-press.ts';

/** The same conditions as in styles/older-browser.css, whose sentence stays where one of them is not met. */
const isNewEnough =
  CSS.supports('selector(:popover-open)') && CSS.supports('color', 'light-dark(red, red)') && CSS.supports('color', 'rgb(from red r g b)');

if (isNewEnough) {
  // Before the first of two clicks can open anything.
  ignoreSecondClicks();
  ignoreSecondPresses();
  // What this device remembers, before anything is said; the account's own follows with the session.
  const locale = rememberedLocale();
  showLocale(locale);

  const texts = await loadFirstTexts(locale);
  document.querySelector('.older-browser')?.remove();
  createRoot(document.getElementById('office') as HTMLElement).render(<Office language={{ locale, texts }} />);
}
