/** Says why a quote was won or lost. */
export const closing = {
  names: {
    price: 'Price',
    speed: 'We were fast',
    known: 'Knows us already',
    recommended: 'Recommended to us',
    time: 'Took too long',
    silence: 'No answer from them',
    competitor: 'Chose someone else',
    service: 'Not our service',
    another: 'Another reason',
  },
  because: { won: 'Won, because …', lost: 'Lost, because …' },
  /** Stands beside the quote. */
  shown: { won: 'Won: {reason}', lost: 'Lost: {reason}' },
  none: 'No reason',
  words: 'In your own words',
  dialog: { won: 'Why was it won?', lost: 'Why was it lost?', label: 'Reason', save: 'Save', cancel: 'Cancel' },
};
