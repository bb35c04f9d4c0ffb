import { useQuery } from '@tanstack/react-query';
import { apiPaths, uploadUrl } from '#contract/api-paths';
import type { Branch } from '#contract/branch';
import type { Client, ClientLogo } from '#contract/client';
import type { Job } from '#contract/job';
import type { PublicReview } from '#contract/review';
import { api } from './api.ts';
import { apiOrigin } from './api-origin.ts';
import { type List, type Loaded, listOf } from './list.ts';
import { inBrowser, queryClient } from './query-client.ts';

const minuteMs = 60_000;
const secondMs = 1_000;

/** Doubling from 1 s, at most 30 s. */
const retryDelay = (failures: number) => Math.min(secondMs * 2 ** failures, 30 * secondMs);

/** TanStack Query's own, explicit because the specification names them. */
const queryDefaults = { gcTime: 5 * minuteMs, retry: 3, retryDelay };

/** The cache of a rendering goes with it; a timer would keep it for minutes. */
const onServer = { gcTime: Number.POSITIVE_INFINITY };

/** The offices of the home map. */
export function useHomeBranches(initial?: Loaded<Branch>): List<Branch> {
  return useList(apiPaths.groups, initial, {
    ...queryDefaults,
    staleTime: 5 * minuteMs,
    gcTime: 10 * minuteMs,
    refetchOnMount: true,
    select: shownOnHome,
  });
}

export const useHomeLogos = (initial?: Loaded<ClientLogo>): List<ClientLogo> => useList(apiPaths.homeLogos, initial, queryDefaults);

export const usePublicReviews = (initial?: Loaded<PublicReview>): List<PublicReview> =>
  useList(apiPaths.publicReviews, initial, queryDefaults);

export const useClients = (initial?: Loaded<Client>): List<Client> => useList(apiPaths.clients, initial, queryDefaults);

/** The companies of the group without the deleted ones. */
export const useBranches = (initial?: Loaded<Branch>): List<Branch> =>
  useList(apiPaths.groups, initial, { ...queryDefaults, select: notDeleted });

export const useOpenJobs = (initial?: Loaded<Job>): List<Job> => useList(apiPaths.openCareers, initial, queryDefaults);

const notDeleted = (groups: Branch[]): Branch[] => groups.filter((group) => !group.isDeleted);

export const shownOnHome = (groups: Branch[]): Branch[] => groups.filter((group) => group.showOnHome === true && !group.isDeleted);

/** Gives an item its URL; what comes with the page has it already. */
const withLogoUrl = <T extends object>(item: T): T =>
  'logo' in item && typeof item.logo === 'string' ? { ...item, logo: uploadUrl(item.logo, apiOrigin) } : item;

interface ListOptions<T> {
  gcTime: number;
  retry: number;
  retryDelay: (failures: number) => number;
  staleTime?: number;
  refetchOnMount?: boolean;
  select?: (items: T[]) => T[];
}

function useList<T extends object>(path: `/${string}`, initial: Loaded<T> | undefined, options: ListOptions<T>): List<T> {
  const queryFn = () => readList<T>(path);
  const loaded = { initialData: initial?.items, initialDataUpdatedAt: initial?.at };
  const query = { queryKey: [path] as const, queryFn, ...loaded, ...options, ...(!inBrowser && onServer) };
  return listOf(useQuery<T[], Error>(query, queryClient()));
}

async function readList<T extends object>(path: string): Promise<T[]> {
  try {
    const items = await api.list<T>(path);
    return items.map(withLogoUrl);
  } catch (error) {
    console.error(`Could not load ${path}`, error);
    throw error;
  }
}
