import type { CompanyOffice } from '#contract/office/offices';
import { OfficeValues } from '#contract/office/offices';
import { LogoChoice } from '#contract/office/pictures/logos';
import { z } from '#contract/zod';
import { errorsIn } from '../../parts/editor/entry-values.ts';
import { linesOf } from './editor/text-lines.ts';

/** Describes what stands in the fields of an office's editor; services are a line each. */
export const OfficeForm = z.object({
  name: z.string(),
  country: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  googleMap: z.string(),
  services: z.string(),
  logo: LogoChoice,
  showOnHome: z.boolean(),
  position: z.object({ top: z.number(), left: z.number() }).nullable(),
  ar: z.object({ name: z.string(), country: z.string(), address: z.string(), services: z.string() }),
});
export type OfficeForm = z.infer<typeof OfficeForm>;

const arabicTexts = ['name', 'country', 'address'] as const;

export const emptyForm: OfficeForm = {
  name: '',
  country: '',
  address: '',
  phone: '',
  email: '',
  website: '',
  googleMap: '',
  services: '',
  logo: { path: '' },
  showOnHome: true,
  position: null,
  ar: { name: '', country: '', address: '', services: '' },
};

/** The fields as an office fills them. */
export const formOf = ({ website, googleMap, services, logo, ar, ...office }: CompanyOffice): OfficeForm => ({
  ...OfficeForm.omit({ website: true, googleMap: true, services: true, logo: true, ar: true }).parse(office),
  website: website ?? '',
  googleMap: googleMap ?? '',
  services: services.join('\n'),
  logo: { path: logo ?? '' },
  ar: { name: ar.name ?? '', country: ar.country ?? '', address: ar.address ?? '', services: ar.services?.join('\n') ?? '' },
});

/** Returns what the fields say, not checked yet. Arabic that is not written is not there; a logo is as it was before its cut. */
export function valuesOf({ website, googleMap, services, logo, ar, ...form }: OfficeForm): OfficeValues {
  const written = arabicTexts.map((field) => [field, ar[field].trim()]).filter(([, text]) => text !== '');
  const arabicServices = linesOf(ar.services);
  return {
    ...form,
    website: webAddress(website),
    googleMap: webAddress(googleMap),
    services: linesOf(services),
    logo: logo.path === '' ? null : logo.path,
    ar: { ...Object.fromEntries(written), ...(arabicServices.length > 0 && { services: arabicServices }) },
  };
}

/** A domain is taken for the address of its site; what else is typed stays as it is. */
function webAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(text) ? `https://${text}` : text;
}

/** The name under which this browser keeps what was typed of an office; `new` for one that is not there yet. */
export const keptOffice = (id: string): string => `office:${id}`;

export const draftOf = (office: CompanyOffice) => ({ content: formOf(office), version: office.version, name: keptOffice(office.id) });

/** Message keys by field, `ar.name` for one in Arabic; empty when all of it fits. */
export const errorsOf = (values: OfficeValues): Record<string, string> => errorsIn(OfficeValues, values);
