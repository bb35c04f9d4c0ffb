import { brand } from '#brand';
import { urls } from '#contract/urls';

export const mobileApp = {
  metadata: {
    title: `Mobile Application Development | ${brand.name}`,
    description: `Apps for Android and iPhone, designed and built in ${brand.office.city}: ordering, booking, payments and tracking, in Arabic and English. Ask for a custom quote.`,
    keywords: [
      'mobile application development',
      `app developer ${brand.office.country}`,
      'Android app',
      'iPhone app',
      'ordering app',
      'booking app',
      'Arabic app',
    ],
  },
  breadcrumb: [{ label: 'Programming' }, { label: 'Mobile Application', href: urls.mobileApp }],
  service: { name: 'Mobile Application', description: 'Design, development and care of Android and iPhone apps for businesses.' },

  hero: {
    title: { before: 'A place on the phone they ', highlight: 'already hold', after: '.' },
    lead: 'We design and build apps for Android and iPhone, and connect them to the shop, the clinic or the fleet that stands behind them.',
    action: { label: 'Get a Quote', href: urls.contact },
    pictureAlt: 'Two phones: the back of one, and a shop’s sales and latest orders on the screen of the other',
  },

  benefits: {
    title: 'Six good reasons to light up a screen',
    text: 'Nobody needs one more icon. These are the moments in which an app of yours earns its place.',
    screen: { time: '10:24', day: 'Saturday' },
    items: [
      {
        icon: 'tap',
        at: 'now',
        title: 'Instant Customer Access',
        text: 'Your menu, prices and opening hours are one tap away, also after closing time.',
      },
      {
        icon: 'heart',
        at: '10:21',
        title: 'Boosted Engagement',
        text: 'A message goes to people who asked to hear from you, with a reason to look.',
      },
      {
        icon: 'calendar',
        at: '10:12',
        title: 'Online Ordering & Booking',
        text: 'Orders and appointments arrive complete: what, when, where and for whom.',
      },
      { icon: 'award', at: '9:58', title: 'Brand Loyalty', text: 'Points and regulars’ offers live in the pocket, not on a paper card.' },
      {
        icon: 'pin',
        at: '9:41',
        title: 'Real-Time Tracking',
        text: 'The courier, the repair, the queue: customers look instead of calling.',
      },
      {
        icon: 'lock',
        at: '9:30',
        title: 'Secure Online Payments',
        text: 'Card and wallet payments run through licensed gateways, not through a notebook.',
      },
    ],
  },

  businesses: {
    title: 'Seven trades, one dock',
    text: 'What people would open each of these for.',
    types: [
      { icon: 'fork', title: 'Restaurants & Cafés', text: 'Order ahead, collect hot' },
      { icon: 'bag', title: 'Online Shops', text: 'Catalogue, basket, returns' },
      { icon: 'stethoscope', title: 'Clinics & Doctors', text: 'Appointments and reminders' },
      { icon: 'scissors', title: 'Salons & Spas', text: 'Pick a chair and an hour' },
      { icon: 'dumbbell', title: 'Gyms & Clubs', text: 'Classes, passes, check-in' },
      { icon: 'school', title: 'Schools & Courses', text: 'Timetable, homework, fees' },
      { icon: 'truck', title: 'Delivery & Transport', text: 'Routes, drivers, signatures' },
    ],
  },

  features: {
    title: 'One app, taken apart',
    text: 'Five sheets lie on top of each other. Your customer touches one of them; we answer for all.',
    items: [
      { title: 'Cross-Platform Development', text: 'One code base for Android and iPhone, so that both receive a new function together.' },
      { title: 'Custom UI/UX Design', text: 'Screens drawn for your service and tried with real thumbs before they are programmed.' },
      { title: 'Push Notifications', text: 'Order ready, driver outside, offer ends tonight: sent by rules that you set.' },
      {
        title: 'API & System Integration',
        text: 'Till, stock, accounting and couriers exchange data with the app, so nothing is typed twice.',
      },
      { title: 'Admin Dashboard', text: 'Your team changes prices, pictures and opening hours in the browser.' },
    ],
  },

  language: {
    title: { before: 'It reads from the ', highlight: 'right', after: ', too.' },
    text: 'Arabic is not a translation laid over an English app. Menus, dates, forms and the back gesture are mirrored, numbers keep their direction, and every customer chooses the language once.',
    pictureAlt: 'Close view of the app: today’s sales and four large keys',
    sample: { arabic: 'طلبك في الطريق', english: 'Your order is on its way' },
  },

  trust: {
    title: 'What your app may always ask of us',
    allowed: 'Allowed',
    points: [
      { icon: 'key', text: 'Source code and store accounts in your company’s name' },
      { icon: 'phone', text: 'A test version in your hand while we are still building' },
      { icon: 'store', text: 'Store listings, screenshots and review questions handled by us' },
      { icon: 'refresh', text: 'Updates when the phones and their systems change' },
    ],
  },

  closing: {
    title: 'Tell us your app in one sentence.',
    text: 'Bring it to a free consultation and we sort out what belongs in the first version. Already have a specification? Send it along and ask for a custom quote.',
    consultation: { label: 'Book a Free Consultation', href: urls.contact },
    quote: { label: 'Request a Custom Quote', href: urls.contact },
  },
} as const;
