import { serviceNames } from '#content/en/services';

/** The queue of reviews, and their order on the site. */
export const reviews = {
  title: 'Reviews',
  toDecide: { one: '{number} to decide, it waits {duration}', other: '{number} to decide, the oldest waits {duration}' },
  nothing: 'Nothing to decide',
  failed: 'The reviews could not be loaded.',

  services: serviceNames,

  queue: 'To decide',
  after: 'After this one',
  stars: { one: '{count} of 5 stars', other: '{count} of 5 stars' },
  rateAndService: '{rate}, {service}',
  neverPublic: '{email}, never public',
  suspicious: 'Looks like advertising.',
  fairComplaint: {
    one: 'A fair complaint can stand: {count} of {total} public reviews has three stars or fewer.',
    other: 'A fair complaint can stand: {count} of {total} public reviews have three stars or fewer.',
  },
  publish: 'Publish',
  reject: 'Reject',
  answer: 'Answer by mail',
  answerFirst: 'Answer by mail first',

  answered: '{author} answered',
  answeredByNobody: 'Answered',
  fates: {
    held: 'leaves in a moment',
    waiting: 'on its way',
    sent: 'sent',
    written: 'written to a file, not sent',
    refused: 'not delivered',
    'taken-back': 'taken back',
  },

  composer: {
    title: 'Mail to {name}',
    to: 'To',
    subject: 'Subject',
    text: 'Text',
    defaultSubject: 'Your review of {service}',
    greeting: 'Hello {name},',
    quoted: 'The review stands below your text.',
    send: 'Send',
    close: 'Close',
    kept: 'Kept in this browser',
    required: 'Please write a subject and a text',
    takeBack: 'Take it back',
    takenBack: 'Taken back. Your text is here again.',
    gone: 'The mail had left already.',
  },

  public: {
    title: 'On the site',
    order: { one: '{count}, in this order', other: '{count}, in this order' },
    search: 'Search in public reviews',
    searchField: 'Name, words, service',
    closeSearch: 'Close the search',
    found: { one: '{count} found', other: '{count} found' },
    notFound: 'No public review has these words.',
    empty: 'No review is public yet. The first one that you publish appears here and on the site.',
    stack: { one: 'This one lies on top of the stack on the home page', other: 'These {written} lie on top of the stack on the home page' },
    stackNumerals: ['none', 'one', 'two', 'three'],
    stackLabel: 'The top of the stack on the home page, as visitors see it',
    move: 'Move {name}, place {place} of {count}',
    moveHint: 'Alt with the arrow up or down moves it',
    moved: '{name} is now at place {place} of {count}',
    more: 'More for {name}',
    toTop: 'To the top',
    up: 'One up',
    down: 'One down',
    toEnd: 'To the end',
    withdraw: 'Take off the site',
    answer: 'Answer by mail',
  },

  rejected: {
    title: 'Rejected',
    link: { one: 'Rejected, {count}', other: 'Rejected, {count}' },
    back: 'Back to the queue',
    note: 'Not public. Kept for the record, the newest first.',
    at: 'rejected {date}',
    publish: 'Publish after all',
    reopen: 'Decide again',
    empty: { title: 'Nothing was rejected', text: 'What you reject stays here and can be decided again.' },
  },

  empty: { title: 'Every review is decided.', text: 'New ones arrive here by themselves.' },

  done: {
    published: 'Published {name}',
    rejected: 'Rejected {name}. Not public.',
    withdrawn: '{name} is off the site',
    reopened: '{name} waits for a decision again',
    moved: 'Moved {name} to place {place}',
  },
  failedDecision: '{name} stays where it was: {reason}',
  changedMeanwhile: 'Somebody else has just decided {name}. This is the newer state.',
  orderChanged: 'The public reviews have changed in the meantime. This is the newer order.',

  keys: { publish: 'publish', reject: 'reject', next: 'next, previous', undo: 'undo' },
};
