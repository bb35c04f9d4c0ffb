import type { Kysely, Selectable } from 'kysely';
import { defaultLocale, type Locale } from '#contract/locales';
import { Member, MemberTranslation } from '#contract/member';
import { type AnsweredForm, MemberValues } from '#contract/office/people/members';
import type { CheckRows, Unchecked } from '../content/public-rows.ts';
import { inLocale, type Translated, uncheckedTranslation } from '../content/translations.ts';
import { fromJson } from '../rows/columns.ts';
import type { Tables } from '../tables.ts';

/** Somebody as rows have them. */
const TranslatedMember = Member.extend({ ar: MemberTranslation.optional() });

/** The people of the company as visitors see them. */
export function memberRepository(db: Kysely<Tables>, checkRows: CheckRows) {
  const shown = async (locale: Locale) => {
    const rows = await db
      .selectFrom('members')
      .leftJoin('logos', 'logos.path', 'members.portrait')
      .selectAll('members')
      .select('logos.smallPath')
      .where('isShown', '=', 1)
      .orderBy('sortOrder')
      .orderBy('id')
      .execute();
    const members = checkRows('members', TranslatedMember, rows.map(toMember)).map((member) => inLocale<Member>(member, locale));
    return { rows, members };
  };

  return {
    /** Returns those who are on the About page, in their order. */
    list: async (locale: Locale = defaultLocale): Promise<Member[]> => (await shown(locale)).members,

    /** Returns who answers what comes by a form: the first who does and whom the About page shows. */
    async answering(form: AnsweredForm, locale: Locale): Promise<Member | undefined> {
      const { rows, members } = await shown(locale);
      const answering = new Set(rows.filter((row) => answersOf(row.answers).includes(form)).map(({ id }) => id));
      return members.find(({ _id }) => answering.has(_id));
    },
  };
}

/** Reads what somebody answers; nothing where the column is not as it should be. */
export const answersOf = (column: Selectable<Tables['members']>['answers']): AnsweredForm[] =>
  fromJson(MemberValues.shape.answers, column) ?? [];

type ShownRow = Selectable<Tables['members']> & { smallPath: string | null };

/** With the portrait in the width that the page needs, where there is one. */
const toMember = ({ id, name, role, duty, portrait, smallPath, ar }: ShownRow): Unchecked<Translated<Member, MemberTranslation>> => ({
  _id: id,
  name,
  role,
  duty,
  portrait: smallPath ?? portrait ?? undefined,
  ar: uncheckedTranslation(ar),
});
