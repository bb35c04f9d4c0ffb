import { createRoot } from 'react-dom/client';
import { loadFirstTexts } from './content/texts.ts';
import { rememberedLocale, showLocale } from './frame/appearance.ts';
import { Office } from './office.tsx';

// What this device remembers, before anything is said; the account's own follows with the session.
const locale = rememberedLocale();
showLocale(locale);

const texts = await loadFirstTexts(locale);
createRoot(document.getElementById('office') as HTMLElement).render(<Office language={{ locale, texts }} />);
