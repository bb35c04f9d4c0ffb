import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeCompany, OfficeCompany } from '#contract/office/company';
import type { ServicePage } from '#contract/services';
import { newerOf, request, requestChange } from '../requests/request.ts';

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

interface ServiceSwitch {
  page: ServicePage;
  isOffered: boolean;
}

/** Offers a service, or offers it no more. What others change of the company meanwhile does not stand in the way. */
export function useSwitchService() {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ page, isOffered }: ServiceSwitch) {
      let company = await queries.ensureQueryData<OfficeCompany>({ queryKey: settingsKey });
      for (;;) {
        const others = (company.values.servicesOff ?? []).filter((other) => other !== page);
        const body: ChangeCompany = { servicesOff: isOffered ? others : [...others, page] };
        try {
          return await requestChange('company', { method: 'PATCH', version: company.version, body, schema: OfficeCompany });
        } catch (error) {
          const newer = newerOf(error, OfficeCompany);
          if (!newer) throw error;
          company = newer;
        }
      }
    },
    onSuccess: ({ answer }) => queries.setQueryData(settingsKey, answer),
    meta: { refetches: [['company']] },
  });
}
