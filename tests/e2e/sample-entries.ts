import type { Branch } from '#contract/branch';
import type { Client } from '#contract/client';
import type { Job } from '#contract/job';

/** Entries for an API that a test plays itself; each test says what matters to it. */
export const aClient = (changes: Partial<Client> = {}): Client => ({
  _id: changes.name ?? 'a-client',
  name: 'A client',
  logo: '/favicon.svg',
  category: 'Banks',
  services: [],
  isPrivateWork: false,
  comingSoon: false,
  ...changes,
});

export const aBranch = (changes: Partial<Branch> = {}): Branch => ({
  _id: changes.name ?? 'a-group',
  name: 'A company',
  country: 'Jordan',
  address: '1 Example Street',
  phone: '+962 6 555 0100',
  email: 'office@company.example',
  services: ['Web'],
  showOnHome: true,
  isDeleted: false,
  ...changes,
});

export const aJob = (changes: Partial<Job> = {}): Job => ({
  _id: changes.jobTitle ?? 'a-career',
  jobTitle: 'Network Engineer',
  location: 'Lisbon, Portugal',
  closingDate: '2999-12-01',
  publishedAt: '2026-01-01T00:00:00.000Z',
  summary: 'Plans and builds networks.',
  responsibilities: ['Plan networks', 'Build networks'],
  qualifications: ['Two years of networks'],
  ...changes,
});
