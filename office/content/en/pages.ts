import { navigation } from '#content/en/navigation';
import { servicePageNames } from '#content/en/services';

/** The pages of services, each of which is public or switched off. */
export const pages = {
  title: 'Pages',
  summary: { one: '{count} service is public', other: '{count} services are public' },
  summaryOff: { one: ', {count} is switched off', other: ', {count} are switched off' },
  about:
    'A service that you switch off has no page any more, and menus, lists and forms leave it out at once. Sentences that name it, clients and published reviews stay as they are.',
  failed: 'We couldn’t load the pages.',

  families: navigation.groups,
  names: servicePageNames,
  allOff: 'Nothing of this is offered: the menus leave it out.',
  open: 'Open the page {name} in a new tab',
  isPublic: '{name} is public',
  namedIn: 'In {places}',
  places: {
    menus: 'the menus',
    home: 'the home page',
    footer: 'the footer',
    reviews: 'the review form',
    profile: 'the company profile',
  },
  isOff: 'Switched off: visitors find no page there, and nothing leads to it.',
  isLast: 'The last one: the site needs at least one service.',

  switchedOff: '{name} is switched off',
  switchedOn: '{name} is public again',
  notSwitched: 'We couldn’t switch {name}. {reason}',
} as const;
