import { emailProblem } from '#contract/fields';
import { copyLimits, typedAddresses } from '#contract/office/mail';
import { cleanEmail } from '#contract/text/clean-text';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import type { Written } from './use-answer-draft.ts';

/** Says what is wrong with who else is to get a mail. */
export function useCopies({ cc, bcc }: Pick<Written, 'cc' | 'bcc'>): { problem: string | undefined } {
  const text = useText('answer').copies;
  for (const typed of [cc, bcc]) {
    const addresses = typedAddresses(typed);
    const wrong = addresses.find((address) => emailProblem(cleanEmail(address)));
    if (wrong !== undefined) return { problem: fillSentence(text.wrong, { address: wrong }) };
    if (addresses.length > copyLimits.addresses) return { problem: fillSentence(text.tooMany, { count: copyLimits.addresses }) };
  }
  return { problem: undefined };
}
