import { limits } from '../../limits.ts';
import { MemberTranslation } from '../../member.ts';
import { id, line, optionalText } from '../../schema.ts';
import { z } from '../../zod.ts';

/** Upper bounds, in UTF-16 code units. */
export const memberLimits = { role: 120, duty: 200, portrait: 500 } as const;

/** Lists what somebody can be the one to answer: their name and role sign the confirmation that a visitor gets. */
export const answeredForms = ['quote', 'application'] as const;
export type AnsweredForm = (typeof answeredForms)[number];

/** Somebody of the company as the Office shows them. */
export const OfficeMember = z.object({
  id,
  name: z.string(),
  role: z.string(),
  duty: z.string(),
  /** Path of a picture that is kept; null: their letters stand in its place. */
  portrait: z.string().nullable(),
  /** On the About page. */
  isShown: z.boolean(),
  answers: z.array(z.enum(answeredForms)),
  /** Holds what they are called in Arabic; what is missing stays as it was written. */
  ar: MemberTranslation,
  version: z.int(),
});
export type OfficeMember = z.infer<typeof OfficeMember>;

/** In the order of the About page. */
export const OfficeMembers = z.object({ members: z.array(OfficeMember) });
export type OfficeMembers = z.infer<typeof OfficeMembers>;

const name = line(limits.name);
const role = line(memberLimits.role);
const duty = optionalText('line', memberLimits.duty);
const eachOnce = (forms: readonly string[]) => new Set(forms).size === forms.length;

/** Describes what the editor writes. */
export const MemberValues = z.strictObject({
  name,
  role,
  duty,
  portrait: line(memberLimits.portrait).nullable(),
  isShown: z.boolean(),
  answers: z.array(z.enum(answeredForms)).max(answeredForms.length).refine(eachOnce),
  ar: z.strictObject({ name, role, duty: line(memberLimits.duty) }).partial(),
});
export type MemberValues = z.infer<typeof MemberValues>;

/** Sent with `If-Match`; what is left out stays. */
export const ChangeMember = MemberValues.partial();
export type ChangeMember = z.infer<typeof ChangeMember>;
