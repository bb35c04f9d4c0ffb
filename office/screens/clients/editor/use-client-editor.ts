import type { OfficeClient } from '#contract/office/clients';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../../content/use-text.ts';
import type { LocalDraft } from '../../../data/drafts/use-drafts.ts';
import { useLogoKeeper } from '../../../data/logos/logos.ts';
import { useIdempotencyKey } from '../../../data/requests/use-idempotency-key.ts';
import { useClientChanges } from '../../../data/site/clients.ts';
import { useEditor } from '../../../parts/editor/use-editor.ts';
import { type ClientForm, valuesOf } from '../client-draft.ts';

/** @param client undefined for a new one, which is opened under its id once it is published */
export function useClientEditor(
  draft: LocalDraft<ClientForm, OfficeClient>,
  client: OfficeClient | undefined,
  onOpen: (id: string) => void,
) {
  const text = useText('clients');
  const { add, change } = useClientChanges();
  const { settle } = useLogoKeeper();
  const key = useIdempotencyKey();
  return useEditor({
    draft,
    needsSaving: client?.needsAttention === true,
    valuesOf,
    async send(checked, { logo }, version) {
      const values = { ...checked, logo: await settle(logo) };
      return client ? change({ id: client.id, version, values }) : add({ values, key: key.of(values) });
    },
    onSaved({ answer }) {
      key.renew();
      if (!client) onOpen(answer.id);
    },
    done: ({ answer: { name } }) => fillSentence(client ? text.done.changed : text.done.added, { name }),
    failed: fillSentence(text.failedChange, { name: draft.content.name.trim() || client?.name || text.editor.new }),
    isOff: client !== undefined && client.deletedAt !== null,
  });
}
