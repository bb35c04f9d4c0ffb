/** What an owner who begins is led through. */
export const firstSteps = {
  title: {
    zero: 'Every step is taken, {name}.',
    one: 'One step is left, {name}.',
    other: '{written} steps, {name}, and the site is yours.',
  },
  numerals: ['No', 'One', 'Two', 'Three', 'Four'],
  lead: 'What you publish stands on the site at once. Every step can be changed later.',
  progress: '{done} of {count} done',
  done: 'done',
  hide: 'Put this away',
  hidden: 'The first steps are put away',
  steps: {
    company: {
      title: 'Say who you are',
      text: 'Phone, address and hours, in both languages.',
      action: 'To the company',
    },
    office: {
      title: 'Place the first office',
      text: 'A pin on the map of the home page, and an entry of its own.',
      action: 'Add an office',
    },
    client: {
      title: 'Show the first client',
      text: 'A name and a logo on the wall of clients.',
      action: 'Add a client',
    },
    job: {
      title: 'Publish the first job',
      text: 'Whoever applies waits for you in the Office.',
      action: 'Write a job',
    },
  },
};
