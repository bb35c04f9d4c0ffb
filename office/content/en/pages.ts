import { servicePageNames } from '#content/en/services';

/** The pages of services, each of which is public or switched off. */
export const pages = {
  title: 'Pages',
  summary: { one: '{count} service is public', other: '{count} services are public' },
  summaryOff: { one: ', {count} is switched off', other: ', {count} are switched off' },
  about:
    'A service that you switch off has no page any more: menus, home page, footer, review form, company profile and sitemap leave it out at once. Sentences and pictures about it on other pages, clients and published reviews stay as they are.',
  failed: 'We couldn’t load the pages.',

  families: { core: 'Core', programming: 'Programming', hardware: 'Hardware', marketing: 'Marketing' },
  names: servicePageNames,
  allOff: 'Nothing of this is offered: the menus leave it out.',
  newTab: '(opens in a new tab)',
  isPublic: '{name} is public',
  leads: 'Also behind {places}. Switched off, the next service takes over.',
  places: {
    start: 'the first buttons of the home page',
    itServices: '“IT Services” in the footer',
    marketingServices: '“Marketing Services” in the footer',
    programming: 'the card “Programming”',
    hardware: 'the card “Hardware”',
  },
  off: 'Switched off',
  isLast: 'The last one: the site needs at least one service.',

  switchedOff: '{name} is switched off',
  switchedOn: '{name} is public again',
  notSwitched: 'We couldn’t switch {name}. {reason}',
} as const;
