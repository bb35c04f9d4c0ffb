/** Text that all forms share. Messages about errors are in messages.ts, because the server has the same. */
export const forms = {
  problems: { look: 'Please look at:' },
  failure: {
    text: 'We could not send it. What you typed is still here, and sending it again will not store it twice.',
    call: 'Or call',
    write: 'or write to',
  },
  /** Beside the label of a field that may stay empty. */
  optional: '(optional)',
  honeypot: 'Leave this field empty',
  toasts: { region: 'Notifications', close: 'Close notification' },
  receipt: {
    reference: 'Your reference',
    answerTo: 'We will answer to',
    copy: 'Copy reference',
    copied: 'Copied',
  },
} as const;
