/** What waits, what else, and how the weeks went. */
export const today = {
  title: 'Today',
  now: '{date}, {time} in {place}',
  failed: 'What waits could not be loaded.',

  waits: { one: 'waits for an answer, {name}.', other: 'wait for an answer, {name}.' },
  overdue: {
    one: '{written} of them longer than our aim, {oldest} longest.',
    other: '{written} of them longer than our aim, {oldest} longest.',
  },
  noneOverdue: 'None longer than our aim, {oldest} longest.',
  onlyOne: '{oldest}, for {duration}.',
  yours: {
    mine: { one: '{written} is yours', other: '{written} are yours' },
    nobodys: { one: '{written} belongs to nobody', other: '{written} belong to nobody' },
    oldest: '{oldest} waits longest',
    sentence: '{mine}, {nobodys}, {oldest}.',
  },
  /** As a sentence begins with them, and inside one. */
  capitalNumerals: ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  numerals: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  start: 'Start with the oldest',

  stair: {
    label: {
      one: 'One thing waits, for {longest}.',
      other: '{count} things wait. Sorted by how long, from {shortest} to {longest}.',
    },
    overdue: { one: 'One waits longer than our aim.', other: '{count} wait longer than our aim.' },
    step: '{name}, waits {duration}',
    group: { one: '{count} shorter', other: '{count} shorter' },
    shortest: 'just now',
    oldest: '{name}, {duration}',
    longest: 'waits longest',
    aim: { one: 'Our aim: a first answer within an hour', other: 'Our aim: a first answer within {count} hours' },
    aimOfDay: 'Our aim: a first answer within a day',
    days: { one: '1 day', other: '{count} days' },
    hours: { one: '1 hour', other: '{count} hours' },
  },
  legend: {
    quote: { one: '1 quote', other: '{count} quotes' },
    review: { one: '1 review', other: '{count} reviews' },
    application: { one: '1 application', other: '{count} applications' },
  },

  list: 'What waits, the oldest first',
  kinds: { quote: 'Quote', review: 'Review', application: 'Application' },
  wroteAgain: 'wrote again',
  actions: { quote: 'Answer', review: 'Decide', application: 'Read' },
  more: { one: '1 more waits. It comes up as you answer.', other: '{count} more wait. They come up as you answer.' },
  keys: { move: 'move', open: 'open', take: 'assign to me', all: 'all keys' },

  take: { done: '{name} is yours', failed: '{name} stays as it was: {reason}' },

  empty: {
    title: 'Nothing waits.',
    text: 'Everybody who wrote has an answer.',
    open: 'Look through open quotes',
    public: 'Look at the public reviews',
  },

  side: 'This week',
  also: {
    title: 'Also',
    undelivered: { one: '1 mail could not be delivered', other: '{count} mails could not be delivered' },
    reason: 'To {recipient}: {reason}',
    correct: 'Correct and send again',
    reminder: 'Back to {name}',
    reminderAt: 'reminder for {time}',
    attention: { one: '1 entry needs attention', other: '{count} entries need attention' },
    attentionReason: 'The site leaves out what does not fit.',
    repair: 'See and repair',
    nothing: 'No mail has failed, and you asked to be reminded of nothing.',
  },

  arrivals: {
    title: 'What came in',
    per: { one: 'per week, one week', other: 'per week, {written} weeks' },
    label: 'Submissions per week since {from}, between {least} and {most}; this week {count}: {kinds}.',
    thisWeek: 'this week: {count}',
    kinds: { quotes: 'quotes', reviews: 'reviews', applications: 'applications' },
    none: 'Nothing came in since {from}.',
  },
  answerTime: {
    title: 'Time to the first answer',
    median: 'median',
    label: 'Median hours to the first answer: {first} in the week of {from}, {last} in the last week with answers; the aim is {aim}.',
    aim: 'aim {hours} h',
    hours: '{hours} h',
    thisWeek: 'this week',
    none: 'No quote of these weeks has an answer yet.',
  },
  load: {
    title: 'Who is on what',
    open: { one: '{name} has 1 open quote', other: '{name} has {count} open quotes' },
    nobodys: { one: '1 open quote is nobody’s', other: '{count} open quotes are nobody’s' },
    away: 'Out until {date}',
    none: 'No quote is open.',
  },
};
