import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { type Handlers, shortcuts } from './shortcut-engine.ts';
import type { ShortcutScope } from './shortcut-keys.ts';

interface ShortcutOptions {
  /** False while the keys do nothing: no row is there, say. */
  isOn?: boolean;
  /** Nothing behind it hears keys any more. */
  isModal?: boolean;
}

/** Acts on keys of a scope (shortcut-keys.ts) while the component is there: `useShortcut('lists', { j: next, k: previous })`. */
export function useShortcut<Scope extends ShortcutScope>(
  scope: Scope,
  handlers: Handlers<Scope>,
  { isOn = true, isModal = false }: ShortcutOptions = {},
): void {
  const current = useEffectEvent(() => handlers);
  // What covers others listens before whatever it holds, whose keys it would hide otherwise.
  useLayoutEffect(() => (isOn && isModal ? shortcuts.listen(() => current(), { isModal, scope }) : undefined), [isOn, isModal, scope]);
  useEffect(() => (isOn && !isModal ? shortcuts.listen(() => current(), { scope }) : undefined), [isOn, isModal, scope]);
}
