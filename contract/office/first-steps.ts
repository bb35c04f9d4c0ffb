import { z } from '../zod.ts';
import type { Role, Roles } from './permissions.ts';

/** In the order in which somebody who begins takes them. */
const firstSteps = [
  'company',
  'office',
  'client',
  'member',
  'job',
  'colleague',
  'mail',
  'quoteTemplate',
  'offer',
  'applicationTemplate',
] as const;
export type FirstStep = (typeof firstSteps)[number];

const stepsOfRole: Readonly<Record<Role, readonly FirstStep[]>> = {
  owner: ['company', 'office', 'client', 'job', 'colleague', 'mail'],
  sales: ['quoteTemplate', 'offer'],
  hiring: ['job', 'applicationTemplate'],
  editor: ['office', 'client', 'member'],
};

/** Returns the steps of somebody with these roles, in order. */
export const firstStepsOf = (own: Roles): FirstStep[] => firstSteps.filter((step) => own.some((role) => stepsOfRole[role].includes(step)));

/** Describes what an Office that is new still needs of the person who asks, by what there is. */
export const FirstSteps = z.object({
  /**
   * Whether the company was changed, and there is an office, a client, somebody on the About page, a published job, a second active account, a mail
   * that was delivered, a template for quotes, a price offer with a number, a template for applications: those of the person's roles.
   */
  done: z.partialRecord(z.enum(firstSteps), z.boolean()),
  /** Put away: an owner's steps for all owners, those of others for the person alone. */
  isHidden: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;
export const HideFirstSteps = FirstSteps.pick({ isHidden: true });
