export const windows = {
  metadata: {
    title: 'Custom Windows Software in {country} | {company}',
    description:
      'Windows programs written around your forms, machines and rules. They run offline, install once and stay in your building. Ask for a free consultation.',
    keywords: [
      'Windows software',
      'desktop application',
      'custom software {country}',
      'offline software',
      'accounting software',
      'hardware integration',
    ],
  },
  name: 'Windows',
  service: {
    name: 'Windows Software',
    description: 'Custom desktop programs for Windows, with installation, data transfer, training and care.',
  },

  hero: {
    eyebrow: 'Windows Software',
    title: { before: 'Press ', highlight: 'Enter', after: '. It is done.' },
    lead: 'We write Windows programs for work that has to happen on this machine, today: with the scanner attached, the ledger open and the line down if need be.',
    pictureAlt: 'A dark keyboard whose Enter key is made of gold',
  },

  benefits: {
    title: 'Why install rather than log in',
    window: {
      title: 'Benefits',
      groups: { speed: 'Speed', fit: 'Fit', keeping: 'Keeping' },
      status: { ready: 'Ready', offline: 'No connection needed' },
    },
    items: {
      performance: {
        title: 'Fast Performance',
        text: 'Long lists open, sort and scroll at once, because processor and data sit in the same box.',
      },
      offline: {
        title: 'Works Offline',
        text: 'Records live on your machine or your own server, and stay within reach without a connection.',
      },
      tailored: {
        title: 'Tailored to Your Work',
        text: 'Fields, steps and words match your paper forms. What you do not need is not there.',
      },
      hardware: {
        title: 'Hardware Within Reach',
        text: 'Scales, label printers, scanners and measuring machines answer the program directly.',
      },
      security: {
        title: 'Security in the House',
        text: 'Files stay inside your building, behind Windows accounts and permissions that you control.',
      },
      price: {
        title: 'Cost-Effective One-Time Install',
        text: 'Installed once on computers you already own, not rented per user per month.',
      },
    },
  },

  offline: {
    title: 'The line is cut. The invoice prints.',
    text: 'Selling, counting and printing carry on as before. When the connection is back, the program sends what has waited and shows what came in.',
    labels: { outside: 'Internet', inside: 'Your office' },
  },

  industries: {
    title: 'Folders we know by heart',
    columns: { name: 'Name', content: 'What it opens' },
    root: 'Industries',
    types: {
      accounting: { title: 'Accounting & Finance', text: 'Ledgers, cheques, year-end reports' },
      manufacturing: { title: 'Manufacturing', text: 'Work orders, counters, quality sheets' },
      clinics: { title: 'Clinics & Laboratories', text: 'Patient files, results from devices' },
      warehousing: { title: 'Warehousing & Distribution', text: 'Receiving, picking, loading lists' },
      schools: { title: 'Schools & Institutes', text: 'Enrolment, marks, fees' },
      engineering: { title: 'Engineering & Contracting', text: 'Tenders, quantities, site diaries' },
      offices: { title: 'Offices & Public Bodies', text: 'Archives, approvals, letters' },
    },
  },

  shortcuts: {
    title: 'For hands that know the keys',
    text: 'People who enter records all day do not look for the mouse. Every form can be filled from the keyboard, in Arabic and English, and the cursor moves through the fields in the order of the paper beside it.',
    pictureAlt: 'Close view of Enter, Shift and Ctrl',
    shortcuts: { create: 'New record', find: 'Find anything', print: 'Print in your layout' },
  },

  features: {
    title: 'Every box is ticked',
    text: 'No two of our programs look alike. These boxes are ticked in every one of them.',
    items: {
      accounts: { title: 'User Accounts and Roles', text: 'Who may see, change, approve and print.' },
      database: { title: 'Local or Shared Database', text: 'One computer, or the whole office on the same records.' },
      reports: { title: 'Reports and Printing', text: 'Invoices, labels and lists on your letterhead.' },
      exchange: { title: 'Import and Export', text: 'Spreadsheets and PDF, in and out.' },
      backup: { title: 'Backup and Restore', text: 'Copies on a schedule, test-restored.' },
      updates: { title: 'Version Updates', text: 'New features arrive, and no setting is lost.' },
      languages: { title: 'Arabic and English Screens', text: 'Both directions, dates and number formats.' },
      systems: { title: 'Links to Other Systems', text: 'Tills, websites and accounting kept in step.' },
    },
  },

  trust: {
    window: 'Setup',
    title: 'What every installation includes',
    points: {
      watching: 'We watch the work before we write the first line',
      drawings: 'You approve the screens as drawings',
      records: 'Your old records are moved over and checked',
      training: 'Training takes place at your own desks',
      support: 'The same team answers after the installation',
    },
  },

  answers: [
    {
      question: 'Why a Windows program and not a website?',
      answer:
        'For work that has to go on offline, with devices attached, or with data that must not leave the building. If none of the three applies to you, we say so and suggest a web tool.',
    },
    {
      question: 'Do we need new computers for it?',
      answer:
        'Not if yours can cope with it. Tell us their version of Windows and how many desks work on the same records, and you get a straight answer.',
    },
    {
      question: 'Can our old records be moved?',
      answer:
        'From spreadsheets, and from databases that still open, yes. Let us see a copy early: it is better to know what cannot be extracted before the price than after it.',
    },
    {
      question: 'What do later changes cost?',
      answer: 'The program itself is not rented. A change that you ask for later gets a quote of its own, before anybody starts on it.',
    },
    { question: '', answer: '' },
  ],

  closing: {
    title: 'Step one is a conversation.',
    text: 'In a free consultation we go through the forms, files and machines you use today, and say plainly what a program should take over and what it should leave alone.',
    action: 'Start with a Free Consultation',
  },
} as const;
