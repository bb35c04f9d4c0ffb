import { expect } from 'vitest';
import type { ClientPage, ClientValues, OfficeClient } from '#contract/office/clients';
import type { ContentFormat, ContentKind, ImportReport } from '#contract/office/content-files';
import { emptyJob, emptyJobText } from '#contract/office/job-check';
import type { JobContent, JobDetail } from '#contract/office/jobs';
import type { OfficeValues } from '#contract/office/offices';
import { officeUrl } from '#contract/office/paths';
import type { MemberValues } from '#contract/office/people/members';
import { ifMatch } from '../../testing/if-match.ts';
import type { TestColleague } from '../../testing/office-colleague.ts';

/** Lists the URLs to which files of each kind go and from which they come. */
export const urls: Record<ContentKind, string> = {
  clients: officeUrl('clientFile'),
  offices: officeUrl('officeFile'),
  members: officeUrl('memberFile'),
  jobs: officeUrl('jobFile'),
  texts: officeUrl('textFile'),
};
const asFile = { 'content-type': 'application/octet-stream' };

export const exported = async (colleague: TestColleague, what: ContentKind, format: ContentFormat = 'csv'): Promise<string> =>
  (await colleague.get(`${urls[what]}?format=${format}`)).body;
export const send = (
  colleague: TestColleague,
  what: ContentKind,
  file: string | Buffer,
  query = '',
  headers: Record<string, string> = {},
) => colleague.send('POST', `${urls[what]}${query}`, Buffer.from(file as string), { ...asFile, ...headers });
export const preview = async (colleague: TestColleague, what: ContentKind, file: string): Promise<ImportReport> =>
  (await send(colleague, what, file, '?dryRun=true')).json();
export const importFile = async (colleague: TestColleague, what: ContentKind, file: string): Promise<ImportReport> => {
  const response = await send(colleague, what, file);
  expect(response.statusCode, response.body.slice(0, 600)).toBe(200);
  return response.json();
};
/** A CSV file of these lines. */
export const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;
/** Row, line, field and message of every fault. */
export const where = ({ faults }: ImportReport) => faults.map(({ row, line, field, message }) => [row, line, field, message]);
/** Name and outcome of every change, with the fields of what is changed. */
export const planned = ({ changes }: ImportReport) =>
  changes.map(({ name, outcome, fields }) => [name, outcome, ...(outcome === 'changed' ? fields : [])]);

export const client: ClientValues = {
  ...{ name: 'Harbour, "Mills"', ar: { name: 'مطاحن الميناء' }, logo: '', category: 'Restaurants & Cafes' },
  ...{ services: [{ type: 'Web', link: 'https://mills.example/?a=1|2' }, { type: "Pc's" }], isPrivateWork: true, comingSoon: false },
  stories: {
    en: { before: '=Three "lists"\nof prices', done: 'One till, -tried', now: '' },
    ar: { before: '', done: '', now: 'قائمة واحدة' },
  },
};
export const office: OfficeValues = {
  ...{ name: '=Lisbon', country: 'Portugal', address: 'Rua Nova 1,\u00a0"2"', phone: '+351 1', email: 'lisbon@company.example' },
  ...{ website: 'https://company.example', googleMap: null, services: ['Web', '-Networks'], logo: 'https://cdn.example/logo.svg' },
  ...{ showOnHome: true, position: { top: 12.5, left: 40 }, ar: { country: 'البرتغال', services: ['مواقع'] } },
};
export const member: MemberValues = {
  ...{ name: '=Demo "colleague"', role: 'Projects, all', duty: '', portrait: 'https://cdn.example/face.webp', isShown: true },
  ...{ answers: ['quote'], ar: { role: 'المشاريع' } },
};
export const english = {
  ...{ jobTitle: 'Bookkeeper', location: 'Amman', summary: 'Keeps the books.\n\n"All" of them, =always.' },
  ...{ responsibilities: ['Write invoices', '@ noon: pay'], qualifications: ['Counts, quickly'] },
};
export const job = (changes: Partial<JobContent> = {}): JobContent => ({ ...emptyJob, closingDate: '2999-12-31', en: english, ...changes });
const arabic = { ...emptyJobText, jobTitle: 'محاسب', location: 'عمّان', summary: 'يمسك الدفاتر.' };

export async function addJob(hiring: TestColleague, content: JobContent, isPublished = true): Promise<JobDetail> {
  const added: JobDetail = (await hiring.send('POST', officeUrl('jobs'), content)).json();
  if (!isPublished) return added;
  return (await hiring.send('PUT', officeUrl('jobPublication', { id: added.id }), content, ifMatch(added.version))).json();
}

/** A clients page, offices and jobs in every state. */
export async function fill(owner: TestColleague): Promise<void> {
  await owner.send('POST', officeUrl('clients'), client);
  await owner.send('POST', officeUrl('clients'), { ...client, name: 'Second', ar: null, services: [], comingSoon: true });
  await owner.send('POST', officeUrl('offices'), office);
  await owner.send('POST', officeUrl('offices'), {
    ...office,
    name: 'Porto',
    logo: null,
    website: null,
    position: null,
    ar: {},
    services: [],
  });
  await owner.send('POST', officeUrl('members'), member);
  await owner.send('POST', officeUrl('members'), { ...member, name: 'Second', portrait: null, isShown: false, answers: [], ar: {} });
  await addJob(owner, job({ closingDate: '', en: { ...english, summary: '' } }), false);
  await addJob(owner, job({ en: emptyJobText, ar: arabic }));
  const open = await addJob(owner, job({ ar: arabic }));
  await owner.send(
    'PUT',
    officeUrl('jobDraft', { id: open.id }),
    job({ en: { ...english, summary: 'Keeps more books.' } }),
    ifMatch(open.version),
  );
  const closed = await addJob(owner, job({ en: { ...english, jobTitle: 'Cook' } }));
  await owner.send('PATCH', officeUrl('job', { id: closed.id }), { isClosed: true }, ifMatch(closed.version));
  const archived = await addJob(owner, job({ en: { ...english, jobTitle: 'Driver' } }));
  await owner.send('PATCH', officeUrl('job', { id: archived.id }), { isArchived: true }, ifMatch(archived.version));
}

export const clients = async (colleague: TestColleague): Promise<OfficeClient[]> =>
  ((await colleague.get(officeUrl('clients'))).json() as ClientPage).rows;
