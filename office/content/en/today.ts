/** Says what waits, what else, and how the weeks went. */
export const today = {
  title: 'Today',
  now: '{date}, {time} in {place}',
  failed: 'We couldn’t load what is waiting.',

  waits: { one: 'is waiting for you, {name}.', other: 'are waiting for you, {name}.' },
  overdue: {
    one: '{written} is overdue. {oldest} has waited longest.',
    other: '{written} are overdue. {oldest} has waited longest.',
  },
  noneOverdue: 'None are overdue. {oldest} has waited longest.',
  onlyOne: '{oldest}, for {duration}.',
  yours: {
    mine: { one: '{written} is yours', other: '{written} are yours' },
    nobodys: { one: '{written} is unassigned', other: '{written} are unassigned' },
    oldest: '{oldest} has waited longest',
    sentence: '{mine}, {nobodys}. {oldest}.',
  },
  /** As a sentence begins with them, and inside one. */
  capitalNumerals: ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  numerals: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  start: 'Start with the oldest',

  waitingChart: {
    label: {
      one: 'One item has been waiting for {longest}.',
      other: '{count} items are waiting, sorted by waiting time, from {shortest} to {longest}.',
    },
    overdue: { one: 'One is overdue.', other: '{count} are overdue.' },
    step: '{name}, waiting {duration}',
    group: { one: '{count} shorter', other: '{count} shorter' },
    shortest: 'just now',
    oldest: '{name}, {duration}',
    longest: 'longest wait',
    aim: { one: 'Target: first reply within an hour', other: 'Target: first reply within {count} hours' },
    aimOfDay: 'Target: first reply within a day',
    days: { one: '1 day', other: '{count} days' },
    hours: { one: '1 hour', other: '{count} hours' },
  },
  legend: {
    quote: { one: '1 quote', other: '{count} quotes' },
    review: { one: '1 review', other: '{count} reviews' },
    application: { one: '1 application', other: '{count} applications' },
  },

  list: 'Waiting, oldest first',
  kinds: { quote: 'Quote', review: 'Review', application: 'Application' },
  wroteAgain: 'new message',
  actions: { quote: 'Reply', review: 'Moderate', application: 'Read' },
  more: { one: '1 more is waiting. It moves up as you reply.', other: '{count} more are waiting. They move up as you reply.' },
  keys: { move: 'move', open: 'open', assignToMe: 'assign to me', all: 'help' },

  assignToMe: { done: '{name} assigned to you', failed: 'We couldn’t assign {name}: {reason}' },

  empty: {
    title: 'Nothing to answer.',
    text: 'Everyone who wrote has a reply.',
    open: 'View open quotes',
    public: 'View public reviews',
  },

  side: 'This week',
  interviews: {
    title: 'Interviews',
    separator: ', ',
    minutes: { one: '{count} minute', other: '{count} minutes' },
  },
  otherItems: {
    title: 'Also to do',
    undelivered: { one: '1 email was not delivered', other: '{count} emails were not delivered' },
    reason: 'To {recipient}: {reason}',
    correct: 'Fix and resend',
    reminder: 'Follow up with {name}',
    reminderAt: 'reminder for {time}',
    /** Stands instead of it once the moment has passed. */
    reminderSince: 'due since {time}',
    attention: { one: '1 entry needs attention', other: '{count} entries need attention' },
    attentionReason: 'The site leaves out entries with errors.',
    repair: 'View and fix',
    moreForYou: { one: '1 more is new for you', other: '{count} more are new for you' },
    nothing: 'Nothing new for you, no failed emails and no reminders.',
  },

  arrivals: {
    title: 'Incoming',
    per: { one: 'per week, one week', other: 'per week, {written} weeks' },
    label: 'Submissions per week since {from}, between {least} and {most}; this week {count}: {kinds}.',
    thisWeek: 'this week: {count}',
    kinds: { quotes: 'quotes', reviews: 'reviews', applications: 'applications' },
    none: 'Nothing has come in since {from}.',
  },
  answerTime: {
    title: 'Time to first reply',
    median: 'median',
    label: 'Median hours to the first reply: {first} in the week of {from}, {last} in the last week with replies; the target is {aim}.',
    aim: 'target {hours} h',
    hours: '{hours} h',
    thisWeek: 'this week',
    none: 'No quote from these weeks has a reply yet.',
  },
  offers: {
    title: 'Price offers',
    all: 'Show all',
    open: { one: '1 open', other: '{count} open' },
    accepted: { one: '1 accepted in {days} days', other: '{count} accepted in {days} days' },
    none: 'No open price offers.',
  },
  load: {
    title: 'Workload',
    open: { one: '{name} has 1 open quote', other: '{name} has {count} open quotes' },
    nobodys: { one: '1 open quote is unassigned', other: '{count} open quotes are unassigned' },
    away: 'Away until {date}',
    none: 'No open quotes.',
  },
};
