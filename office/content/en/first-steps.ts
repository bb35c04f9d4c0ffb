/** Leads somebody who begins. */
export const firstSteps = {
  title: {
    zero: 'You’re all set, {name}.',
    one: 'One step left, {name}.',
    other: '{written} steps to get started, {name}.',
  },
  numerals: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'],
  lead: 'What you publish is on the site at once. You can change everything later.',
  progress: '{done} of {count} done',
  done: 'done',
  hide: 'Hide these steps',
  hidden: 'First steps hidden',
  steps: {
    company: {
      title: 'Add your company details',
      text: 'Phone, address and hours, in both languages.',
      action: 'Go to Company',
    },
    office: {
      title: 'Add your first branch',
      text: 'It gets a pin on the home page map and its own entry.',
      action: 'Add a branch',
    },
    client: {
      title: 'Add your first client',
      text: 'Their name and logo on the clients page.',
      action: 'Add a client',
    },
    member: {
      title: 'Introduce someone of the team',
      text: 'Name, role and picture on the About page.',
      action: 'Add a person',
    },
    job: {
      title: 'Publish your first job',
      text: 'Applications arrive here in the Office.',
      action: 'Add a job',
    },
    colleague: {
      title: 'Invite a colleague',
      text: 'They see what their role needs, and sign in on their own.',
      action: 'Invite a colleague',
    },
    mail: {
      title: 'Check that mail arrives',
      text: 'Say who is told of a new quote, then send one from your site. It counts once an email has left.',
      action: 'Set notifications',
    },
    quoteTemplate: {
      title: 'Make a template for replies your own',
      text: 'A few are there. Change one to what you write to many; you choose it when you answer.',
      action: 'Go to templates',
    },
    offer: {
      title: 'Send your first price offer',
      text: 'It begins inside a quote.',
      action: 'Go to Quotes',
    },
    applicationTemplate: {
      title: 'Make a template for applicants your own',
      text: 'An invitation, or a friendly no: you choose it when you write.',
      action: 'Go to templates',
    },
  },
};
