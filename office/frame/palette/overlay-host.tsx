import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ScreenName } from '../../content/registry.ts';
import { type Overlay, onOpenOverlay } from '../../parts/navigation/overlay-state.ts';
import { type Offer, shortcuts } from '../../parts/shortcuts/shortcut-engine.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { createKeystrokeBuffer } from './keystroke-buffer.ts';

// Opened by a key or a button: the first screen does without them.
const Palette = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: Palette })));
const HelpSheet = lazy(() => import('../help/help-sheet.tsx').then(({ HelpSheet }) => ({ default: HelpSheet })));

/** Opens the palette and the help over any screen, and gives the focus back. */
export function OverlayHost() {
  const [open, setOpen] = useState<Overlay>();
  const [place, setPlace] = useState<ScreenName>();
  const [offers, setOffers] = useState<Offer[]>([]);
  const opener = useRef<Element>(null);

  const show = (overlay: Overlay, place?: ScreenName) => {
    if (open === overlay) return;
    // The palette leads to the help: what it was opened from gets the focus back.
    if (!open) {
      opener.current = document.activeElement;
      // What can be done is what the screen behind it hears: once it is open, that hears nothing.
      setOffers(shortcuts.offered());
    }
    if (overlay === 'palette') keystrokes.current = createKeystrokeBuffer(window, close);
    setPlace(place);
    setOpen(overlay);
  };
  // Until the palette has the focus, what is typed is kept for it: its code may still be loading.
  const keystrokes = useRef<ReturnType<typeof createKeystrokeBuffer>>(undefined);
  const endBuffer = () => keystrokes.current?.end() ?? '';
  const close = () => {
    endBuffer();
    setOpen(undefined);
  };
  // Only once the layer has gone does what is behind it take a focus; what was chosen in it may have moved that already.
  useEffect(() => {
    if (!open && document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
  }, [open]);

  useShortcut('everywhere', { 'Mod+k': () => show('palette'), '?': () => show('help') });
  const showLatest = useRef(show);
  useEffect(() => {
    showLatest.current = show;
  });
  // Also when its code cannot be loaded: then this is gone, and keys are for the screen again.
  useEffect(() => () => void keystrokes.current?.end(), []);
  useEffect(() => onOpenOverlay((...asked) => showLatest.current(...asked)), []);

  return (
    <Suspense fallback={null}>
      {open === 'palette' && <Palette offers={offers} endBuffer={endBuffer} onClose={close} />}
      {open === 'help' && <HelpSheet offers={offers} asked={place} onClose={close} />}
    </Suspense>
  );
}
