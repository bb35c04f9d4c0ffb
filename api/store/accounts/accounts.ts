import { type Kysely, type Selectable, sql } from 'kysely';
import { defaultLocale } from '#contract/locales';
import { Preferences } from '#contract/office/account';
import { roles as knownRoles, type Role, type Roles } from '#contract/office/permissions';
import { z } from '#contract/zod';
import { byName } from '../rows/by-name.ts';
import { flag, json, uncheckedJson } from '../rows/columns.ts';
import { countRows } from '../rows/count-rows.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import type { AccountTable } from './tables-accounts.ts';

/** A person of the Office. */
export interface Account extends Omit<AccountTable, 'role' | 'roles' | 'preferences' | 'isDemo' | 'authenticatorStep' | 'updatedAt'> {
  roles: Roles;
  preferences: Preferences;
  isDemo: boolean;
}

export type NewAccount = Pick<Account, 'email' | 'name' | 'roles' | 'status' | 'preferences'> & { isDemo?: boolean };
export type AccountChange = Partial<Omit<Account, 'id' | 'isDemo' | 'version' | 'createdAt'>>;

export function accountRepository(db: Kysely<Tables>) {
  const all = () => db.selectFrom('accounts').selectAll();

  return {
    /** Undefined when somebody has this e-mail address already. */
    async add({ preferences, roles, isDemo = false, ...account }: NewAccount, now: Date): Promise<Account | undefined> {
      const at = now.toISOString();
      const row = await db
        .insertInto('accounts')
        .values({
          ...account,
          ...roleColumns(roles),
          id: newId(),
          preferences: json(preferences),
          isDemo: flag(isDemo),
          authenticatorStep: 0,
          version: 1,
          createdAt: at,
          updatedAt: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && toAccount(row);
    },

    /** `lock`: nobody else changes it until the transaction ends. */
    async find(id: string, { lock = false } = {}): Promise<Account | undefined> {
      const query = all().where('id', '=', id);
      const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
      return row && toAccount(row);
    },

    /** Ignoring letter case. */
    async findByEmail(email: string): Promise<Account | undefined> {
      const row = await all()
        .where(({ fn }) => fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
        .executeTakeFirst();
      return row && toAccount(row);
    },

    /** The demo's owner: its colleagues are marked as entries of the demo. */
    async findDemo(): Promise<Account | undefined> {
      const row = await all()
        .where('isDemo', '=', 1)
        .where('id', 'not in', db.selectFrom('demoEntries').select('id').where('kind', '=', 'accounts'))
        .executeTakeFirst();
      return row && toAccount(row);
    },

    /** By name. */
    async list(): Promise<Account[]> {
      return (await all().orderBy('id').execute()).map(toAccount).toSorted(byName);
    },

    /** Counts owners who can sign in. To be called in an exclusive transaction by whoever is about to take one away. */
    countOwners: (): Promise<number> => countRows(db.selectFrom('accounts').where('role', '=', 'owner').where('status', '=', 'active')),

    /** Undefined when the account has another version than the one given. */
    async change(id: string, { preferences, roles, ...change }: AccountChange, now: Date, version?: number): Promise<Account | undefined> {
      let update = db
        .updateTable('accounts')
        .set((account) => ({
          ...change,
          ...(roles && roleColumns(roles)),
          ...(preferences && { preferences: json(preferences) }),
          updatedAt: now.toISOString(),
          version: account('version', '+', 1),
        }))
        .where('id', '=', id);
      if (version !== undefined) update = update.where('version', '=', version);
      const row = await update.returningAll().executeTakeFirst();
      return row && toAccount(row);
    },

    /** Not a change that anybody could be slower than. */
    async touchLastSeen(id: string, now: Date): Promise<void> {
      await db.updateTable('accounts').set({ lastSeenAt: now.toISOString() }).where('id', '=', id).execute();
    },

    /**
     * False when this time step, or a later one, was used before: of two requests with the same code one gets true. A later one than there can be was
     * of a clock that has been set back since, and does not count.
     */
    async acceptStep(id: string, step: number, latestStep: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set({ authenticatorStep: step })
        .where('id', '=', id)
        .where((account) => account.or([account('authenticatorStep', '<', step), account('authenticatorStep', '>', latestStep)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    /** Replaces all recovery codes; an empty list takes them away. */
    async setRecoveryCodes(accountId: string, hashes: readonly string[]): Promise<void> {
      await db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
      if (hashes.length > 0)
        await db
          .insertInto('recoveryCodes')
          .values(hashes.map((codeHash) => ({ id: newId(), accountId, codeHash, usedAt: null })))
          .execute();
    },

    /** Returns the codes that were not used yet. */
    async recoveryCodes(accountId: string): Promise<{ id: string; codeHash: string }[]> {
      return db
        .selectFrom('recoveryCodes')
        .select(['id', 'codeHash'])
        .where('accountId', '=', accountId)
        .where('usedAt', 'is', null)
        .execute();
    },

    /** False when it was used before. */
    async consumeRecoveryCode(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('recoveryCodes')
        .set({ usedAt: now.toISOString() })
        .where('id', '=', id)
        .where('usedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    /** Erasure: nothing of the person stays but the row that events and assignments refer to. */
    async anonymize(id: string, now: Date): Promise<void> {
      for (const table of ['sessions', 'accountLinks', 'passkeys', 'identities', 'recoveryCodes', 'caseMarks'] as const)
        await db.deleteFrom(table).where('accountId', '=', id).execute();
      await db
        .updateTable('accounts')
        .set({
          email: sql`id || '@erased.invalid'`,
          name: '',
          status: 'deactivated',
          passwordHash: null,
          authenticatorSecret: null,
          calendarKey: null,
          updatedAt: now.toISOString(),
          lastSeenAt: null,
          version: sql`version + 1`,
        })
        .where('id', '=', id)
        .execute();
    },
  };
}

/** Reads stored preferences; what another release wrote, or nobody chose, is as it is at first. */
const StoredPreferences = z
  .object({
    locale: Preferences.shape.locale.catch(defaultLocale),
    theme: Preferences.shape.theme.catch('system'),
    shortcuts: Preferences.shape.shortcuts.catch(true),
    awayUntil: Preferences.shape.awayUntil.catch(null),
    mails: z
      .array(z.unknown())
      .catch([])
      .transform((mails) => mails.flatMap((mail) => Preferences.shape.mails.element.safeParse(mail).data ?? [])),
    areFirstStepsHidden: Preferences.shape.areFirstStepsHidden.catch(undefined),
  })
  .or(z.unknown().transform(() => ({ locale: defaultLocale, theme: 'system' as const, shortcuts: true, awayUntil: null, mails: [] })));

const StoredRoles = z.array(z.enum(knownRoles)).catch([]);

const roleColumns = (roles: Roles) => ({ role: roles[0] as Role, roles: json(roles) });

function toAccount(row: Selectable<Tables['accounts']>): Account {
  const { authenticatorStep, updatedAt, role, ...account } = row;
  const roles = StoredRoles.parse(uncheckedJson(row.roles));
  return {
    ...account,
    roles: roles[0] === role ? roles : [role],
    preferences: StoredPreferences.parse(uncheckedJson(row.preferences)),
    isDemo: row.isDemo === 1,
  };
}
