import { reviewForm } from './forms/review.ts';
import { limits } from './limits.ts';
import { requestSchema } from './request-schema.ts';
import { id } from './schema.ts';
import { serviceIds } from './services.ts';
import { z } from './zod.ts';

export const ReviewRequest = requestSchema(reviewForm);
export type ReviewRequest = z.infer<typeof ReviewRequest>;

/** A review that staff have approved. The e-mail address is never exposed. */
export const PublicReview = z.object({
  _id: id,
  rate: z.int().min(limits.rating.min).max(limits.rating.max),
  message: z.string(),
  fullName: z.string(),
  service: z.enum(serviceIds),
  /** The client whose review it is, where staff have said so and the site names what was done there. */
  client: z.object({ _id: id, name: z.string().min(1) }).optional(),
  /** Holds what the company says to it, with its name in the language of that; missing where it says nothing. */
  answer: z.object({ by: z.string(), text: z.string() }).optional(),
});
export type PublicReview = z.infer<typeof PublicReview>;
