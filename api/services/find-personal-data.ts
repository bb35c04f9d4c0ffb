import { sentKinds } from '#contract/office/contacts/contact';
import type { FoundData } from '#contract/office/history';
import { collectPersonalData } from './collect-personal-data.ts';

type Context = Parameters<typeof collectPersonalData>[0];

/** Counts what is stored about a person, and names the person's other e-mail addresses. */
export async function findPersonalData(context: Context, email: string): Promise<FoundData> {
  const { quotes, reviews, applications, mails, notes, copies, messages, jobAlerts, account } = await collectPersonalData(context, email);
  const own = email.trim().toLowerCase();
  const { addresses } = await context.store.contacts.person([own], sentKinds);
  return {
    counts: {
      quotes: quotes.length,
      reviews: reviews.length,
      applications: applications.length,
      resumes: applications.length,
      mails: mails.length,
      notes: notes.length,
      copies: copies.length,
      messages: messages.length,
      jobAlerts: jobAlerts.length,
      accounts: account ? 1 : 0,
    },
    others: addresses.filter((address) => address.includes('@') && address !== own),
  };
}
