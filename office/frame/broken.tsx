import { useText } from '../content/use-text.ts';
import { Button } from '../parts/buttons/button.tsx';
import { EmptyState } from '../parts/messages/empty-state.tsx';

/** A screen has thrown. The sidebar around it works. */
export function Broken() {
  const text = useText('frame').broken;
  return (
    <EmptyState {...text} kind="failed" level={1}>
      <Button onClick={() => location.reload()}>{text.action}</Button>
    </EmptyState>
  );
}
