import { useLocation, useNavigate } from '@tanstack/react-router';
import { locales } from '#contract/locales';
import type { Preferences } from '#contract/office/account';
import type { Permission } from '#contract/office/permissions';
import { useText } from '../../content/use-text.ts';
import { useApplicationsFile } from '../../data/cases/applications.ts';
import { useQuotesFile } from '../../data/cases/quotes.ts';
import { useChangeAccount, useMe, usePreferences } from '../../data/people/account.ts';
import { signOut } from '../../data/people/session.ts';
import { saveFile } from '../../parts/hooks/save-file.ts';
import { useAction } from '../../parts/messages/use-action.ts';
import type { PaletteEntry } from './palette-entries.ts';

interface Command {
  permission?: Permission;
  run(): void;
}

/** Returns what people look for by what they want, wherever they are: it is done at once, or leads to where it is done. */
export function useCommandEntries(): PaletteEntry[] {
  const { commands: texts } = useText('palette');
  const navigate = useNavigate();
  const { permissions } = useMe();
  const preferences = usePreferences();
  const change = useChangeAccount();
  const prefer = useAction({ run: (chosen: Partial<Preferences>) => change.mutateAsync({ preferences: chosen }) });
  const leave = useAction({ run: signOut });
  const [quotes, applications] = [useQuotesFile(), useApplicationsFile()];
  const saveQuotes = useAction({
    run: async () => saveFile('quotes.csv', await quotes.mutateAsync({ view: 'everything', sort: 'newest' })),
  });
  const saveApplications = useAction({ run: async () => saveFile('applications.csv', await applications.mutateAsync({ sort: 'newest' })) });
  const { pathname, search } = useLocation();
  // The quote or application that is open is merged at once.
  const merge = (list: '/quotes' | '/applications', all: object = {}) => {
    const isOpen = pathname.startsWith(`${list}/`) && pathname.split('/').length === 3;
    go(isOpen ? pathname : list, isOpen ? { ...search, merge: true } : all);
  };
  const go = (to: string, search: object = {}) => void navigate({ to, search: search as never });

  const commands: Record<keyof typeof texts, Command> = {
    call: { permission: 'quotes.answer', run: () => go('/quotes', { call: true }) },
    quotesSpam: { permission: 'quotes.answer', run: () => go('/quotes', { view: 'suspicious' }) },
    merge: { permission: 'quotes.answer', run: () => merge('/quotes', { view: 'everything' }) },
    mergeApplications: { permission: 'applications.decide', run: () => merge('/applications') },
    quotesFile: { permission: 'quotes.answer', run: () => void saveQuotes() },
    applicationsFile: { permission: 'applications.decide', run: () => void saveApplications() },
    newJob: { permission: 'jobs.publish', run: () => void navigate({ to: '/jobs/$id', params: { id: 'new' } }) },
    closeJob: { permission: 'jobs.publish', run: () => go('/jobs') },
    invite: { permission: 'people.manage', run: () => go('/people', { invite: true }) },
    exceptions: { permission: 'content.publish', run: () => go('/hours') },
    exportPerson: { permission: 'privacy.manage', run: () => go('/privacy') },
    erasePerson: { permission: 'privacy.manage', run: () => go('/privacy') },
    dark: { run: () => void prefer({ theme: 'dark' }) },
    light: { run: () => void prefer({ theme: 'light' }) },
    language: { run: () => void prefer({ locale: locales.find((locale) => locale !== preferences.locale) ?? preferences.locale }) },
    signOut: { run: () => void leave() },
  };
  return (Object.keys(texts) as (keyof typeof texts)[]).flatMap((name): PaletteEntry[] => {
    const { permission, run } = commands[name];
    if (permission && !permissions.includes(permission)) return [];
    return [{ id: `command ${name}`, group: 'actions', ...texts[name], run }];
  });
}
