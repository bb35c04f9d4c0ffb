export const ai = {
  metadata: {
    title: 'AI for Business in {country} | {company}',
    description:
      'AI for companies in {country}: assistants, document reading and forecasts in Arabic and English, built on your own data with a person in charge.',
    keywords: [
      'AI {country}',
      'artificial intelligence for business',
      'AI assistant Arabic',
      'document automation',
      'demand forecasting',
      'chatbot {city}',
    ],
  },
  name: 'AI',

  hero: {
    eyebrow: 'Artificial Intelligence',
    title: { before: 'Give the ', highlight: 'routine', after: ' to the machine.' },
    lead: 'Reading, sorting, retyping, answering what was answered yesterday. We teach that to software, and your people keep the judgement.',
    pictureAlt: 'A processor marked AI, gold lines of circuitry leading away from it',
  },

  needs: {
    text: 'Four aims we set for a project before it starts. Whether they are reached is measured at your own desks.',
    /** Beside each figure: none of them was measured. */
    target: 'Target',
    aims: {
      typing: { title: 'Less retyping', text: 'Orders, invoices and forms are read and filled in; a person confirms.' },
      waiting: { title: 'Shorter waits', text: 'The first answer to a customer is drafted while the question is still being read.' },
      searching: { title: 'Less searching', text: 'Ask your contracts and manuals a question, and see the page the answer came from.' },
      forecasts: { title: 'Closer forecasts', text: 'Past sales, seasons and holidays together say how much to order.' },
    },
  },

  workdayComparison: {
    title: 'The same desk, before and after',
    text: 'An illustration, not a measurement: a day at a desk that handles orders.',
    before: {
      label: 'Before',
      tasks: {
        inbox: 'Sort the inbox',
        typing: 'Retype orders',
        papers: 'Look for papers',
        questions: 'The usual questions',
        customers: 'Customers',
      },
    },
    after: {
      label: 'After',
      tasks: {
        inbox: 'Check what was sorted',
        orders: 'Confirm orders',
        customers: 'Customers',
        exceptions: 'The unusual case',
      },
    },
    note: 'The hours do not vanish. They move to the work that needs a human being.',
  },

  approach: {
    quote: { primary: 'A machine that is usually right', secondary: 'needs a person who knows when it is not.' },
    text: [
      'So we do not begin with a model. We sit beside the people who do the work, write down where a mistake would be cheap and where it would not, and automate only the first kind.',
      'Your data stays yours. What may leave the building, what is kept and who can read it is settled in writing before the first document is loaded.',
    ],
  },

  reasons: {
    oneTask: { title: 'One task first', text: 'A single, dull, frequent job, in use and understood before the second is discussed.' },
    arabic: {
      title: 'Arabic as it is written',
      text: 'Dialect, mixed scripts, scanned stamps: tested with your documents, not with samples.',
    },
    sources: { title: 'Sources on show', text: 'Every answer names the document behind it, so that it can be checked at a glance.' },
    signature: { title: 'A human signature', text: 'Money, contracts and people are never decided by the software alone.' },
    tools: { title: 'In the tools you have', text: 'It works inside your mail, your till or your accounting, not in one more window.' },
    honesty: { title: 'An honest no', text: 'Where a simple rule does the job better than a model, we write the rule.' },
  },
  chipAlt: 'The same processor from close by',

  answers: [
    {
      question: 'What data does it take?',
      answer:
        'Real examples of the task: the mails, forms or sales figures that it is about, with their mistakes left in. If they are too few or too mixed, we say so early.',
    },
    {
      question: 'Where do our documents go?',
      answer:
        'Where we have agreed in writing, and nowhere before that. If nothing may leave your building, we tell you what is possible inside it.',
    },
    {
      question: 'What happens when it is wrong?',
      answer:
        'It will be, now and then. So it starts where a mistake is cheap and somebody looks at the result, and every answer names the document to check it against.',
    },
    {
      question: 'Do we have to change our programs?',
      answer:
        'As a rule you keep your mail, till or accounting, and the work is done inside them. Name each program in your request, and we find out whether it can be connected.',
    },
    { question: '', answer: '' },
  ],

  closing: {
    title: 'Which task would you hand over?',
    label: 'Your task, in one sentence',
    /** An example of what a visitor could write. */
    prompt: 'Every morning we copy orders from our mail into the accounting program.',
    text: 'One sentence like this is a good beginning. We answer with what software can take over, and what it should not.',
    action: 'Tell us yours',
  },
} as const;
