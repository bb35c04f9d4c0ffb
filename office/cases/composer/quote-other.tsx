import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import type { useQuoted } from './quoted.ts';

/** Somebody else has written: whether these words go to the customer is for the writer to say. */
export function QuoteOther({ otherName, isChosen, choose }: Pick<ReturnType<typeof useQuoted>, 'otherName' | 'isChosen' | 'choose'>) {
  const text = useText('answer');
  if (otherName === undefined) return null;
  return (
    <Checkbox checked={isChosen} onChange={choose}>
      <bdi>{fillSentence(text.quoteOther, { name: otherName })}</bdi>
    </Checkbox>
  );
}
