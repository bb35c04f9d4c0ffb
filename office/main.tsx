import { createRoot } from 'react-dom/client';
import { loadFirstTexts } from './content/texts.ts';
import { rememberedLocale, showLocale } from './frame/appearance.ts';
import { Office } from './office.tsx';

/** The same conditions as in styles/older-browser.css, whose sentence stays where one of them is not met. */
const isNewEnough =
  CSS.supports('selector(:popover-open)') && CSS.supports('color', 'light-dark(red, red)') && CSS.supports('color', 'rgb(from red r g b)');

if (isNewEnough) {
  // What opens something comes with data, later than this small file.
  void import('./ignore-double-clicks.ts').then(({ ignoreDoubleClicks }) => ignoreDoubleClicks());
  // What this device remembers, before anything is said; the account's own follows with the session.
  const locale = rememberedLocale();
  showLocale(locale);

  const texts = await loadFirstTexts(locale);
  document.querySelector('.older-browser')?.remove();
  createRoot(document.getElementById('office') as HTMLElement).render(<Office language={{ locale, texts }} />);
}
