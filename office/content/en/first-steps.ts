/** Leads an owner who begins. */
export const firstSteps = {
  title: {
    zero: 'You’re all set, {name}.',
    one: 'One step left, {name}.',
    other: '{written} steps to set up your site, {name}.',
  },
  numerals: ['No', 'One', 'Two', 'Three', 'Four'],
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
    job: {
      title: 'Publish your first job',
      text: 'Applications arrive here in the Office.',
      action: 'Add a job',
    },
  },
};
