import { answeredForms, MemberValues, type OfficeMember } from '#contract/office/people/members';
import { LogoChoice } from '#contract/office/pictures/logos';
import { z } from '#contract/zod';
import { errorsIn } from '../../parts/editor/entry-values.ts';

/** Describes what stands in the fields of the editor. */
export const MemberForm = z.object({
  name: z.string(),
  role: z.string(),
  duty: z.string(),
  portrait: LogoChoice,
  isShown: z.boolean(),
  answers: z.array(z.enum(answeredForms)),
  ar: z.object({ name: z.string(), role: z.string(), duty: z.string() }),
});
export type MemberForm = z.infer<typeof MemberForm>;

export const memberTexts = ['name', 'role', 'duty'] as const;

export const emptyForm: MemberForm = {
  name: '',
  role: '',
  duty: '',
  portrait: { path: '' },
  isShown: true,
  answers: [],
  ar: { name: '', role: '', duty: '' },
};

/** The fields as somebody fills them. */
const formOf = ({ name, role, duty, portrait, isShown, answers, ar }: OfficeMember): MemberForm => ({
  name,
  role,
  duty,
  isShown,
  answers,
  portrait: { path: portrait ?? '' },
  ar: { name: ar.name ?? '', role: ar.role ?? '', duty: ar.duty ?? '' },
});

/** Returns what the fields say, not checked yet. Arabic that is not written is not there; a portrait is as it was before its cut. */
export function valuesOf({ portrait, ar, ...form }: MemberForm): MemberValues {
  const written = memberTexts.map((field) => [field, ar[field].trim()]).filter(([, text]) => text !== '');
  return { ...form, portrait: portrait.path === '' ? null : portrait.path, ar: Object.fromEntries(written) };
}

/** The name under which this browser keeps what was typed of somebody; `new` for one who is not there yet. */
export const keptMember = (id: string): string => `member:${id}`;

export const draftOf = (member: OfficeMember) => ({ content: formOf(member), version: member.version, name: keptMember(member.id) });

/** Message keys by field, `ar.name` for one in Arabic; empty when all of it fits. */
export const errorsOf = (values: MemberValues): Record<string, string> => errorsIn(MemberValues, values);
