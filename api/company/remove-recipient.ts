import type { CompanyField } from '#contract/office/company';
import type { Repositories } from '../store/open-store.ts';

const lists = ['toldQuotes', 'toldReviews', 'toldApplications', 'toldFailedMails'] as const satisfies readonly CompanyField[];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The lists of recipients that have this e-mail address. */
export async function recipientListsOf({ company }: Pick<Repositories, 'company'>, email: string): Promise<(typeof lists)[number][]> {
  const { values } = await company.current();
  return lists.filter((list) => values[list]?.some((address) => isSame(address, email)));
}

/** Erasure: takes an address out of the lists of those who are told, and out of what was said of them. Inside a transaction, which it fails when somebody changes them at the same time. */
export async function removeRecipient(repositories: Repositories, email: string): Promise<void> {
  const { company, events, topics } = repositories;
  await events.forgetSubjects('company', lists);
  const found = await recipientListsOf(repositories, email);
  if (found.length === 0) return;
  const { values, version } = await company.current();
  const without = found.map((list) => [list, values[list]?.filter((address) => !isSame(address, email))]);
  if (!(await company.change({ ...values, ...Object.fromEntries(without) }, version, false)))
    throw new Error('The company was changed at the same time; nothing was erased');
  await topics.changed('company');
}
