import type { Kysely } from 'kysely';

interface Database {
  company: { id: string; changes: string };
}
/** The hours of the release before this one: the same on all working days. */
interface SameHours {
  workingDays: string[];
  opens: string;
  closes: string;
}

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours are kept by day, beside those that the release before this one knows: somebody may go back to it. */
export async function up(db: Kysely<Database>): Promise<void> {
  const row = await db.selectFrom('company').select('changes').executeTakeFirst();
  const changes = row && (JSON.parse(row.changes) as { openingHours?: SameHours });
  if (!changes?.openingHours) return;
  const { workingDays, opens, closes } = changes.openingHours;
  const weekHours = Object.fromEntries(weekDays.map((day) => [day, workingDays.includes(day) ? [{ opens, closes }] : []]));
  await db
    .updateTable('company')
    .set({ changes: JSON.stringify({ ...changes, weekHours }) })
    .execute();
}
