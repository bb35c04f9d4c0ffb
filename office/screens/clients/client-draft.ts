import { ClientStory } from '#contract/client';
import { ClientValues, type OfficeClient } from '#contract/office/clients';
import { LogoChoice } from '#contract/office/pictures/logos';
import { clientCategories, serviceIds } from '#contract/services';
import { z } from '#contract/zod';

const nothingTold: ClientStory = { before: '', done: '', now: '' };

/** A client as somebody is writing it: nothing of it has to be right yet. */
export const ClientForm = z.object({
  name: z.string(),
  arabicName: z.string(),
  logo: LogoChoice,
  category: z.enum(clientCategories).or(z.literal('')),
  services: z.array(z.object({ type: z.enum(serviceIds), link: z.string() })),
  isPrivateWork: z.boolean(),
  comingSoon: z.boolean(),
  stories: z.object({ en: ClientStory, ar: ClientStory }).default({ en: nothingTold, ar: nothingTold }),
});
export type ClientForm = z.infer<typeof ClientForm>;

export const emptyForm: ClientForm = {
  name: '',
  arabicName: '',
  logo: { path: '' },
  category: '',
  services: [],
  isPrivateWork: false,
  comingSoon: false,
  stories: { en: nothingTold, ar: nothingTold },
};

export const formOf = (client: OfficeClient): ClientForm => ({
  name: client.name,
  arabicName: client.ar?.name ?? '',
  logo: { path: client.logo },
  category: client.category ?? '',
  services: client.services.map(({ type, link = '' }) => ({ type, link })),
  isPrivateWork: client.isPrivateWork,
  comingSoon: client.comingSoon,
  stories: { en: client.stories.en ?? nothingTold, ar: client.stories.ar ?? nothingTold },
});

/** The name under which this browser keeps what was typed of a client; `new` for one that is not there yet. */
export const keptClient = (id: string): string => `client:${id}`;

export const draftOf = (client: OfficeClient) => ({ content: formOf(client), version: client.version, name: keptClient(client.id) });

/** A story of which something is written. */
const told = (story: ClientStory): ClientStory | null => (Object.values(story).some((part) => part.trim() !== '') ? story : null);

const parsed = (form: ClientForm) =>
  ClientValues.safeParse({
    ...form,
    logo: form.logo.path,
    ar: form.arabicName.trim() === '' ? null : { name: form.arabicName },
    services: form.services.map(({ type, link }) => (link.trim() === '' ? { type } : { type, link })),
    stories: { en: told(form.stories.en), ar: told(form.stories.ar) },
    arabicName: undefined,
  });

/** The values of a form as the server takes them; undefined while any is wrong. */
export const valuesOf = (form: ClientForm): ClientValues | undefined => parsed(form).data;

/** The names of those that are wrong: `services.0` is the link of the first service. */
export function wrongOf(form: ClientForm | undefined): ReadonlySet<string> {
  const issues = (form && parsed(form).error?.issues) ?? [];
  return new Set(issues.map(({ path: [field, index] }) => (field === 'services' ? `services.${String(index)}` : String(field))));
}
