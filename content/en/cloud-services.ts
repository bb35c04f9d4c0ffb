export const cloudServices = {
  metadata: {
    title: 'Cloud Services for Business in {country} | {company}',
    description:
      'Cloud services for companies in {country}: mail, files, servers and backups moved, secured and watched, with a bill that shows what each part costs.',
    keywords: [
      'cloud services {country}',
      'cloud migration {city}',
      'cloud backup',
      'Microsoft 365 setup',
      'virtual servers',
      'cloud cost control',
    ],
  },
  name: 'Cloud Services',

  hero: {
    eyebrow: 'Cloud Services',
    title: { before: 'Keep the servers. Lose the ', highlight: 'server room', after: '.' },
    lead: 'Mail, files, accounting and whole machines move to a data centre and stay as close as your browser.',
    pictureAlt: 'A cloud of dark glass covered with points of light, thin lines of light falling from it',
  },

  needs: {
    text: 'Much of what a company pays for its own server room never appears on a bill called IT. Put on paper, it looks like this.',
    columns: { item: 'Item', before: 'Your own room', after: 'In the cloud' },
    savings: {
      running: {
        heading: 'Statement of running costs',
        figure: '30%',
        label: 'Savings',
        lines: {
          power: { item: 'Electricity and cooling', before: 'Paid all year', after: 'Part of the service' },
          spares: { item: 'Spare disks and batteries', before: 'Kept on the shelf', after: 'No longer yours' },
          storage: { item: 'Storage', before: 'Sized for the worst month', after: 'Sized by use' },
          updates: { item: 'Evenings spent on updates', before: 'Your own people', after: 'Planned with us' },
        },
        note: 'The share of running costs a move should take away. Your own bills show whether it can.',
      },
      equipment: {
        heading: 'Statement of equipment',
        figure: '50%',
        label: 'Savings',
        lines: {
          servers: { item: 'Servers for the busiest day', before: 'Bought in advance', after: 'Rented for that day' },
          copy: { item: 'Second copy of everything', before: 'A second building', after: 'A second region' },
          replacement: { item: 'Replacement after some years', before: 'A new order', after: 'Not your order' },
        },
        note: 'The most we would look for, where ageing machines are due for replacement.',
      },
    },
    uptime: 'Power, cooling and lines doubled by the data centre, and your services arranged to use both.',
    monitoring: 'Full disks, failed copies and odd logins reach us at night as they do at noon.',
  },

  approach: {
    quote: {
      primary: 'The cloud is a computer in someone else’s building.',
      secondary: 'Choosing the building, and holding the keys, is our job.',
    },
    text: [
      'Not everything should move. A till has to work when the line is down, a drawing office needs its large files near. We sort your systems into three piles: move now, move later, leave where it is.',
      'Each move is rehearsed on a copy. Your people try it, we correct what they stumble over, and only then do the addresses change.',
    ],
  },

  reasons: {
    bill: {
      title: 'A bill you can read',
      text: 'Each department, site or project has its own line, and what is no longer used is found and switched off.',
    },
    weekend: {
      title: 'Moved while you are closed',
      text: 'We change over on your weekend, with the old system kept ready until you say it may go.',
    },
    copies: {
      title: 'Copies out of reach',
      text: 'Backups sit in another account in another region, so that one stolen password cannot delete both.',
    },
    keys: { title: 'Keys in your name', text: 'Contracts, domains and administrator accounts belong to your company, not to us.' },
    shrinking: {
      title: 'Room to shrink',
      text: 'Growing is easy to sell. We also take capacity back after the season, while there is still something to save.',
    },
    rights: {
      title: 'Permissions that follow people',
      text: 'New colleagues have everything on their first morning. Leavers lose it the same day.',
    },
  },

  answers: [
    {
      question: 'What should stay in our building?',
      answer:
        'Whatever has to go on when the line is down, such as a till, and large files that people work on all day. We sort first, and “do not move it” is one of the answers.',
    },
    {
      question: 'In which country will our data be?',
      answer:
        'In the region that you choose, before anything is moved. If your sector or one of your contracts prescribes a place, tell us at the beginning.',
    },
    {
      question: 'Can we leave again later?',
      answer: 'Yes. Contracts, domains and administrator accounts are in your company’s name, so you can change the provider, or us.',
    },
    {
      question: 'Who pays the cloud provider?',
      answer: 'You do, by a contract of your own. Our work is quoted separately, so you see what the capacity costs and what we cost.',
    },
    {
      question: 'What if our internet fails?',
      answer:
        'Then what is in the cloud is out of reach until a line is back. So we look at your line before the move, and advise a second one where the work cannot wait.',
    },
  ],

  closing: {
    title: 'Bring us last year’s bills.',
    text: 'Hardware, licences, electricity, repairs: from those we can say which systems would gain from a move, and which would not.',
    action: 'Talk about a move',
  },
} as const;
