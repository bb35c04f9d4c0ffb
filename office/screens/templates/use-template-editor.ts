import { locales } from '#contract/locales';
import { type Template, templatePurposes } from '#contract/office/mail';
import { fillSentence } from '#contract/text/fill-sentence';
import { unknownPlaceholders } from '#contract/text/template-placeholders';
import { z } from '#contract/zod';
import { useText } from '../../content/use-text.ts';
import { useLocalDraft } from '../../data/drafts/use-drafts.ts';
import { type TemplateValues, useAddTemplate, useChangeTemplate, useRemoveTemplate } from '../../data/mails/templates.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { useEditor } from '../../parts/editor/use-editor.ts';
import { useAction } from '../../parts/messages/use-action.ts';

/** A template as it is being written: nothing of it has to be right yet. */
const TemplateForm: z.ZodType<TemplateValues> = z.object({
  name: z.string(),
  purpose: z.enum(templatePurposes),
  locale: z.enum(locales),
  subject: z.string(),
  text: z.string(),
});
const keptTemplate = (id: string): string => `template:${id}`;
const draftOf = ({ id, version, ...content }: Template) => ({ content, version, name: keptTemplate(id) });

/** Placeholders that no mail fills. */
export const unknownIn = ({ subject, text, purpose }: TemplateValues): string[] => [
  ...new Set([...unknownPlaceholders(subject, purpose), ...unknownPlaceholders(text, purpose)]),
];

function valuesOf(form: TemplateValues): TemplateValues | undefined {
  const values = { ...form, name: form.name.trim(), subject: form.subject.trim(), text: form.text.trim() };
  return values.name && values.text && unknownIn(values).length === 0 ? values : undefined;
}

/** @param empty what a new one begins with */
export function useTemplateEditor(template: Template | undefined, empty: TemplateValues, onDone: (next: string | undefined) => void) {
  const text = useText('templates');
  const [add, change, remove] = [useAddTemplate(), useChangeTemplate(), useRemoveTemplate()];
  const key = useIdempotencyKey();
  const draft = useLocalDraft(keptTemplate(template?.id ?? 'new'), TemplateForm, empty, { thing: template, storedOf: draftOf });
  const editor = useEditor({
    draft,
    valuesOf,
    send: async (values, _form, version) => ({
      answer: await (template
        ? change.mutateAsync({ id: template.id, version, values })
        : add.mutateAsync({ values, key: key.of(values) })),
    }),
    onSaved({ answer }) {
      key.renew();
      if (!template) onDone(answer.id);
    },
    done: ({ answer: { name } }) => fillSentence(text.saved, { name }),
    failed: text.failed,
  });
  const removeIt = useAction({
    async run({ id }: Template) {
      const removed = await remove.mutateAsync(id);
      draft.discard();
      onDone(undefined);
      return removed;
    },
    done: (_, { name }) => fillSentence(text.removed, { name }),
    failed: (_, { name }) => fillSentence(text.removeFailed, { name }),
  });
  return { draft, editor, remove: removeIt };
}
