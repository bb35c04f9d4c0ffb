/**
 * Writes what scenes and screens show of the company, from `brand.config.ts`: `art/masters/company.json` and `art/masters/mark.svg`.
 * `npm run art` runs it before it renders anything.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brands } from '#brand';

const { latitude, longitude } = brands.en.office;
const { viewBox, path } = brands.en.logo;
const { en, ar } = brands;
const company = {
  city: { en: en.office.city, ar: ar.office.city },
  country: { en: en.office.country, ar: ar.office.country },
  district: { en: en.office.districts?.[0] ?? en.office.city, ar: ar.office.districts?.[0] ?? ar.office.city },
  latitude,
  longitude,
};

const folder = join(import.meta.dirname, 'masters');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'company.json'), JSON.stringify(company));
await writeFile(join(folder, 'mark.svg'), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}"/></svg>`);
