import { requestSchema } from '../request-schema.ts';
import { z } from '../zod.ts';
import { jobAlertFields } from './job-alert-fields.ts';

export const AskForJobAlerts = requestSchema({ fields: jobAlertFields });
export type AskForJobAlerts = z.infer<typeof AskForJobAlerts>;

/** The answer to whoever asks, the same whether the address is known or not. */
export const JobAlertsAsked = z.object({ state: z.literal('asked') });

/** Lists how an address can stand for whoever has one of its links. `left`: there is nothing of it any more. */
export const jobAlertStates = ['unconfirmed', 'confirmed', 'left'] as const;
export const JobAlertState = z.object({ state: z.enum(jobAlertStates) });
export type JobAlertState = z.infer<typeof JobAlertState>;

/** Days for which a link confirms, and after which an address is erased that nobody has confirmed. */
export const jobAlertDays = 7;

const api = '/api/job-alerts';

/** Paths of the API; the tokens are those of two links, of which one confirms and the other one ends it. */
export const jobAlertPaths = {
  alerts: api,
  confirmation: (token: string): string => `${api}/confirmations/${token}`,
  leaving: (token: string): string => `${api}/leavings/${token}`,
};
