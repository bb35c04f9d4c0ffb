/**
 * Writes what scenes and screens show of the company, from `brand.config.ts`: `art/masters/company.json` and `art/masters/mark.svg`.
 * `npm run art` runs it before it renders anything.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '#brand';

const { city, country, districts, latitude, longitude } = brand.office;
const { viewBox, path } = brand.logo;
const company = { city, country, district: districts?.[0] ?? city, latitude, longitude };

const folder = join(import.meta.dirname, 'masters');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'company.json'), JSON.stringify(company));
await writeFile(join(folder, 'mark.svg'), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}"/></svg>`);
