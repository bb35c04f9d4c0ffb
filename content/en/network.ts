import { brand } from '#brand';
import { hardware } from '#content/en/hardware';
import type { Crumb, HighlightedText, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';

const metadata = {
  title: `Networking Hardware | ${brand.name}`,
  description: `Networking hardware in ${brand.office.country}: routers, switches, access points, firewalls, cables, racks and NAS devices, supplied, set up and documented.`,
  keywords: [
    `networking hardware ${brand.office.country}`,
    'routers',
    `network switches ${brand.office.city}`,
    'access points',
    'firewalls',
    'racks and cabinets',
    'NAS devices',
  ],
} as const satisfies PageMetadata;

export const network = {
  metadata,
  breadcrumb: [{ label: hardware.crumb }, { label: 'Network', href: urls.network }] as const satisfies readonly Crumb[],
  service: { name: 'Networking Hardware', description: metadata.description },

  hero: {
    eyebrow: 'Networking Hardware',
    title: { before: 'Everything you send ', highlight: 'passes here', after: '.' } satisfies HighlightedText,
    lead: 'Mail, calls, card payments and camera pictures all cross a few plain boxes. We supply them, set them up and write down how.',
    pictureAlt: 'A black router with four antennas, a gold Wi-Fi sign glowing above it',
  },

  devices: {
    title: 'Eight kinds of device',
    carousel: 'Networking devices, two slides',
    previous: 'Previous slide',
    next: 'Next slide',
    slide: (number: number) => `Slide ${number} of 2`,
    /** The order of the drawings and of the numbers in the building. */
    items: [
      { title: 'Routers', text: 'The way to the internet, and the rule for which traffic leaves first.' },
      { title: 'Switches', text: 'A port for each desk, phone and camera, with power on the line for those that need it.' },
      { title: 'Access points', text: 'Wi-Fi placed by measurement, so that a call survives the walk down the corridor.' },
      { title: 'Firewalls', text: 'They check what comes in and what leaves, and keep guests away from the accounts.' },
      { title: 'Cables and connectors', text: 'Copper and fibre, cut to length, terminated, tested and labelled at both ends.' },
      { title: 'Network interface cards', text: 'A faster port for a server or workstation that waits for its own socket.' },
      { title: 'Racks and cabinets', text: 'A locked and aired place in which every cable has a number.' },
      { title: 'NAS devices', text: 'Shared storage inside your own walls, kept on more than one disk.' },
    ],
  },

  about: {
    title: 'The slowest part sets the pace.',
    text: [
      'A new internet line changes nothing when the switch behind it is tired, the cable was bent around a cupboard, or the access point sits behind concrete.',
      'We measure first and replace what the measurement names. The rest of your equipment stays in service.',
    ],
  },

  sizes: {
    title: 'How much of it do you need?',
    lead: 'Four places we are asked to equip, from one till to several addresses.',
    items: [
      {
        title: 'A shop',
        text: 'Router with Wi-Fi, a small switch, a guest network.',
        picture: 'access-point',
        alt: 'A Wi-Fi access point under the ceiling, its ring of light on',
      },
      {
        title: 'A floor of offices',
        text: 'Firewall, a switch with power on its ports, access points in the ceiling.',
        picture: 'switch-ports',
        alt: 'Rows of lit ports on network switches',
      },
      {
        title: 'A whole building',
        text: 'A cabinet on each floor, fibre between them, storage in a locked room.',
        picture: 'rack-patch',
        alt: 'Patch cables and servers in a cabinet edged with gold light',
      },
      {
        title: 'Several branches',
        text: 'The same firewall at every address, joined by encrypted links and managed from one desk.',
        picture: 'firewall',
        alt: 'A firewall with lit ports and a pattern of gold bricks on its front',
      },
    ],
  },

  building: {
    title: { before: 'From the street to the ', highlight: 'socket', after: '.' } satisfies HighlightedText,
    lead: 'Where each of the eight lives in an ordinary office building.',
    drawingAlt:
      'A building cut open: the line enters from the street, climbs through a shaft and reaches desks, ceilings and a cabinet on three floors',
    places: [
      { device: 'Routers', place: 'where the provider’s line comes in' },
      { device: 'Switches', place: 'one on every floor, beside the shaft' },
      { device: 'Access points', place: 'under the ceiling, in the middle of the room' },
      { device: 'Firewalls', place: 'straight behind the router, before anything else' },
      { device: 'Cables and connectors', place: 'in the shaft and along each floor' },
      { device: 'Network interface cards', place: 'in the workstation that moves large files' },
      { device: 'Racks and cabinets', place: 'in a locked room on the ground floor' },
      { device: 'NAS devices', place: 'in the cabinet, with a copy in another building' },
    ],
  },

  delivery: {
    title: 'Plugged in, then proven',
    points: [
      { title: 'Added up', text: 'Ports, power and cable lengths are counted before anything is ordered.' },
      { title: 'Prepared', text: 'Firmware, addresses and passwords are set on our bench, so your office is not the first test.' },
      { title: 'Measured', text: 'Each line is tested once it is pulled, and the result goes into your file.' },
      { title: 'Written down', text: 'Drawing, settings and passwords are handed to you. They belong to you.' },
    ],
  },
} as const;
