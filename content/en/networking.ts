import { brand } from '#brand';
import { capitalized, claimed, figures, figureText, numeral } from '#content/en/figures';
import { it } from '#content/en/it';
import type { Crumb, HighlightedText, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';

const metadata = {
  title: `Networking Services | ${brand.name}`,
  description: `Network design, Wi-Fi, links between branches and support in ${brand.office.country}: planned on paper, measured on site, documented port by port and monitored.`,
  keywords: [
    `networking services ${brand.office.country}`,
    `network design ${brand.office.city}`,
    'business Wi-Fi',
    'VPN between branches',
    'network monitoring',
    'VLAN',
  ],
} as const satisfies PageMetadata;

const { uptime = 0, branches = 0 } = brand.claims;
/** Of a thousand; rounded, because floating point leaves 0.9999999999999432 where one is meant. */
const hoursDown = Math.round((100 - uptime) * 10_000) / 1_000;
const strokesDown = Math.max(1, Math.round(hoursDown));

export const networking = {
  metadata,
  breadcrumb: [{ label: it.crumb }, { label: 'Networking', href: urls.networking }] as const satisfies readonly Crumb[],
  service: { name: 'Networking', description: metadata.description },

  hero: {
    title: { before: 'The network nobody ', highlight: 'talks about', after: '.' } satisfies HighlightedText,
    lead: 'Calls that do not break up, files that open, guests who never see the accounts. We design it, build it and stay responsible for it.',
    pictureAlt: 'Three network switches on top of each other, their ports lit in gold',
  },

  needs: {
    uptime: figures.uptime && {
      figure: figureText(figures.uptime),
      label: figures.uptime.label,
      text: `Of a thousand hours, ${hoursDown < 1 ? 'less than one' : numeral(strokesDown)} may be dark. Two paths to each floor and two lines to the outside keep it to that.`,
      alt: `A thousand short strokes, all but ${numeral(strokesDown)} of them lit`,
      strokesDown,
    },
    watch: figures.monitoring && {
      figure: figureText(figures.monitoring),
      label: figures.monitoring.label,
      text: 'Links, temperatures and error counters are read all week, also in the hours when the building is empty.',
      alt: 'The hours of a week, seven rows of twenty-four',
    },
    branches: branches > 1 && {
      figure: String(branches),
      label: figures.branches?.label,
      text: 'We run offices of our own in more than one place, and know what it means to wait for a file from another city.',
      alt: `${capitalized(numeral(branches))} places, each joined to every other`,
      count: branches,
    },
    projects: figures.projects && {
      figure: figureText(figures.projects),
      label: figures.projects.label,
      text: 'Each ended with a drawing that matches the walls. Years later we still find a cable by the number on its outlet.',
      alt: 'A patch panel with a hundred ports, all of them in use',
    },
  },

  map: {
    title: 'One cable, four lines',
    text: 'What looks like one network should be several that share the wire. Each has its own stops, and trains change lines only where we built a gate.',
    alt: 'A map like that of an underground railway: four lines meet at the server room and leave through one gate to the internet',
    stations: {
      desks: 'Desks',
      meeting: 'Meeting room',
      phones: 'Desk phones',
      reception: 'Reception',
      lobby: 'Lobby Wi-Fi',
      doors: 'Entrances',
      store: 'Warehouse',
      server: 'Server room',
      gate: 'Firewall',
      outside: 'Internet',
    },
    lines: [
      { name: 'Staff line', text: 'Desks, printers and files. The only one that may enter the accounts.' },
      { name: 'Voice line', text: 'Phones and meetings, always let through first, so that a large download is never heard.' },
      { name: 'Guest line', text: 'From the lobby straight out to the internet, with no stop inside.' },
      { name: 'Camera line', text: 'Pictures to the recorder and nowhere else.' },
    ],
  },

  pitch: {
    quote: {
      primary: 'You notice a network twice: when it is slow and when it is gone.',
      secondary: 'We are paid for the days on which you notice nothing.',
    },
    text: [
      'We begin with a walk through your rooms, a meter in hand: where the signal drops, which cable fails its test, what hangs under the desk since the last move.',
      'The answer is a drawing, not a shopping list. Often the switch is good enough and the plan was missing.',
    ],
  },

  reasons: [
    { title: 'Drawn before drilled', text: 'Routes, panels and radio cells on your floor plan, agreed with whoever owns the walls.' },
    { title: 'Measured at the end', text: 'Each outlet is tested and the result filed. “It should work” is not a result.' },
    { title: 'Labels that match', text: 'The number on the wall stands on the panel, in the list and on the plan.' },
    { title: 'Branches as one office', text: 'Encrypted links between your sites, with a second path when the first provider fails.' },
    {
      title: 'Wi-Fi where people stand',
      text: 'Access points placed by measurement, and handed over from one to the next while you walk and talk.',
    },
    { title: 'No secrets kept', text: 'Passwords, drawings and settings are handed over. Another firm could take over from our papers.' },
  ],

  figures: claimed([figures.uptime, figures.monitoring, figures.projects, figures.clients]),

  closing: {
    title: 'Where does it get slow?',
    text: 'Name the room, the hour and the program. That is enough for a first answer, and for a visit with the right meter.',
    action: { label: 'Describe your network', href: urls.contact },
  },
} as const;
