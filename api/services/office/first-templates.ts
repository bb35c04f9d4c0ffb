import { type Locale, locales } from '#contract/locales';
import { Template, type TemplatePurpose } from '#contract/office/mail';
import type { ApiTexts } from '../../settings.ts';
import type { Repositories, Store } from '../../store/open-store.ts';
import { fromJson } from '../../store/rows/columns.ts';
import { inTransaction, recordEvent } from '../../store/work.ts';

/** The events of their adding are about these. */
const subjects: Record<TemplatePurpose, { kind: 'template'; id: string; name: string }> = {
  applications: { kind: 'template', id: 'first-application-templates', name: '' },
  quotes: { kind: 'template', id: 'first-quote-templates', name: '' },
};

/** Events about templates that are looked at for those that were written and removed. */
const lookedAt = 500;

/**
 * Adds the templates that the Office begins with for these purposes, once: the event of it stays when somebody removes them. Whoever has written some
 * for a purpose keeps to those. `texts` are in the language of whoever gets the mail.
 */
export async function addFirstTemplates(
  store: Store,
  texts: Record<Locale, ApiTexts>,
  purposes: readonly TemplatePurpose[],
): Promise<void> {
  for (const purpose of purposes) {
    const subject = subjects[purpose];
    if ((await store.events.about(subject.id)).length > 0) continue;
    await inTransaction(store, { actor: null, exclusive: true }, async (work) => {
      const { events, templates } = work.repositories;
      if ((await events.about(subject.id)).length > 0) return;
      if (!(await hasWritten(work.repositories, purpose)))
        for (const locale of locales)
          for (const template of texts[locale].templates[purpose]) await templates.add({ ...template, purpose, locale });
      await recordEvent(work, { kind: 'template.added', subject });
    });
  }
}

/** Whether somebody has written a template for a purpose, which may have been removed since. */
async function hasWritten({ events, templates }: Repositories, purpose: TemplatePurpose): Promise<boolean> {
  if ((await templates.list([purpose])).length > 0) return true;
  const removed = await events.list({ area: 'template', limit: lookedAt });
  return removed.some(({ kind, before }) => kind === 'template.removed' && fromJson(Removed, before ?? '')?.purpose === purpose);
}

const Removed = Template.pick({ purpose: true });
