export const monitoringInnovation = {
  metadata: {
    title: 'IT Monitoring & Innovation in {country} | {company}',
    description:
      'Real-time monitoring of servers, networks and backups for companies in {country}, and the improvements that the readings suggest. Ask {company}.',
    keywords: [
      'IT monitoring {country}',
      'server monitoring',
      'network monitoring {city}',
      'real-time alerts',
      'IT innovation',
      'system evaluation',
    ],
  },
  name: 'Monitoring & Innovation',

  hero: {
    eyebrow: 'Monitoring & Innovation',
    title: { before: 'We see it ', highlight: 'before', after: ' you feel it.' },
    lead: 'Servers, links, backups and programs report how they are. We read the reports, act on them, and show you what we learn from them.',
    film: { play: 'Play film', pause: 'Pause film' },
  },

  needs: {
    text: 'Four dials we would put on your wall, and what each is there to show.',
    /** Under each figure: none of them was measured. */
    target: 'Target',
    dials: {
      warnings: {
        title: 'Warned in time',
        text: 'Disks, certificates and licences give notice. The aim is to catch most faults while they are still warnings.',
      },
      risk: {
        title: 'Less at stake',
        text: 'The risk we work to take out: single machines and single people that everything hangs on.',
      },
      checks: {
        title: 'Checked by itself',
        text: 'The part of the daily round a program can do, so that engineers look at what is new.',
      },
      guesswork: { title: 'Less guesswork', text: 'Meetings about “why is it slow?” get shorter once everybody can see the graph.' },
    },
  },

  eventLog: {
    title: 'A night, line by line',
    text: 'A made-up night in a made-up company. The lines are the kind we read.',
    events: {
      backupBegins: 'Backup of the accounts begins.',
      backupDone: 'Backup done, test-opened, closed again.',
      diskLate: 'Second disk of the file server answers late, for the third time.',
      engineerCalled: 'The engineer on duty is called. Work moves to the spare disk.',
      copyComplete: 'Copy complete. A new disk is put on the morning’s list.',
      linesMeasured: 'Lines to both branches measured: as yesterday.',
      firstLogin: 'First login of the day. All as usual.',
    },
    states: { normal: 'All well', alarm: 'Alarm', action: 'Action' },
  },

  approach: {
    quote: { primary: 'A graph repairs nothing.', secondary: 'Somebody has to read it and pick up the phone.' },
    text: [
      'We install the sensors, agree with you what counts as urgent, and decide who is woken for what. Everything else waits for office hours, because an alarm that rings for nothing is soon switched off.',
      'Innovation is the other half. The same curves show which server idles, which process waits for which, and where a small change would be felt by everyone.',
    ],
    pictureAlt: 'Three displays: a map of the world with network links, and their readings',
  },

  reasons: {
    expertise: { title: 'Proven Expertise', text: 'Engineers who have run systems like yours know which noise matters.' },
    endToEnd: {
      title: 'End-to-End Solutions',
      text: 'From the sensor in the cabinet to the sentence in the report, one team answers for it.',
    },
    scale: {
      title: 'Fast & Scalable',
      text: 'The first readings come with the first sensor; another branch is another row on the screen.',
    },
    client: { title: 'Client-Centered Approach', text: 'Your opening hours, your critical day, your words for what “down” means.' },
    innovation: { title: 'Innovation First', text: 'Each report ends with one thing we would improve, and what it would take.' },
    security: { title: 'Security First', text: 'Sensors may read, never write, and everything they send is encrypted.' },
  },

  /** Below the figures of the strip. */
  figures: { risk: 'Risk Reduction', response: 'Faster Response', efficiency: 'Efficiency Identified' },

  answers: [
    {
      question: 'What can be monitored?',
      answer:
        'Servers, lines, backups, disks, certificates, and the programs that your work depends on. Whatever can report how it is can go on the list.',
    },
    { question: 'Do you see what is in our files?', answer: 'No. The sensors read how a system is doing, not what is stored in it.' },
    {
      question: 'Who is called when an alarm goes off?',
      answer:
        'Whoever we agreed on, for each kind of fault: one of your people, one of ours, or both. What is not urgent waits for the report.',
    },
    {
      question: 'Is the repair included?',
      answer:
        'What we may do at once, such as moving work to a spare disk, is settled in advance. Anything beyond that is your decision, once we have told you what it takes.',
    },
    { question: '', answer: '' },
  ],

  closing: {
    title: 'What did your systems do last night?',
    text: 'If the honest answer is “I do not know”, tell us what you run and where. We will say what can be measured.',
    action: 'Start measuring',
  },
} as const;
