import type { Career } from './career.ts';
import type { Client, ClientLogo } from './client.ts';
import type { Group, GroupQuery } from './group.ts';
import type { PublicReview } from './review.ts';

/** What the site reads. In one process it is the API's own reading side; with `API_ORIGIN` it is the same calls over HTTP. */
export interface SiteData {
  groups(query?: GroupQuery): Promise<Group[]>;
  homeLogos(): Promise<ClientLogo[]>;
  clients(): Promise<Client[]>;
  publicReviews(): Promise<PublicReview[]>;
  openCareers(): Promise<Career[]>;
}

/** The parts of the data that a page can be built from; a change of one renders the pages again that carry its tag. */
export type DataTag = 'groups' | 'clients' | 'reviews' | 'careers';
