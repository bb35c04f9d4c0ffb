import type { Branch, BranchQuery } from './branch.ts';
import type { Client, ClientLogo } from './client.ts';
import type { CompanyValues } from './company.ts';
import type { Job } from './job.ts';
import type { Locale } from './locales.ts';
import type { Member } from './member.ts';
import type { PictureSlot } from './office/pictures/pictures.ts';
import type { OwnPicture } from './pictures.ts';
import type { PublicReview } from './review.ts';
import type { ChangedTexts, DraftTexts } from './texts/changed-texts.ts';

/**
 * The data that pages are rendered from, in one language as far as it has been translated: read from the store in the same process, or over HTTP
 * from the API at `API_ORIGIN`.
 */
export interface SiteData {
  groups(query?: BranchQuery): Promise<Branch[]>;
  homeLogos(): Promise<ClientLogo[]>;
  clients(): Promise<Client[]>;
  /** @param id as it stands in a URL: any text. Undefined when no client has it. */
  client(id: string): Promise<Client | undefined>;
  publicReviews(): Promise<PublicReview[]>;
  /** Returns those whom the About page introduces, in its order. */
  members(): Promise<Member[]>;
  openCareers(): Promise<Job[]>;
  /** Returns what was changed of the company, in every language. */
  company(): Promise<CompanyValues>;
  /** Returns the pictures of the company's own that stand in place of the site's. */
  pictures(): Promise<OwnPicture[]>;
  /** Returns the lines of all texts that were changed: the same object as long as they stay the same. */
  texts(): Promise<ChangedTexts>;
}

/** The data as a page reads it: what it shows of others is allowed to be loaded, and nothing else. */
export interface PageData extends SiteData {
  /** Returns those that `choose` picks of all clients; of the others the page shows nothing. */
  chosenClients(choose: (clients: Client[]) => Client[]): Promise<Client[]>;
}

/** The data in the language of a page. */
export type LocalizedSiteData = (locale: Locale) => SiteData;

/** Holds the changed lines of all texts for one page, which tells the names of those that it reads. */
export interface PageTexts {
  changed: ChangedTexts;
  onRead(name: string): void;
}

/** Describes what staff see on the site before it is public: a job, or the drafts of all texts. */
export interface Preview {
  job?: Job;
  drafts?: DraftTexts;
}

/** A picture as a page shows it, in the language of the page. */
export interface NotedPicture extends Omit<PictureSlot, 'page' | 'path' | 'alt'> {
  /** The name of the page in the menus. */
  page: string;
  alt: string;
}

/** The parts of the data that a page can depend on: a change of one invalidates the cached pages with its tag. */
export type DataTag = 'groups' | 'clients' | 'reviews' | 'careers' | 'members' | 'company' | 'pictures' | TextTag;

/** Each text has a tag of its own: a change of one page leaves the others cached. */
export type TextTag = `text:${string}`;
export const textTag = (name: string): TextTag => `text:${name}`;

/** A text that stands for the revisions of all texts: another one whenever a line of any of them was published. */
export const textRevision = (revisions: Readonly<Partial<Record<DataTag, number>>>): string =>
  JSON.stringify(
    Object.entries(revisions)
      .filter(([tag]) => tag.startsWith('text:'))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
