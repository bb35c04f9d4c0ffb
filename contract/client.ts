import { id } from './schema.ts';
import { clientCategories, serviceIds } from './services.ts';
import { z } from './zod.ts';

export const ClientService = z.object({ type: z.enum(serviceIds), link: z.string().optional() });
export type ClientService = z.infer<typeof ClientService>;

/** Tells what was before, what was done and how it is now. Each may be empty. */
export const ClientStory = z.object({ before: z.string(), done: z.string(), now: z.string() });
export type ClientStory = z.infer<typeof ClientStory>;

export const Client = z.object({
  _id: id,
  /** Without it there is nothing to show. */
  name: z.string().min(1),
  logo: z.string(),
  category: z.enum(clientCategories),
  services: z.array(ClientService),
  isPrivateWork: z.boolean(),
  comingSoon: z.boolean(),
  /** Missing where nothing of it is written. */
  story: ClientStory.optional(),
});
export type Client = z.infer<typeof Client>;

/** A client in a second language. */
export const ClientTranslation = z.object({ name: z.string(), story: ClientStory }).partial();
export type ClientTranslation = z.infer<typeof ClientTranslation>;

/** Describes what the logo wall of the home page needs of a client. */
export const ClientLogo = Client.pick({ _id: true, name: true, logo: true });
export type ClientLogo = z.infer<typeof ClientLogo>;
