import type { MessageTexts, TextMessageKey } from '#contract/messages';

/** Says what keeps a line of a text from being published; the Office says it while somebody types. */
export const textMessages: MessageTexts<Exclude<TextMessageKey, 'field.tooLong'>> = {
  'texts.otherKind': 'This line has another form now. Please reload the page.',
  'texts.empty': 'Please write something, or go back to the original',
  'texts.characters': 'This text has characters that a page cannot show',
  'texts.unknownPlaceholder': 'Nothing is filled in for {name} here. Please choose a placeholder from the menu.',
  'texts.missingPlaceholder': 'Please keep {name}: the page fills it in',
};
