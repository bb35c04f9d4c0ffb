export const cyberSecurity = {
  metadata: {
    title: 'Cyber Security for Business in {country} | {company}',
    description:
      'Cyber security for companies in {country}: tests, firewalls, staff training, backups and monitoring day and night by one team in {city}.',
    keywords: [
      'cyber security {country}',
      'penetration test {city}',
      'firewall',
      'security monitoring',
      'phishing training',
      'backup and recovery',
    ],
  },
  /** For a company that does not claim to monitor around the clock. */
  descriptionWithoutClaim:
    'Cyber security for companies in {country}: tests, firewalls, staff training, backups and monitoring by one team in {city}.',
  name: 'Cyber Security',

  hero: {
    eyebrow: 'Cyber Security',
    title: { before: 'Locked, and ', highlight: 'looked after', after: '.' },
    lead: 'We try the doors of your company the way a stranger would, shut the ones that give, and keep an eye on them from then on.',
    pictureAlt: 'A gold-rimmed shield built of hexagons, a few of them adrift at its edge',
    index: { label: 'On this page', view: 'How we see it', closing: 'Where to begin' },
  },

  risk: {
    eyebrow: 'The risk',
    scans: {
      figure: '36,000',
      unit: 'scans a second.',
      text: 'Nobody has to choose you. Programs go through the addresses of the internet one after the other and note whatever answers: an old router, a forgotten camera, a login page left from a trial.',
    },
    people: {
      figure: '95%',
      kind: 'Our assumption',
      title: 'The human side',
      text: 'We plan as if ninety-five break-ins in a hundred began with a person: a password used twice, an invoice opened in a hurry, the account of a colleague who left. So habits and permissions come before any new equipment.',
      alt: 'A field of one hundred hexagons, ninety-five of them lit',
    },
    doors: {
      figure: '60%',
      title: 'The doors that stay shut',
      text: 'We plan as if six shops in ten would not reopen after a serious attack, and write down with you what is restored first.',
      alt: 'A street of ten doors, six of them shut',
    },
    businesses: {
      text: 'The same programs try the doors of all of them. What gives way at one is shut at the others before the day is over.',
      alt: 'Hundreds of doors, all of them shut',
    },
  },

  approach: {
    quote: { primary: 'Every attack we prepare for ends at a keyboard.', secondary: 'So we begin with the person who sits at it.' },
    text: [
      'Few companies are short of security products. What is missing is the hour for reading the warnings, installing what is overdue and asking whether last night’s backup can be opened.',
      'That hour is our service. A team in {city} takes over the list, starts with what could stop your work tomorrow, and explains each step so that the person who signs for it can judge it.',
    ],
  },

  reasons: {
    alarms: {
      title: 'Alarms that reach a person',
      text: 'Laptops, servers and mailboxes report to one place. A machine that behaves strangely is cut off first, and somebody you know calls you.',
    },
    attack: {
      title: 'Attacked on purpose',
      text: 'With your permission we break in as far as we can, then hand over the list with the worst on top.',
    },
    training: {
      title: 'Training without fear',
      text: 'Staged phishing mail, a short talk, no names on a board.',
    },
    wayBack: {
      title: 'A way back',
      text: 'Copies kept where an intruder cannot reach them, and test-restored, so that nobody opens the manual for the first time on the bad day.',
    },
    papers: {
      title: 'Papers in order',
      text: 'Policies, logs and access lists, ready when the auditor or a bank asks.',
    },
    reports: {
      title: 'Reports in plain words',
      text: 'What was tried, what we changed, what we advise next. Written for the owner, not for engineers.',
    },
  },

  answers: [
    {
      question: 'Can a penetration test disturb our work?',
      answer:
        'It can, so we agree beforehand on what may be tried, at which hours, and what stays untouched. Nothing is attacked without your permission.',
    },
    {
      question: 'We have antivirus and a firewall. Is that not enough?',
      answer:
        'They help as long as somebody reads their warnings and installs their updates. We begin with what you have: what works stays, and you buy something new only where a door is really open.',
    },
    {
      question: 'What access do you need?',
      answer:
        'For a test from outside: the addresses that are yours, and your permission in writing. For looking after your systems: accounts of our own, with as much access as the work needs, which you can close at any time.',
    },
    {
      question: 'Can you promise that nobody will get in?',
      answer: 'No, and nobody can. We shut what gives way, watch for those who try, and keep copies from which your work can be restored.',
    },
    {
      question: 'Something has already happened. What now?',
      answer:
        'Call rather than write, take the affected machine off the network, and do not delete or reinstall anything. We find out first how they came in, then restore from a copy that is clean.',
    },
  ],

  closing: {
    title: 'One of your doors is open. Which?',
    text: 'Tell us how many people work with you, in how many places, and what must never stand still. We answer with where we would look first.',
    action: 'Contact us',
  },
} as const;
