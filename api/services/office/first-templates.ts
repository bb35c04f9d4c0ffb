import { type Locale, locales } from '#contract/locales';
import type { ApiTexts } from '../../settings.ts';
import type { Store } from '../../store/open-store.ts';
import { inTransaction, recordEvent } from '../../store/work.ts';

/** The event of their adding is about this. */
const subject = { kind: 'template', id: 'first-application-templates', name: '' } as const;

/**
 * Adds the templates for applications that the Office begins with, once: the event of it stays when somebody removes them. `texts` are in the
 * language of the applicant.
 */
export async function addFirstTemplates(store: Store, texts: Record<Locale, ApiTexts>): Promise<void> {
  if ((await store.events.about(subject.id)).length > 0) return;
  await inTransaction(store, { actor: null, exclusive: true }, async (work) => {
    const { events, templates } = work.repositories;
    if ((await events.about(subject.id)).length > 0) return;
    for (const locale of locales)
      for (const template of texts[locale].applicationTemplates) await templates.add({ ...template, purpose: 'applications', locale });
    await recordEvent(work, { kind: 'template.added', subject });
  });
}
