export const establishedRebuild = {
  metadata: {
    title: 'IT System Setup & Rebuild in {country} | {company}',
    description:
      'New IT for new sites and renewal of ageing systems in {country}: surveyed, planned in stages and replaced while your business keeps working.',
    keywords: [
      'IT rebuild {country}',
      'server room renewal',
      'IT modernisation',
      'new office IT setup {city}',
      'legacy system migration',
      'IT infrastructure',
    ],
  },
  name: 'Established & Rebuild',

  hero: {
    eyebrow: 'Established & Rebuild',
    title: { before: 'Out with the old. ', highlight: 'Doors open', after: ' throughout.' },
    lead: 'A first office from an empty room, or a server cabinet that has grown for years: we build it new, piece by piece, beside your working day.',
    pictureAlt: 'Server cabinets edged with thin lines of gold light',
  },

  statistics: {
    title: 'What wears out first',
    /** `{count}` in words. */
    text: { other: '{count} figures to keep in mind before money is spent on new machines.' },
    cards: {
      plan: {
        title: 'The plan',
        text: 'Ambitious changes fail when everything has to switch over at once. We cut the work into parts that can each be taken back.',
      },
      age: {
        title: 'The age',
        text: 'Systems that still run can be long past support. A survey says which of yours must go and which may stay.',
      },
      pace: {
        title: 'The pace',
        text: 'What a tidy rebuild is meant to give back: fewer steps, fewer copies, fewer people waiting for one machine.',
      },
      /** For a company that claims support around the clock. */
      cover: { title: 'The cover', text: 'While old and new run side by side, an engineer watches both.' },
    },
  },

  beforeAfter: {
    title: 'The same cabinet, layer by layer',
    text: 'From the bottom up, because each layer carries the next. Nothing old is unplugged before the new one has taken its load.',
    before: 'Found',
    after: 'Handed over',
    rows: {
      programs: { title: 'Programs', old: 'Versions nobody dares to touch', fresh: 'Supported releases, tested by their users' },
      data: { title: 'Data', old: 'Five folders called “final”', fresh: 'One place, one owner, copies elsewhere' },
      servers: { title: 'Servers', old: 'A tower under a desk', fresh: 'Two that can stand in for each other' },
      network: { title: 'Network', old: 'Switches joined in a row', fresh: 'Two paths to every floor' },
      cabling: { title: 'Cabling', old: 'Crossed, unlabelled, too long', fresh: 'Cut to length, numbered, drawn' },
      power: { title: 'Power', old: 'One strip for everything', fresh: 'Two feeds and a tested battery' },
    },
  },

  benefits: {
    title: 'Why It Matters',
    cards: {
      operations: {
        title: 'Faster Operations',
        text: 'Month end, stocktaking, the first hour on {firstDay}: the waits your staff have stopped mentioning go first.',
      },
      security: {
        title: 'Stronger Security',
        text: 'Old systems cannot be patched. Taking them out closes holes that no added product can cover.',
      },
      savings: {
        title: 'Long-term Savings',
        text: 'Fewer models, fewer contracts, spare parts that fit everywhere, and repairs that can be planned.',
      },
    },
  },

  reasons: {
    survey: { title: 'A survey you keep', text: 'Every machine, licence and cable in one list, whether or not we do the work.' },
    stages: { title: 'Stages with an exit', text: 'After each stage the company could stop and still be better off than before.' },
    nights: { title: 'Nights and {dayOff}s', text: 'What must be switched off is switched off when your doors are closed.' },
    oldAndGood: {
      title: 'Old but good stays',
      text: 'A ten-year-old cabinet can be excellent steel. We renew what fails you, not what looks old.',
    },
    bareRoom: {
      title: 'From the bare room',
      text: 'For a new site we sit with the architect: sockets, ducts and cooling before the walls are closed.',
    },
    handover: {
      title: 'Handed over, not left',
      text: 'Drawings, passwords and a walk through your own system, with time for questions.',
    },
  },

  /** They stand on the cards of `state` as well. */
  figures: {
    failures: { value: '70', unit: '%', label: 'Transformation Failures' },
    modernization: { value: '85', unit: '%', label: 'Need Modernization' },
    efficiency: { value: '40', unit: '%', label: 'Efficiency Increase' },
  },

  answers: [
    {
      question: 'Does everything have to be replaced at once?',
      answer:
        'No. The work is cut into stages, and each of them ends with something that works. After any of them you can wait for the next budget.',
    },
    {
      question: 'What becomes of the data in our old programs?',
      answer:
        'We look first at whether it can be extracted, and in which form. A copy is moved first and checked by the people who use it; the old system stays until they are satisfied.',
    },
    {
      question: 'Nobody here knows how our systems were set up. Is that a problem?',
      answer:
        'No, the survey is there for that. It puts every machine, licence and cable on one list, and the list is yours even if the work ends there.',
    },
    {
      question: 'What should we send for a quote?',
      answer:
        'A photograph of the cabinet, a rough list of machines and programs, and the hours at which you can do without them. A visit finds the rest.',
    },
    { question: '', answer: '' },
  ],

  closing: {
    title: { before: "Ready to rebuild what's ", highlight: 'holding you back', after: '?' },
    text: 'Send a photograph of the cabinet that stays shut. It is a better start than any questionnaire.',
    action: 'Plan the first stage',
  },
} as const;
