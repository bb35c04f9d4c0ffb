import { useNavigate } from '@tanstack/react-router';
import type { Found } from '#contract/office/today';
import { fillSentence } from '#contract/text/fill-sentence';
import type { ScreenName } from '../../content/registry.ts';
import { useScreenNames, useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { usePlaces } from '../../parts/navigation/navigation.ts';
import { openOverlay } from '../../parts/navigation/overlay-state.ts';
import { useLineNames } from '../../parts/texts/line-names.ts';
import { placeGroups } from '../../screens/texts/places/places.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** Returns what the server found, each with the way to it. */
export function useFoundEntries(found: readonly Found[]): PaletteEntry[] {
  const navigate = useNavigate();
  const { categories } = useText('clients');
  return found.map(({ kind, id, name, text, reference, quoteId }) => ({
    id,
    group: kind,
    label: name,
    detail: kind === 'client' ? categoryName(categories, text) : [text, reference].filter(Boolean).join(' '),
    run: () => {
      if (kind === 'contact') void navigate({ to: '/contacts/$id', params: { id } });
      else if (kind === 'quote') void navigate({ to: '/quotes/$id', params: { id } });
      else if (kind === 'offer' && quoteId)
        void navigate({ to: '/quotes/$id/offer', params: { id: quoteId }, search: { offer: id } as never });
      else if (kind === 'application') void navigate({ to: '/applications/$id', params: { id } });
      else if (kind === 'job') void navigate({ to: '/jobs/$id', params: { id } });
      else if (kind === 'client') void navigate({ to: '/clients', search: { client: id } as never });
      else if (kind === 'review') void navigate({ to: '/reviews', search: { review: id } });
      else if (kind === 'office') void navigate({ to: '/offices', search: { office: id } });
      else void navigate({ to: '/people' });
    },
  }));
}

const categoryName = (names: Readonly<Record<string, string>>, category: string): string => names[category] ?? category;

/** Returns what can be imported, for those who may publish it; each opens the list and the dialog over it. */
export function useImportEntries(): PaletteEntry[] {
  const { title } = useText('contentFiles');
  const navigate = useNavigate();
  const { permissions } = useMe();
  const lists = [
    { what: 'clients', to: '/clients', permission: 'content.publish' },
    { what: 'offices', to: '/offices', permission: 'content.publish' },
    { what: 'members', to: '/members', permission: 'content.publish' },
    { what: 'jobs', to: '/jobs', permission: 'jobs.publish' },
    { what: 'texts', to: '/texts', permission: 'content.publish' },
  ] as const;
  return lists
    .filter(({ permission }) => permissions.includes(permission))
    .map(({ what, to }) => ({
      id: `import ${what}`,
      group: 'actions',
      label: title[what],
      run: () => void navigate({ to, search: { import: true } as never }),
    }));
}

/** Signs of the places where things of one kind are. */
const signs: Partial<Record<ScreenName, Found['kind']>> = {
  quotes: 'quote',
  offers: 'offer',
  applications: 'application',
  reviews: 'review',
  jobs: 'job',
  clients: 'client',
  offices: 'office',
  people: 'person',
};

/** The places that the person may see. */
export function usePlaceEntries(): PaletteEntry[] {
  const { words, details } = useText('palette');
  const nameOf = useScreenNames();
  const navigate = useNavigate();
  return usePlaces().map(({ name, to, keys }) => ({
    id: to,
    group: 'places',
    label: nameOf(name),
    detail: ofPlace(details, name),
    words: ofPlace(words, name),
    keys,
    sign: signs[name],
    run: () => void navigate({ to }),
  }));
}

const ofPlace = (texts: Readonly<Partial<Record<ScreenName, string>>>, name: ScreenName): string | undefined => texts[name];

/** Returns the texts of each page of the site, and of what is on every page, for those who may change them. */
export function useSiteTextEntries(): PaletteEntry[] {
  const { textWords } = useText('palette');
  const names = useLineNames();
  const nameOf = useScreenNames();
  const navigate = useNavigate();
  const mayChange = usePlaces().some(({ name }) => name === 'texts');
  if (!mayChange) return [];
  return siteTexts.map((text) => ({
    id: `text ${text}`,
    group: 'places',
    label: names.text(text),
    detail: nameOf('texts'),
    words: (textWords as Readonly<Record<string, string>>)[text],
    run: () => void navigate({ to: '/texts', search: { text } }),
  }));
}

const siteTexts = Object.values(placeGroups).flatMap((group) => Object.values(group).flat());

/** Returns the help with each place that the person may see. */
export function useHelpEntries(): PaletteEntry[] {
  const text = useText('palette');
  const nameOf = useScreenNames();
  return usePlaces().map(({ name }) => ({
    id: `help ${name}`,
    group: 'help',
    label: fillSentence(text.help, { place: nameOf(name) }),
    run: () => openOverlay('help', name),
  }));
}
