import type { Kysely } from 'kysely';
import { regionOf } from '#contract/countries/regions';
import { internationalNumber } from '#contract/phone-number';
import type { Tables } from '../tables.ts';
import type { SentKind } from './tables-contacts.ts';

/** Says how whoever has sent something can be reached, as they wrote it. */
interface Sender {
  email: string;
  phoneNumber?: string;
  country?: string;
}

/** The addresses by which a person is known again, the one that says most first: e-mail, and a number whose country is known in E.164. */
function addressesOf({ email, phoneNumber = '', country = '' }: Sender): string[] {
  const number = internationalNumber(phoneNumber, regionOf(country));
  return [email.trim().toLowerCase(), number ?? ''].filter((address) => address !== '');
}

/** Keeps from whom something came. To be called inside a transaction. */
export async function putAddresses(db: Kysely<Tables>, kind: SentKind, subjectId: string, sender: Sender): Promise<void> {
  const rows = addressesOf(sender).map((address) => ({ id: `${subjectId} ${address}`, kind, subjectId, address }));
  if (rows.length > 0) await db.insertInto('contactAddresses').values(rows).execute();
}

/** Keeps from whom it came, now that they can be reached in another way. To be called inside a transaction. */
export async function replaceAddresses(db: Kysely<Tables>, kind: SentKind, subjectId: string, sender: Sender): Promise<void> {
  await db.deleteFrom('contactAddresses').where('subjectId', '=', subjectId).execute();
  await putAddresses(db, kind, subjectId, sender);
}
