import { brand } from '#brand';
import { claimed, figures } from '#content/en/figures';
import { urls } from '#contract/urls';
import { homeClients, homeMarketing, homePresence, homeReviews } from './home-islands.ts';

const { latitude, longitude } = brand.office;
const degrees = (angle: number, positive: string, negative: string) => `${Math.abs(angle).toFixed(2)}° ${angle < 0 ? negative : positive}`;

export const home = {
  metadata: {
    title: `${brand.name} | ${brand.tagline}`,
    description: `IT services and digital marketing from one team in ${brand.office.city}: networks, software, security, cloud, and the campaigns that bring people to them.`,
    keywords: [
      `IT company ${brand.office.city}`,
      `IT services ${brand.office.country}`,
      `digital marketing ${brand.office.country}`,
      'cyber security',
      'cloud services',
      'networks',
      'software',
    ],
  },

  hero: {
    eyebrow: `IT and digital services, ${brand.office.city}`,
    title: brand.headline,
    lead: 'Networks, software, security and marketing from one team, planned around the way you already work and looked after once they run.',
    action: { label: 'Get Started Today', href: urls.pointOfSale },
    place: brand.office.isPictured ? `${brand.office.city} at night` : brand.office.lines.at(-1),
    coordinates: `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`,
    scroll: 'Scroll',
    film: { play: 'Play film', pause: 'Pause film' },
  },

  about: {
    eyebrow: 'About us',
    statement: {
      primary: 'Reliable IT is the kind nobody talks about.',
      secondary: `Cloud, security and mobility, set up with care and watched ${brand.claims.monitoringAroundTheClock ? 'day and night' : 'over'}, so that the working day simply works.`,
    },
    action: { label: 'READ MORE', spokenMore: ' about the company', href: urls.about },
    figures: claimed([figures.uptime, figures.monitoring]),
    pillars: [
      { title: 'Efficient', text: 'We take away the steps that slow your people down before we add a single new tool.' },
      { title: 'Secure', text: 'Protection is part of the first drawing: the cable, the password, the backup, the way out.' },
      { title: 'Reliable', text: 'Spares on the shelf, backups that were restored once to be sure, and a person who answers.' },
    ],
  },

  services: {
    eyebrow: 'IT services',
    title: { before: 'Eight crafts, ', highlight: 'one', after: ' phone number.' },
    lead: 'Take a single service or hand over the whole server room. The people who plan it also install it, and they pick up when you call.',
    expand: 'Expand',
    collapse: 'Collapse',
    ask: { title: 'Not sure which one you need?', link: { label: 'Get a Quote', href: urls.contact } },
    cards: [
      {
        title: 'Hardware',
        subtitle: 'Which corner can nobody see?',
        description: 'Cameras, computers and network gear chosen for your rooms, mounted cleanly and explained before we leave.',
        picture: 'dome-lens',
        alt: 'The eye of a dome camera in a gold ring',
        href: urls.cctv,
      },
      {
        title: 'Programming',
        subtitle: 'What if the software fitted you?',
        description: 'Tills, phone apps, websites and Windows programs written around the way your team already works.',
        picture: 'card-reader',
        alt: 'A card reader before the screen of a till',
        href: urls.pointOfSale,
      },
      {
        title: 'Cyber Security',
        subtitle: 'Who is trying your door tonight?',
        description: 'We test what an attacker would try first, close it, and keep watching what changes.',
        picture: 'shield-tiles',
        alt: 'Gold and black hexagons of a shield from close by',
        href: urls.cyberSecurity,
      },
      {
        title: 'AI',
        subtitle: 'Which task should nobody do twice?',
        description: 'Assistants, forecasts and document readers that take the routine and leave the decisions to you.',
        picture: 'chip-traces',
        alt: 'The corner of a processor, gold lines leading away from it',
        href: urls.ai,
      },
      {
        title: 'Cloud Services',
        subtitle: 'Where is your office when you travel?',
        description: 'Mail, files and servers you reach from anywhere, with backups and a bill you can read.',
        picture: 'cloud-threads',
        alt: 'Points of light on a dark glass cloud, joined by thin threads',
        href: urls.cloudServices,
      },
      {
        title: 'Establish and Rebuild',
        subtitle: 'Is your network older than your plan?',
        description: 'New sites from an empty room, tired systems renewed step by step while the business stays open.',
        picture: 'cables',
        alt: 'A coil of network cable with gold plugs',
        href: urls.establishedRebuild,
      },
      {
        title: 'Monitoring and Evaluation',
        subtitle: 'What did your systems do last night?',
        description: 'Servers, links and backups on one screen, with a person behind the alarm.',
        picture: 'monitors',
        alt: 'Three displays with the readings of a network',
        href: urls.monitoringInnovation,
      },
      {
        title: 'Networking',
        subtitle: 'How fast should the next desk be?',
        description: 'Cabling, switching and Wi-Fi measured, labelled and drawn down to the last port.',
        picture: 'switch-ports',
        alt: 'Rows of lit ports on network switches',
        href: urls.networking,
      },
    ],
  },

  why: {
    eyebrow: 'Why Choose Us',
    title: brand.meaning
      ? { before: `${brand.name} means `, highlight: brand.meaning.word, after: `. ${brand.meaning.promise}` }
      : { before: 'One part ', highlight: 'at a time', after: ', and each one finished.' },
    action: { label: 'VIEW ALL', href: urls.pointOfSale },
    steps: [
      { title: 'Fast Implementation', text: 'The first part is in use while the next one is still being built.' },
      { title: 'Smartly Execute', text: 'Small releases, each tried on a real desk by the people who will live with it.' },
      {
        title: 'Carefully Planned',
        text: 'Scope, dates and responsibilities on one page that both sides can read.',
        note: 'What is not on the page is talked about before it is built.',
      },
      {
        title: 'Perfect Design',
        text: 'Screens, cables and cabinets that look as considered as they are.',
        note: 'A tidy cabinet is not vanity: it is the one that can be repaired at night.',
      },
    ],
  },

  vision: {
    eyebrow: 'Our vision',
    title: 'A region where good technology is simply normal.',
    figures: claimed([figures.projects, figures.support]),
    alt: 'Three server cabinets lit by thin gold lines',
  },

  mission: {
    eyebrow: 'Our mission',
    title: 'To know your business before we touch your network.',
    text: 'A project is finished on the day your people stop thinking about it, not on the day the invoice leaves.',
    points: [
      { title: 'Tailored Solutions', text: 'Cut to your rooms, your people and your budget.' },
      { title: 'Expert Insights', text: 'Advice from engineers who run the systems they recommend.' },
      { title: 'Customer-Centric', text: 'One person knows your name, your history and your server room.' },
      { title: 'Growth Focused', text: 'Every choice leaves room for the branch you have not opened yet.' },
    ],
  },

  profile: {
    title: { before: 'Read us first. Then ask us ', highlight: 'anything', after: '.' },
    lead: 'Who we are, how we work and what we offer, in one document you can hand to your board.',
    document: { label: 'Company Profile', hint: 'PDF, opens in a new tab' },
    contact: { label: 'Contact Us', href: urls.contact },
    book: ['Company', 'Profile'],
  },

  marketing: homeMarketing,
  reviews: homeReviews,
  clients: homeClients,
  presence: homePresence,
} as const;
