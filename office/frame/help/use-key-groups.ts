import { useScreenNames, useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { usePlaces } from '../../parts/navigation/navigation.ts';
import { listKeys } from '../../parts/shortcuts/named-keys.ts';
import type { Offer } from '../../parts/shortcuts/shortcut-engine.ts';
import { type ShortcutScope, shortcutKeys } from '../../parts/shortcuts/shortcut-keys.ts';
import type { KeyGroup } from './key-groups.tsx';
import { placeScopes } from './place-scopes.ts';

/**
 * Returns every key that the person has: those of a place, and the others.
 *
 * @param offers what the screen behind hears, where it is that place: no list has all keys of lists
 */
export function useKeyGroups(place: string, offers: readonly Offer[] | undefined): { here: KeyGroup[]; others: KeyGroup[] } {
  const text = useText('keys');
  const { permissions } = useMe();
  const nameOf = useScreenNames();
  const goTo = usePlaces().flatMap(({ keys, name }) => (keys === undefined ? [] : [{ keys, name: nameOf(name) }]));
  const groups = listKeys(text, permissions, goTo);
  const scopes = placeScopes[place] ?? [];
  const acts = (scope: ShortcutScope, keys: string, name: string | undefined) =>
    (name === undefined || (shortcutKeys[scope] as Readonly<Record<string, string>>)[name] === keys) &&
    (scope !== 'lists' || offers === undefined || offers.some((offer) => offer.scope === scope && offer.keys === keys));
  const here = scopes.flatMap((wanted) => {
    const [scope, name] = wanted.split('.');
    return groups
      .filter((group) => group.scope === scope)
      .map((group) => ({ ...group, keys: group.keys.filter(({ keys }) => acts(group.scope, keys, name)) }));
  });
  return {
    here: here.filter(({ keys }) => keys.length > 0),
    others: groups.filter(({ scope }) => here.every((group) => group.scope !== scope)),
  };
}
