import { z } from '../zod.ts';

/** In the order in which somebody who begins takes them. */
export const firstSteps = ['company', 'office', 'client', 'job'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Describes what an Office that is new still needs, by what there is. */
export const FirstSteps = z.object({
  /** Whether the company was changed, and there is an office, a client, a published job. */
  done: z.object({ company: z.boolean(), office: z.boolean(), client: z.boolean(), job: z.boolean() }),
  isHidden: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;
export const HideFirstSteps = FirstSteps.pick({ isHidden: true });
