export const mobileApp = {
  metadata: {
    title: 'Mobile App Development in {country} | {company}',
    description:
      'Apps for Android and iPhone, designed and built in {city}: ordering, booking, payments and tracking, in Arabic and English. Ask for a custom quote.',
    keywords: [
      'mobile application development',
      'app developer {country}',
      'Android app',
      'iPhone app',
      'ordering app',
      'booking app',
      'Arabic app',
    ],
  },
  name: 'Mobile Application',
  service: { name: 'Mobile Application', description: 'Design, development and care of Android and iPhone apps for businesses.' },

  hero: {
    eyebrow: 'Mobile Application',
    title: { before: 'A place on the phone they ', highlight: 'already hold', after: '.' },
    lead: 'We design and build apps for Android and iPhone, and connect them to the shop, the clinic or the fleet that stands behind them.',
    pictureAlt: 'Two phones: the back of one, and a shop’s sales and latest orders on the screen of the other',
  },

  benefits: {
    title: 'Good reasons to light up a screen',
    text: 'One more icon is worth nothing by itself. These are the moments in which your app earns its place.',
    /** The phone shows this beside the time: the day, and when a message came that is less than a minute old. */
    screen: { day: 'Saturday', now: 'now' },
    items: {
      access: {
        title: 'Instant Customer Access',
        text: 'Your menu, prices and opening hours are one tap away, even after closing time.',
      },
      engagement: {
        title: 'Boosted Engagement',
        text: 'A message goes to people who asked to hear from you, with a reason to look.',
      },
      ordering: {
        title: 'Online Ordering & Booking',
        text: 'Orders and appointments arrive complete: what, when, where and for whom.',
      },
      loyalty: { title: 'Brand Loyalty', text: 'Points and regulars’ offers live in the pocket, not on a paper card.' },
      tracking: {
        title: 'Real-Time Tracking',
        text: 'The courier, the repair, the queue: customers look instead of calling.',
      },
      payments: {
        title: 'Secure Online Payments',
        text: 'Card and wallet payments run through licensed gateways, not through a notebook.',
      },
    },
  },

  businesses: {
    title: 'Your trade has a place in the dock',
    text: 'What people would open each of these for.',
    types: {
      restaurants: { title: 'Restaurants & Cafés', text: 'Order ahead, collect hot' },
      shops: { title: 'Online Shops', text: 'Catalogue, basket, returns' },
      clinics: { title: 'Clinics & Doctors', text: 'Appointments and reminders' },
      salons: { title: 'Salons & Spas', text: 'Pick a chair and an hour' },
      gyms: { title: 'Gyms & Clubs', text: 'Classes, passes, check-in' },
      schools: { title: 'Schools & Courses', text: 'Timetable, homework, fees' },
      delivery: { title: 'Delivery & Transport', text: 'Routes, drivers, signatures' },
    },
  },

  features: {
    title: 'An app, taken apart',
    text: 'Five layers, one on top of the other. Your customer touches one of them; we answer for all five.',
    items: {
      platforms: {
        title: 'Cross-Platform Development',
        text: 'One code base for Android and iPhone, so that both get each new feature at the same time.',
      },
      design: {
        title: 'Custom UI/UX Design',
        text: 'Screens drawn for your service and tried with real thumbs before they are programmed.',
      },
      notifications: {
        title: 'Push Notifications',
        text: 'Order ready, driver outside, offer ends tonight: sent by rules that you set.',
      },
      integration: {
        title: 'API & System Integration',
        text: 'Till, stock, accounting and couriers exchange data with the app, so nothing is typed twice.',
      },
      dashboard: { title: 'Admin Dashboard', text: 'Your team changes prices, pictures and opening hours in the browser.' },
    },
  },

  /** Says that an app speaks the other language as well as that of the page. */
  language: {
    title: { before: 'It reads from the ', highlight: 'right', after: ', too.' },
    text: 'Arabic is not a translation laid over an English app. Menus, dates, forms and the back gesture are mirrored, numbers keep their direction, and every customer chooses the language once.',
    pictureAlt: 'Close view of the app: today’s sales and four large keys',
    /** One message in both languages. */
    sample: { en: 'Your order is on its way', ar: 'طلبك في الطريق' },
  },

  trust: {
    title: 'What your app may always ask of us',
    allowed: 'Allowed',
    points: {
      ownership: 'Source code and store accounts in your company’s name',
      testVersion: 'A test version in your hand while we are still building',
      stores: 'Store listings, screenshots and review questions handled by us',
      updates: 'Updates when the phones and their systems change',
    },
  },

  answers: [
    {
      question: 'Do we need an app, or is a website enough?',
      answer:
        'If customers come back to order, to book or to look something up, an app earns its place. If they need you once, a good website does more for less.',
    },
    {
      question: 'What should we bring to the consultation?',
      answer:
        'One sentence that says what people do with it, the names of the systems it has to talk to, and an app or two that you like or cannot stand. A specification is welcome, but not needed.',
    },
    {
      question: 'Will the stores definitely accept it?',
      answer: 'No. Apple and Google review every app, and the decision is theirs. We prepare the listing and deal with their questions.',
    },
    {
      question: 'Will it work with our till and our accounting?',
      answer: 'If they can exchange data, yes. Tell us the name and the version of each, and the quote says what the connection takes.',
    },
    {
      question: 'What comes after the release?',
      answer:
        'Phones and their systems change, and an app has to follow. What looking after it includes is written in the agreement; the source code is yours in either case.',
    },
  ],

  closing: {
    title: 'Tell us your app in one sentence.',
    text: 'Bring it to a free consultation and we sort out what belongs in the first version. Already have a specification? Send it along and ask for a custom quote.',
    consultation: 'Book a Free Consultation',
    quote: 'Request a Custom Quote',
  },
} as const;
