import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeCompany, OfficeCompany, SharedSettings } from '#contract/office/company';
import { learnCompany } from '../../content/company.ts';
import { request } from '../requests/request.ts';

const settingsKey = ['company', 'settings'] as const;

/** Returns what can be changed of the company, and what is configured. */
export const useCompanySettings = () =>
  useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => request('company', { schema: OfficeCompany, signal }) });

/** Rejects with the newer state as `newer` when somebody else was faster. */
export function useChangeCompany() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, change }: { version: number; change: ChangeCompany }) =>
      request('company', { method: 'PATCH', version, body: change, schema: OfficeCompany }),
    onSuccess: (changed) => queries.setQueryData(settingsKey, changed),
    meta: { refetches: [['company']] },
  });
}

/** Returns what everybody works with: the aim, the signature of answers, and how people reach the company. */
export const useSharedSettings = () =>
  useQuery({
    queryKey: ['company', 'shared-settings'],
    queryFn: async ({ signal }) => {
      const settings = await request('sharedSettings', { schema: SharedSettings, signal });
      learnCompany(settings);
      return settings;
    },
  });
