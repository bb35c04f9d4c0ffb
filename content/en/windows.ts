import { brand } from '#brand';
import { urls } from '#contract/urls';

export const windows = {
  metadata: {
    title: `Windows Software Development | ${brand.name}`,
    description:
      'Windows programs written around your forms, machines and rules. They run offline, install once and stay in your building. Ask for a free consultation.',
    keywords: [
      'Windows software',
      'desktop application',
      `custom software ${brand.office.country}`,
      'offline software',
      'accounting software',
      'hardware integration',
    ],
  },
  breadcrumb: [{ label: 'Programming' }, { label: 'Windows', href: urls.windows }],
  service: {
    name: 'Windows Software',
    description: 'Custom desktop programs for Windows, with installation, data transfer, training and care.',
  },

  hero: {
    title: { before: 'Press ', highlight: 'Enter', after: '. It is done.' },
    lead: 'We write Windows programs for work that has to happen on this machine, today: with the scanner attached, the ledger open and the line down if need be.',
    action: { label: 'Get a Quote', href: urls.contact },
    pictureAlt: 'A dark keyboard whose Enter key is made of gold',
  },

  benefits: {
    title: 'Six reasons to install rather than log in',
    window: { title: 'Benefits', groups: ['Speed', 'Fit', 'Keeping'], status: ['Ready', 'No connection needed'] },
    items: [
      {
        icon: 'gauge',
        title: 'Fast Performance',
        text: 'Long lists open, sort and scroll at once, because processor and data sit in the same box.',
      },
      {
        icon: 'offline',
        title: 'Works Offline',
        text: 'Records live on your machine or your own server, and stay within reach without a connection.',
      },
      {
        icon: 'ruler',
        title: 'Tailored to Your Work',
        text: 'Fields, steps and words match your paper forms. What you do not need is not there.',
      },
      {
        icon: 'printer',
        title: 'Hardware Within Reach',
        text: 'Scales, label printers, scanners and measuring machines answer the program directly.',
      },
      {
        icon: 'shield',
        title: 'Security in the House',
        text: 'Files stay inside your building, behind Windows accounts and rights that you control.',
      },
      {
        icon: 'disc',
        title: 'Cost-Effective One-Time Install',
        text: 'Installed once on computers you already own, not rented by the user and the month.',
      },
    ],
  },

  offline: {
    title: 'The line is cut. The invoice prints.',
    text: 'Selling, counting and printing carry on as before. When the connection is back, the program sends what has waited and shows what came in.',
    labels: { outside: 'Internet', inside: 'Your office' },
  },

  industries: {
    title: 'Seven folders we know by heart',
    columns: { name: 'Name', content: 'What it opens' },
    root: 'Industries',
    types: [
      { title: 'Accounting & Finance', text: 'Ledgers, cheques, year-end reports' },
      { title: 'Manufacturing', text: 'Work orders, counters, quality sheets' },
      { title: 'Clinics & Laboratories', text: 'Patient files, results from devices' },
      { title: 'Warehousing & Distribution', text: 'Receiving, picking, loading lists' },
      { title: 'Schools & Institutes', text: 'Enrolment, marks, fees' },
      { title: 'Engineering & Contracting', text: 'Tenders, quantities, site diaries' },
      { title: 'Offices & Public Bodies', text: 'Archives, approvals, letters' },
    ],
  },

  keys: {
    title: 'For hands that know the keys',
    text: 'People who enter records all day do not look for the mouse. Every form can be filled from the keyboard, in Arabic and English, and the cursor walks through the fields in the order of the paper beside it.',
    pictureAlt: 'Close view of Enter, Shift and Ctrl',
    shortcuts: [
      { keys: ['Ctrl', 'N'], text: 'New record' },
      { keys: ['Ctrl', 'F'], text: 'Find anything' },
      { keys: ['Ctrl', 'P'], text: 'Print in your layout' },
    ],
  },

  features: {
    title: 'Eight features, all ticked',
    text: 'No two of our programs look alike. These boxes are ticked in every one of them.',
    items: [
      { title: 'User Accounts and Roles', text: 'Who may see, change, approve and print.' },
      { title: 'Local or Shared Database', text: 'One computer, or the whole office on the same records.' },
      { title: 'Reports and Printing', text: 'Invoices, labels and lists on your letterhead.' },
      { title: 'Import and Export', text: 'Spreadsheets and PDF, in and out.' },
      { title: 'Backup and Restore', text: 'Copies on a schedule, tried by restoring them.' },
      { title: 'Version Updates', text: 'New functions arrive without losing a setting.' },
      { title: 'Arabic and English Screens', text: 'Both directions, dates and number formats.' },
      { title: 'Links to Other Systems', text: 'Tills, websites and accounting kept in step.' },
    ],
  },

  trust: {
    window: 'Setup',
    title: 'What every installation includes',
    points: [
      { icon: 'eye', text: 'We watch the work before we write the first line' },
      { icon: 'pen', text: 'You approve the screens as drawings' },
      { icon: 'database', text: 'Your old records are moved over and checked' },
      { icon: 'people', text: 'Training takes place at your own desks' },
      { icon: 'support', text: 'The same team answers after the installation' },
    ],
  },

  closing: {
    title: 'Step one is a conversation.',
    text: 'In a free consultation we go through the forms, files and machines you use today, and say plainly what a program should take over and what it should leave alone.',
    action: { label: 'Start with a Free Consultation', href: urls.contact },
  },
} as const;
