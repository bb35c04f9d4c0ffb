import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onOpenPalette } from '../../parts/navigation/palette-state.ts';
import { type Offer, shortcuts } from '../../parts/shortcuts/shortcut-engine.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { createKeystrokeBuffer } from './keystroke-buffer.ts';

// Opened by a key or a button: the first screen does without them.
const Palette = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: Palette })));
const KeySheet = lazy(() => import('./key-sheet.tsx').then(({ KeySheet }) => ({ default: KeySheet })));

/** Opens the palette and the sheet of all keys over any screen, and gives the focus back. */
export function OverlayHost() {
  const [open, setOpen] = useState<'palette' | 'keys'>();
  const [offers, setOffers] = useState<Offer[]>([]);
  const opener = useRef<Element>(null);

  const show = (overlay: 'palette' | 'keys') => {
    if (open) return;
    opener.current = document.activeElement;
    // What can be done is what the screen behind it hears: once it is open, that hears nothing.
    setOffers(shortcuts.offered());
    if (overlay === 'palette') keystrokes.current = createKeystrokeBuffer(window, close);
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

  useShortcut('everywhere', { 'Mod+k': () => show('palette'), '?': () => show('keys') });
  const showPalette = useRef(show);
  useEffect(() => {
    showPalette.current = show;
  });
  // Also when its code cannot be loaded: then this is gone, and keys are for the screen again.
  useEffect(() => () => void keystrokes.current?.end(), []);
  useEffect(() => onOpenPalette(() => showPalette.current('palette')), []);

  return (
    <Suspense fallback={null}>
      {open === 'palette' && <Palette offers={offers} endBuffer={endBuffer} onClose={close} />}
      {open === 'keys' && <KeySheet onClose={close} />}
    </Suspense>
  );
}
