import { brand } from '#brand';
import { it } from '#content/en/it';
import type { Crumb, HighlightedText, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';

const metadata = {
  title: `IT Maintenance | ${brand.name}`,
  description: `IT maintenance for companies in ${brand.office.country}: computers, servers, networks, websites and backups checked before they fail, and a person to call when they do.`,
  keywords: [
    `IT maintenance ${brand.office.country}`,
    `IT support ${brand.office.city}`,
    'preventive maintenance',
    'computer repair',
    'server maintenance',
    'website maintenance',
  ],
} as const satisfies PageMetadata;

export const maintenance = {
  metadata,
  breadcrumb: [{ label: it.crumb }, { label: 'Maintenance', href: urls.maintenance }] as const satisfies readonly Crumb[],
  service: { name: 'Maintenance', description: metadata.description },

  hero: {
    title: { before: 'Work on Your Business, Not Your ', highlight: 'Breakdowns' } satisfies HighlightedText,
    lead: 'The printer before payday, the update nobody starts, the disk that has begun to click. We look after them so that your staff need not.',
    pictureAlt: 'A screwdriver and a spanner crossed over dark gears',
    action: { label: 'Contact us', href: urls.contact },
  },

  matters: {
    title: 'Why Maintenance Matters',
    sheet: 'Job sheet',
    done: 'Checked',
    pictureAlt: 'The lit fans and the open side of a desktop computer',
    benefits: [
      { title: 'Fewer stoppages', text: 'Worn parts are changed on a quiet afternoon, not on the busiest morning.' },
      { title: 'Longer service', text: 'Dust, heat and full disks age a machine early. All three can be helped.' },
      { title: 'Costs you can plan', text: 'An agreed fee in the budget instead of an urgent invoice beside it.' },
      { title: 'Data that comes back', text: 'A backup counts once it has been restored, so we restore it.' },
      { title: 'Steady speed', text: 'Computers that start as they did when they were new, and stay so.' },
    ],
  },

  covers: {
    title: 'Our Maintenance Covers',
    text: 'Under one agreement, with one number to call.',
    cards: [
      { title: 'Systems & Software', picture: 'all-in-one', alt: 'An all-in-one PC with an office program on its screen' },
      { title: 'Hardware & Devices', picture: 'components', alt: 'A cooler, a graphics card, memory and a drive on a bench' },
      { title: 'Websites & Hosting', picture: 'nas', alt: 'Network storage, one of its four drives drawn out' },
      { title: 'Security Updates & Backups', picture: 'shield-tiles', alt: 'Gold and black hexagons of a shield from close by' },
      { title: 'Networks & Connectivity', picture: 'interface-card', alt: 'A network card with gold contacts' },
      { title: 'On-demand Troubleshooting', picture: 'gears', alt: 'A gold gear beside a dark one, seen from the side' },
    ],
    previous: 'Previous page',
    next: 'Next page',
    pause: 'Pause',
    play: 'Play',
    pages: 'Pages',
    pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  },

  month: {
    title: 'What a month can look like',
    text: 'An example. Your own calendar depends on what you run, and is agreed before the first visit.',
    day: (number: number) => `Day ${number}`,
    tasks: [
      { title: 'Round on site', text: 'Dust, batteries, cables, the small complaints nobody writes down.' },
      { title: 'Updates', text: 'Tried on one machine first, then on the rest, after closing time.' },
      { title: 'Restore test', text: 'A file, a mailbox or a whole server fetched back from its copy.' },
      { title: 'Report', text: 'What was done, what is getting old, what should be ordered.' },
    ],
  },

  why: {
    title: `Why ${brand.name}`,
    film: { label: 'One week, looked after: what a maintenance contract does', captions: 'English captions' },
    points: [
      { title: 'Proactive Maintenance', text: 'We come before you have to call.' },
      { title: 'End to End Coverage', text: 'Desk, cabinet, website and cloud in the same hands.' },
      { title: 'Fast Response Times', text: 'Remote help first; a visit when a screwdriver is needed.' },
      { title: 'Security First', text: 'Every visit ends with patches, passwords and backups looked at.' },
      { title: 'Expert Team', text: 'Specialists for each system, and one of them who knows your rooms.' },
      { title: 'We Understand Your Business', text: 'A pharmacy cannot close for an update. We know when you can.' },
    ],
  },

  closing: {
    title: 'What has been broken the longest?',
    text: 'Start with that. Call us, or write down the three things that annoy your team most.',
    hours: 'Our hours',
    action: { label: 'Ask for a first visit', href: urls.contact },
  },
} as const;
