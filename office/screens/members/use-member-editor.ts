import { useState } from 'react';
import type { OfficeMember } from '#contract/office/people/members';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import type { LocalDraft } from '../../data/drafts/use-drafts.ts';
import { useLogoKeeper } from '../../data/logos/logos.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { useAddMember, useChangeMember } from '../../data/site/members.ts';
import { changedFields, errorTexts } from '../../parts/editor/entry-values.ts';
import { useEditor } from '../../parts/editor/use-editor.ts';
import { errorsOf, type MemberForm, valuesOf } from './member-form.ts';

export type MemberDraft = LocalDraft<MemberForm, OfficeMember>;
export type ErrorTexts = Readonly<Record<string, string | undefined>>;

/**
 * Publishes somebody: of one who is there what differs from what is public, so that a colleague's other fields stay.
 *
 * @param member undefined for a new one
 * @returns besides the editor, what is wrong, in words: by field, `ar.name` for one in Arabic
 */
export function useMemberEditor(draft: MemberDraft, member: OfficeMember | undefined, onAdded: (id: string) => void) {
  const text = useText('members');
  const [add, change] = [useAddMember(), useChangeMember()];
  const { settle } = useLogoKeeper();
  const key = useIdempotencyKey();
  const [refused, setRefused] = useState<ErrorTexts>({});
  const { content: form } = draft;
  const name = form.name || text.unnamed;

  const editor = useEditor({
    draft,
    valuesOf(content) {
      const values = valuesOf(content);
      return Object.keys(errorsOf(values)).length === 0 ? values : undefined;
    },
    async send(checked, { portrait }, version) {
      const values = { ...checked, portrait: (await settle(portrait)) || null };
      if (!member) return add.mutateAsync({ values, key: key.of(values) });
      return change.mutateAsync({ id: member.id, version, values: changedFields(valuesOf(draft.state().base), values) });
    },
    onSaved({ answer }) {
      key.renew();
      if (!member) onAdded(answer.id);
    },
    done: () => fillSentence(member ? text.done.changed : text.done.added, { name }),
    failed: fillSentence(text.saveFailed, { name }),
    onErrors: setRefused,
  });

  const errors: ErrorTexts = errorTexts(editor.isChecked ? errorsOf(valuesOf(form)) : {}, text.errors);
  return { editor, errors: { ...refused, ...errors } };
}
