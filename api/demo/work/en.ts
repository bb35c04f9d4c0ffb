import { applicationIn, type DemoWork } from './demo-work.ts';

/** An application of somebody with the same career as all others. */
const application = applicationIn((title) => [
  ['For three years', `${title}, a company that does not exist, Amman`],
  ['Before', 'Internship in the office of a workshop'],
]);

export const englishWork: DemoWork = {
  locale: 'en',
  mark: 'demo',
  answerSubject: 'Your request',
  offer: {
    subject: 'Our price offer {number}',
    text: 'Here is our price offer {number}:\n\n{link}\n\nOn that page you can accept it or ask us a question.',
    terms: 'Demo: amounts are examples. Half with the order, half after delivery.',
  },
  interviewPlace: 'Our office, third floor',
  resume: { notice: 'Invented for the demo: this person does not exist.', work: 'Work', skills: 'Skills' },
  quotes: [
    {
      name: 'Dina',
      mailbox: 'dina',
      country: 'Jordan',
      hoursAgo: 2,
      message:
        'We are opening a second bakery in Irbid in six weeks and need two tills, a kitchen printer and stock that both branches see. We use paper and a spreadsheet today. Could somebody come by and look at the shop?',
    },
    {
      name: 'Marwan',
      mailbox: 'marwan',
      country: 'United Arab Emirates',
      hoursAgo: 7,
      message:
        'Our dental clinic in Sharjah has eleven rooms on two floors and Wi-Fi that drops in half of them. We need a survey, cabling and access points, done outside of opening hours (after 9 in the evening).',
    },
    {
      name: 'Carla',
      mailbox: 'carla',
      country: 'Jordan',
      hoursAgo: 15,
      message:
        'Please quote for a website in Arabic and English for a small hotel in Madaba: 14 rooms, a page for each type, prices by season and a booking request by form. Photographs exist, texts do not.',
    },
    {
      name: 'Hamad',
      mailbox: 'hamad',
      country: 'Kuwait',
      hoursAgo: 29,
      message:
        'We have 60 laptops on Windows 10 and want to move to a managed set-up with mail and files in the cloud before the end of the year. What would a pilot with ten people cost and how long would it take?',
    },
    {
      name: 'SEO Team',
      mailbox: 'seo-team',
      country: 'Jordan',
      hoursAgo: 11,
      suspicious: true,
      message:
        'Dear website owner, we can bring you to the first page of search results within 7 days, guaranteed. See https://ranking.example and https://links.example for our packages.',
    },
    {
      name: 'Tamara',
      mailbox: 'tamara',
      country: 'Jordan',
      hoursAgo: 54,
      owner: 'rami',
      message:
        'We are a law office of nine in Amman and had a phishing mail last week that one of us opened. We want the mail, the laptops and our backup looked at, and a training of two hours for everybody.',
      answer: {
        after: 3,
        text: 'Thank you for writing so openly. We suggest one day on site: mail and accounts in the morning, laptops and backup in the afternoon, and the training a week later with what we have found. Would Sunday or Tuesday suit you?',
      },
      reply: {
        after: 50,
        text: 'Tuesday is good, from nine. Do you need administrator access on that day, or before? Our mail is with an outside provider.',
      },
      note: 'Their provider answers within a day. Ask for access on Sunday, so that Tuesday is not lost.',
    },
    {
      name: 'Ghassan',
      mailbox: 'ghassan',
      country: 'Saudi Arabia',
      hoursAgo: 98,
      message:
        'Twelve cameras for a warehouse in Dammam, recording for 60 days, and a view for the guard at the gate. Ceilings are nine metres high. The insurance wants the plan in writing.',
      state: 'talk',
      answer: {
        after: 5,
        text: 'With nine metres we would rather take eight cameras with a better lens on the walls than twelve below the ceiling. To draw the plan we need a floor plan with the shelves, and a photograph towards each of the gates.',
      },
      reply: { after: 30, text: 'The floor plan is attached. The gates face south, and the shelves are five metres high.' },
      remindIn: -2,
    },
    {
      name: 'Nour',
      mailbox: 'nour',
      country: 'Jordan',
      hoursAgo: 150,
      owner: 'zaid',
      message:
        'Our delivery app needs a version for drivers: orders, the way, cash taken, and it has to work where there is no network. About 40 drivers, all on Android.',
      answer: {
        after: 8,
        text: 'That is a good fit for us. Before we name a price we would like to ride along for half a day: what happens without a network decides most of the work. Please tell us which of your days is a busy one.',
        undelivered: true,
      },
    },
    {
      name: 'Leila',
      mailbox: 'leila',
      country: 'Qatar',
      hoursAgo: 210,
      owner: 'rami',
      message: 'We need monitoring for six servers and two lines, with a call at night when something is really down, and only then.',
      answer: {
        after: 6,
        text: 'Gladly. Attached in words: what we watch, what waits until the morning and what wakes somebody up. Please strike out what should not, and we will set it up on trial for a month.',
      },
      remindIn: 48,
    },
    {
      name: 'Basel',
      mailbox: 'basel',
      country: 'Jordan',
      hoursAgo: 340,
      owner: 'zaid',
      state: 'won',
      message:
        'A maintenance contract for a school in Zarqa: 45 computers in two labs, three printers, one visit a month and help by telephone.',
      answer: {
        after: 4,
        text: 'Thank you. We propose the first Saturday of each month, when the labs are empty, and the telephone from eight to four on school days. The contract has two pages and can be ended every half year.',
      },
      reply: { after: 70, text: 'The headmaster agrees. Please send two signed copies, and start with the labs on the ground floor.' },
    },
    {
      name: 'Samira',
      mailbox: 'samira',
      country: 'Bahrain',
      hoursAgo: 520,
      owner: 'rami',
      state: 'won',
      message:
        'Our stock program for spare parts is twenty years old and runs on one computer only. We want the same on four desks, with the old data.',
      answer: {
        after: 9,
        text: 'We looked at the file that you sent: the data can be read, and about one part in fifty is there twice. We would clean that up with you before the change, and keep the old computer running for a month beside it.',
      },
      note: 'Test import of the old file: 12 minutes, no errors.',
    },
    {
      name: 'Adel',
      mailbox: 'adel',
      country: 'Jordan',
      hoursAgo: 600,
      owner: 'zaid',
      state: 'lost',
      message: 'How much is an online shop with about 800 articles, payment by card and on delivery, and a link to our accounting?',
      answer: {
        after: 20,
        text: 'It depends most on the accounting. With an import once a night it is a matter of weeks, with a live link of months. Shall we telephone about what you need on the first day?',
      },
      reply: {
        after: 120,
        text: 'Thank you. We have decided for a ready-made shop for the first year, and will come back when we outgrow it.',
      },
    },
    {
      name: 'Jude',
      mailbox: 'jude',
      country: 'Oman',
      hoursAgo: 790,
      owner: 'rami',
      state: 'won',
      message:
        'A new office in Muscat for 25 people: network, telephones, meeting room, door control. The walls are open until the end of the month.',
      answer: {
        after: 2,
        text: 'Open walls are the best time. We can measure on Monday and have the cable plan with the builder by Wednesday, so that nothing has to be opened again.',
      },
    },
    {
      name: 'Anas',
      mailbox: 'anas',
      country: 'Jordan',
      hoursAgo: 980,
      owner: 'zaid',
      state: 'aside',
      message: 'I am writing my thesis on chatbots in banks. Could I interview one of your developers for half an hour?',
      answer: {
        after: 30,
        text: 'We have no bank of our own to speak of, but one of us is glad to talk about what works in small companies. Please write again when your questions are ready.',
      },
    },
    {
      name: 'Mira',
      mailbox: 'mira',
      country: 'Lebanon',
      hoursAgo: 1150,
      owner: 'rami',
      state: 'won',
      message:
        'Invoices from about 90 suppliers arrive as PDF and on paper. Can they be read automatically into our program, with somebody to check the doubtful ones?',
      answer: {
        after: 7,
        text: 'Yes, and the checking is the part that we would build first. Please send us thirty invoices of three suppliers, blacked out where you like: we tell you how many need a person.',
      },
    },
  ],
  applications: [
    application(
      { name: 'Yara', mailbox: 'yara', job: 'Front-end Developer', hoursAgo: 3 },
      {
        title: 'Front-end developer',
        summary: 'Four years of pages in two directions; likes forms that forgive.',
        skills: ['TypeScript', 'React', 'CSS', 'Accessibility'],
      },
    ),
    application(
      { name: 'Fadi', mailbox: 'fadi', job: 'Network Engineer', hoursAgo: 9 },
      {
        title: 'Network technician',
        summary: 'Cabling and wireless for schools and clinics; a tidy rack is a matter of honour.',
        skills: ['Switching', 'Wireless surveys', 'Firewalls'],
      },
    ),
    application(
      { name: 'Best Jobs', mailbox: 'best-jobs', job: 'Digital Marketing Coordinator', hoursAgo: 20 },
      { title: 'Offer', summary: 'One thousand candidates for one price.', skills: ['Offers'] },
      { suspicious: true },
    ),
    application(
      { name: 'Noor', mailbox: 'noor-a', job: 'Technical Support Specialist', hoursAgo: 75 },
      {
        title: 'Support specialist',
        summary: 'Five years at a help desk, three of them in a hospital.',
        skills: ['Windows', 'Printers', 'Patience'],
      },
      { step: 'reading', rating: 4, note: 'Clear and calm on the telephone. Could begin in a month.', againHoursAgo: 8 },
    ),
    application(
      { name: 'Ziad', mailbox: 'ziad', job: 'Front-end Developer', hoursAgo: 120 },
      {
        title: 'Web developer',
        summary: 'From templates to components, with tests since last year.',
        skills: ['JavaScript', 'React', 'Testing'],
      },
      { step: 'reading', rating: 3 },
    ),
    application(
      { name: 'Heba', mailbox: 'heba', job: 'Information Security Analyst', hoursAgo: 160 },
      {
        title: 'Security analyst',
        summary: 'Systems administration first, then reviews of web applications.',
        skills: ['Web security', 'Linux', 'Reports'],
      },
      { step: 'reading', rating: 5, note: 'The sample report is the best so far. Ask about incidents at night.' },
    ),
    application(
      { name: 'Karim', mailbox: 'karim', job: 'Network Engineer', hoursAgo: 230 },
      { title: 'Network engineer', summary: 'Runs the network of a hotel with 200 rooms.', skills: ['Routing', 'Wireless', 'Monitoring'] },
      {
        step: 'interview',
        rating: 4,
        interviewIn: 1,
        answer:
          'Thank you for your application. We would like to get to know you: please come to our office, and bring a plan of a network that you are proud of.',
      },
    ),
    application(
      { name: 'Lubna', mailbox: 'lubna', job: 'Digital Marketing Coordinator', hoursAgo: 260 },
      {
        title: 'Campaign manager',
        summary: 'Search and social campaigns for restaurants; writes her own reports.',
        skills: ['Campaigns', 'Analytics', 'Writing'],
      },
      { step: 'interview', rating: 4, interviewIn: 3 },
    ),
    application(
      { name: 'Tala', mailbox: 'tala', job: 'Front-end Developer', hoursAgo: 330 },
      {
        title: 'Front-end developer',
        summary: 'Six years, two design systems, one of them from right to left.',
        skills: ['Design systems', 'TypeScript', 'Arabic typography'],
      },
      { step: 'offer', rating: 5, note: 'All three of us would say yes.' },
    ),
    application(
      { name: 'Saif', mailbox: 'saif', job: 'Technical Support Specialist', hoursAgo: 700 },
      { title: 'Support technician', summary: 'Repairs, networks and a friendly voice.', skills: ['Hardware', 'Windows', 'Networks'] },
      { step: 'hired', rating: 5 },
    ),
    application(
      { name: 'Rita', mailbox: 'rita', job: 'Information Security Analyst', hoursAgo: 480 },
      { title: 'Junior analyst', summary: 'A degree in computer science and a year of support.', skills: ['Networking', 'Python'] },
      {
        step: 'declined',
        rating: 2,
        answer:
          'Thank you for the time that you have put into your application. This time we have chosen somebody with more years in security; please write to us again when you have gathered some.',
      },
    ),
    application(
      { name: 'Munir', mailbox: 'munir', job: 'POS Implementation Consultant', hoursAgo: 410 },
      {
        title: 'Shop manager',
        summary: 'Ran a shop with four tills and wrote the manual for them.',
        skills: ['Retail', 'Training', 'Spreadsheets'],
      },
      { step: 'declined', rating: 2 },
    ),
    application(
      { name: 'Elias', mailbox: 'elias', job: 'POS Implementation Consultant', hoursAgo: 560 },
      { title: 'Consultant', summary: 'Tills for restaurants, mostly on the road.', skills: ['Retail', 'Travel'] },
      { step: 'withdrawn' },
    ),
  ],
  reviews: [
    {
      name: 'Jamil',
      mailbox: 'jamil',
      rate: 5,
      service: 'Networking',
      hoursAgo: 4,
      message: 'Two floors, forty sockets, one weekend. On Sunday everybody sat down and worked, and the plan hangs beside the rack.',
    },
    {
      name: 'Reem',
      mailbox: 'reem',
      rate: 3,
      service: 'Phone Application',
      hoursAgo: 26,
      message: 'The app does what we asked for. The first release came two weeks late, and we would have liked to hear of that earlier.',
    },
  ],
};
