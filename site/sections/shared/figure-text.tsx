import type { Figure } from '#content/types';
import { figureText } from '#site/content/claims.ts';
import { Slashed } from '#ui/slashed.tsx';

/** A figure with its unit, from left to right in every language. */
export function FigureText({ figure }: { figure: Figure }) {
  return (
    <bdi dir="ltr">
      <Slashed>{figureText(figure)}</Slashed>
    </bdi>
  );
}
