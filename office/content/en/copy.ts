/** Of the button that copies something. */
export const copy = {
  copied: 'Copied',
  failed: 'This browser did not let the Office copy. Select the text and copy it yourself.',
} as const;
