import { useQuery } from '@tanstack/react-query';
import { SharedSettings } from '#contract/shared-settings';
import { learnCompany } from '../../content/company.ts';
import { request } from '../requests/request.ts';

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
