import { localeFormats } from '#content/locales';
import type { SpamReason } from '#contract/office/spam-reasons';
import { fillSentence } from '#contract/text/fill-sentence';
import { useLocale, useText } from '../../content/use-text.ts';

/** Says why a submission was set apart; nothing where that is not known, as for one that a colleague set apart. */
export function SpamReasons({ reasons }: { reasons: readonly SpamReason[] }) {
  const text = useText('spam');
  const list = new Intl.ListFormat(localeFormats[useLocale()].format, { type: 'unit' });
  if (reasons.length === 0) return null;
  return fillSentence(text.counted, { reasons: list.format(reasons.map((reason) => text.reasons[reason])) });
}
