import { useEffect, useEffectEvent } from 'react';
import { useText } from './content/use-text.ts';
import { Button } from './parts/buttons/button.tsx';
import { EmptyState } from './parts/messages/empty-state.tsx';

/** Milliseconds between two tries. */
const retryMs = 5_000;

/** The server does not answer, and there is nothing to show yet. */
export function Unreachable({ onRetry }: { onRetry(): void }) {
  const text = useText('frame').unreachable;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const timer = setInterval(() => retry(), retryMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <main>
      <EmptyState {...text} kind="failed" level={1}>
        <Button onClick={onRetry}>{text.action}</Button>
      </EmptyState>
    </main>
  );
}
