import { brand } from '#brand';
import { claimed, figures, figureText } from '#content/en/figures';
import { it } from '#content/en/it';
import type { Crumb, HighlightedText, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';

const metadata = {
  title: `Cyber Security | ${brand.name}`,
  description: `Cyber security for companies in ${brand.office.country}: tests, firewalls, staff training, backups and monitoring ${brand.claims.monitoringAroundTheClock ? 'day and night ' : ''}by one team in ${brand.office.city}.`,
  keywords: [
    `cyber security ${brand.office.country}`,
    `penetration test ${brand.office.city}`,
    'firewall',
    'security monitoring',
    'phishing training',
    'backup and recovery',
  ],
} as const satisfies PageMetadata;

export const cyberSecurity = {
  metadata,
  breadcrumb: [{ label: it.crumb }, { label: 'Cyber Security', href: urls.cyberSecurity }] as const satisfies readonly Crumb[],
  service: { name: 'Cyber Security', description: metadata.description },

  hero: {
    title: { before: 'Locked, and ', highlight: 'looked after', after: '.' } satisfies HighlightedText,
    lead: 'We try the doors of your company the way a stranger would, shut the ones that give, and keep an eye on them from then on.',
    pictureAlt: 'A gold-rimmed shield built of hexagons, a few of them adrift at its edge',
    index: {
      label: 'On this page',
      entries: [
        { id: 'risk', label: it.needs },
        { id: 'view', label: 'How we see it' },
        { id: 'reasons', label: it.choose },
        { id: 'closing-title', label: 'Where to begin' },
      ],
    },
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
      title: 'The human side',
      text: 'That is the weight we give it: the password used twice, the invoice opened in a hurry, the account of someone who left. Habits and access rights come before any new equipment.',
      alt: 'A field of one hundred hexagons, ninety-five of them lit',
    },
    doors: {
      figure: '60%',
      title: 'The doors that stay shut',
      text: 'We plan as if six shops in ten would not reopen after a serious attack, and write down with you what is restored first.',
      alt: 'A street of ten doors, six of them shut',
    },
    businesses: figures.protectedBusinesses && {
      figure: figureText(figures.protectedBusinesses),
      title: figures.protectedBusinesses.label,
      text: 'The same programs try the doors of all of them. What gives way at one is shut at the others before the day is over.',
      alt: 'Hundreds of doors, all of them shut',
    },
  },

  view: {
    quote: { primary: 'Every attack we prepare for ends at a keyboard.', secondary: 'So we begin with the person who sits at it.' },
    text: [
      'Few companies are short of security products. What is missing is the hour in which somebody reads the warnings, installs what is overdue and asks whether last night’s backup can be opened.',
      `That hour is our service. A team in ${brand.office.city} takes over the list, starts with what could stop your work tomorrow, and explains each step so that the person who signs for it can judge it.`,
    ],
  },

  reasons: [
    {
      title: 'Alarms that reach a person',
      text: 'Laptops, servers and mailboxes report to one place. A machine that behaves strangely is cut off first, and somebody you know calls you.',
    },
    {
      title: 'Attacked on purpose',
      text: 'With your permission we break in as far as we can, then hand over the list with the worst on top.',
    },
    { title: 'Training without fear', text: 'Staged phishing mail, a short talk, no names on a board.' },
    {
      title: 'A way back',
      text: 'Copies kept where an intruder cannot reach them, and restored on trial, so that nobody opens the manual for the first time on the bad day.',
    },
    { title: 'Papers in order', text: 'Policies, logs and access lists, ready when the auditor or a bank asks.' },
    {
      title: 'Reports in plain words',
      text: 'What was tried, what we changed, what we advise next. Written for the owner, not for engineers.',
    },
  ],

  figures: claimed([figures.uptime, figures.monitoring, figures.protectedBusinesses, figures.clients]),

  closing: {
    title: 'One of your doors is open. Which?',
    text: 'Tell us how many people work with you, in how many places, and what must never stand still. We answer with where we would look first.',
    action: { label: 'Contact us', href: urls.contact },
  },
} as const;
