import { type ContentEntry, MemberEntry } from '#contract/office/content-files';
import type { MemberValues } from '#contract/office/people/members';
import { normalizeText } from '#contract/text/normalize-text';
import { validate } from '../../../http/validation.ts';
import { addMember, changeMember } from '../members.ts';
import { type ContentSource, tidyEntry, translated } from './content-source.ts';

type Entry = ContentEntry<'members'>;

/** People are recognised by their name. Those who were deleted are gone: a file brings them as new ones. */
export const membersSource: ContentSource<'members', MemberValues> = {
  kind: 'members',
  nameOf: ({ name, nameAr }) => name || nameAr,
  identityOf: ({ name }) => normalizeText(name),
  keyOf: ({ id }) => id,

  async load({ officeMembers }) {
    const members = await officeMembers.list();
    return {
      entries: new Map(
        members.map((member) => [member.id, { entry: entryOf(member, member.id), version: member.version, isFoundByName: true }]),
      ),
      blocked: new Map(),
    };
  },

  // A portrait that a file does not name stays.
  merge: (current, given) => ({ ...current, ...given, portrait: given.portrait || current.portrait }),

  check(entry, before, { unusableLogos }) {
    const checked = validate(MemberEntry, entry);
    const errors = checked.ok ? {} : { ...checked.errors };
    if (entry.portrait !== before?.portrait && unusableLogos.has(entry.portrait)) errors.portrait = { key: 'import.logo' };
    if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
    const { id, nameAr, roleAr, dutyAr, answersQuotes, answersApplications, ...values } = checked.value;
    return {
      ok: true,
      values: {
        ...values,
        answers: [...(answersQuotes ? (['quote'] as const) : []), ...(answersApplications ? (['application'] as const) : [])],
        ar: translated({ name: nameAr, role: roleAr, duty: dutyAr }),
      },
    };
  },

  entryOf,

  async write(work, { outcome, id, version, values }) {
    if (outcome === 'new' || id === undefined) await addMember(work, values, id);
    else await changeMember(work, id, values, version);
  },
};

function entryOf({ name, role, duty, ar, isShown, answers, portrait }: MemberValues, id: string): Entry {
  return tidyEntry('members', {
    id,
    name,
    nameAr: ar.name ?? '',
    role,
    roleAr: ar.role ?? '',
    duty,
    dutyAr: ar.duty ?? '',
    isShown,
    answersQuotes: answers.includes('quote'),
    answersApplications: answers.includes('application'),
    portrait: portrait ?? '',
  });
}
