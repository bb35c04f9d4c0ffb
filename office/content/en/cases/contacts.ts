/** A person, over all that they sent. */
export const contacts = {
  /** Leads here from one of the things. */
  open: 'Contact page',
  also: 'Also {names}',
  there: '{country}, {time} there',
  /** Counts what there is of each kind. */
  counts: {
    quote: { one: '{count} quote', other: '{count} quotes' },
    application: { one: '{count} application', other: '{count} applications' },
    review: { one: '{count} review', other: '{count} reviews' },
  },

  addresses: 'Addresses and numbers',
  used: { one: 'used once', other: 'used {count} times' },
  whatsapp: 'WhatsApp',
  part: 'Separate',
  partLabel: 'Separate {address}: it belongs to someone else',
  privacy: 'Export or erase their data',
  parted: '{address} belongs to someone else now',
  notParted: 'We couldn’t separate the address: {reason}',

  write: 'Reply',
  addEmail: 'Add email',
  call: 'New quote by phone',
  joinOpen: 'Join with another person',
  join: {
    title: 'Join with another person',
    text: 'What both sent stands on one page then, and so does what comes from their addresses later.',
    search: 'Name, number or address',
    none: 'No one found',
    things: { one: '{count} entry', other: '{count} entries' },
    choose: 'Join with {name}',
    done: 'Joined with {name}',
    failed: 'We couldn’t join them: {reason}',
    cancel: 'Cancel',
  },

  sent: 'What they sent',
  kinds: { quote: 'Quote', application: 'Application', review: 'Review' },
  /** States of reviews; the others have theirs. */
  states: { pending: 'Pending', approved: 'Public', rejected: 'Rejected' },
  merged: 'part of another quote',
  joined: 'part of another application',
  spam: 'Spam',
  stars: '{rate} of 5',

  happened: 'Activity',
  events: {
    quote: '<b>Asked for a quote</b>',
    application: '<b>Applied</b> for {job}',
    review: '<b>Wrote a review</b>',
    answer: '{author} replied',
    reply: '<b>Wrote again</b>',
    call: '<b>Wrote again</b>, logged by hand',
    note: '{author} added a note',
  },

  failed: {
    unknown: {
      title: 'No one to show',
      text: 'What this person sent may have been erased, or you don’t have access to it.',
      action: 'Go to Today',
    },
    load: 'We couldn’t load this person',
    text: 'Please try again. Nothing was changed.',
    again: 'Try again',
  },
};
