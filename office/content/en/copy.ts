/** Texts of the button that copies something. */
export const copy = {
  copied: 'Copied',
  failed: 'We couldn’t copy it in this browser. Please select the text and copy it yourself.',
} as const;
