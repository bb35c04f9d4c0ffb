/** The page says this where the Office cannot start. */
export const page = {
  noScript: 'The Office needs JavaScript.',
  olderBrowser:
    'The Office needs a browser from the last two years: Chrome, Edge, Firefox or Safari. Please update yours, or open this page in another one.',
} as const;
