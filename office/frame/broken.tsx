import { useText } from '../content/use-text.ts';
import { Button } from '../parts/button.tsx';
import { Calm } from '../parts/calm.tsx';

/** A screen has thrown. The rail around it works. */
export function Broken() {
  const text = useText('frame').broken;
  return (
    <Calm {...text} kind="failed" level={1}>
      <Button onClick={() => location.reload()}>{text.action}</Button>
    </Calm>
  );
}
