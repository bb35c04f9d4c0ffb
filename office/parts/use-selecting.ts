import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsPhone } from './use-is-phone.ts';

interface Selecting {
  /** What the address says. */
  select: true | undefined;
  onChange(changed: { select: true | undefined }, options?: { replace?: boolean }): void;
  /** Nothing is to be selected any more. */
  onEnd(): void;
}

/** Selecting on a phone, where no row has a box: it stands in the address, so that going back leaves it. */
export function useSelecting({ select, onChange, onEnd }: Selecting) {
  const { history } = useRouter();
  const isSelecting = useIsPhone() && select === true;
  const hasEntry = useRef(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isSelecting) return undefined;
    return () => end();
  }, [isSelecting]);
  return {
    isSelecting,
    begin(): void {
      hasEntry.current = true;
      onChange({ select: true });
    },
    leave(): void {
      if (!isSelecting) return;
      if (hasEntry.current) history.back();
      else onChange({ select: undefined }, { replace: true });
      hasEntry.current = false;
    },
  };
}
