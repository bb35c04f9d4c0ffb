import { useState } from 'react';
import type { CompanyOffice } from '#contract/office/offices';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import type { LocalDraft } from '../../data/drafts/use-drafts.ts';
import { useLogoKeeper } from '../../data/logos/logos.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { useAddOffice, useChangeOffice } from '../../data/site/offices.ts';
import { changedFields, errorTexts } from '../../parts/editor/entry-values.ts';
import { useEditor } from '../../parts/editor/use-editor.ts';
import { useFaultTexts } from '../../parts/texts/use-fault-texts.ts';
import { errorsOf, type OfficeForm, valuesOf } from './office-form.ts';

export type OfficeDraft = LocalDraft<OfficeForm, CompanyOffice>;
type ErrorTexts = Readonly<Record<string, string | undefined>>;

/**
 * Publishes an office: of one that is there what differs from what is public, so that a colleague's other fields stay.
 *
 * @param office undefined for a new one
 * @returns besides the editor, what is wrong, in words: by field, `ar.name` for one in Arabic
 */
export function useOfficeEditor(draft: OfficeDraft, office: CompanyOffice | undefined, onAdded: (id: string) => void) {
  const text = useText('offices');
  const [add, change] = [useAddOffice(), useChangeOffice()];
  const { settle } = useLogoKeeper();
  const key = useIdempotencyKey();
  const [refused, setRefused] = useState<ErrorTexts>({});
  const { content: form, base } = draft;
  const name = form.name || text.map.unnamed;
  const needsAttention = office?.needsAttention === true;

  const editor = useEditor({
    draft,
    needsSaving: needsAttention,
    valuesOf(content) {
      const values = valuesOf(content);
      return Object.keys(errorsOf(values)).length === 0 ? values : undefined;
    },
    async send(checked, { logo }, version) {
      const values = { ...checked, logo: (await settle(logo)) || null };
      if (!office) return add.mutateAsync({ values, key: key.of(values) });
      const changed = needsAttention ? values : changedFields(valuesOf(draft.state().base), values);
      return change.mutateAsync({ id: office.id, version, values: changed });
    },
    onSaved({ answer }) {
      key.renew();
      if (!office) onAdded(answer.id);
    },
    done: () => fillSentence(office ? text.done.changed : text.done.added, { name }),
    failed: fillSentence(text.saveFailed, { name }),
    onErrors: setRefused,
  });

  const faults = useFaultTexts(needsAttention ? office.id : undefined, form, base);
  const errors: ErrorTexts = errorTexts(editor.isChecked ? errorsOf(valuesOf(form)) : {}, text.errors);
  return { editor, errors: { ...faults, ...refused, ...errors } };
}
