import { useState } from 'react';
import { type Locale, locales } from '#contract/locales';
import type { TemplatePurpose } from '#contract/office/mail';
import { z } from '#contract/zod';
import { useLocalDraft } from '../../data/drafts/use-drafts.ts';
import { useTemplates } from '../../data/mails/templates.ts';
import type { CaseKind } from '../case-kind.ts';
import { useStandardSubjects } from '../standard-subjects.ts';
import { declineTemplates } from './decline-templates.ts';
import { emptyMany, isEmpty, ManyDraft, type Words } from './mail-many-draft.ts';

/** Ids of templates by the language they are in. */
const TemplateIds = z.partialRecord(z.enum(locales), z.string());

interface ManyTextsOptions {
  kind: Pick<CaseKind, 'storedPrefix'>;
  purpose: TemplatePurpose;
  /** Whether those who are written to are declined with it. */
  declines: boolean;
}

const byLocale = <Value>(read: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, Value>;

/** The words of a mail to many. Where nothing is written yet and it declines them, those of the template for that, in each language. */
export function useManyTexts({ kind, purpose, declines }: ManyTextsOptions) {
  const draft = useLocalDraft(`${kind.storedPrefix}many`, ManyDraft, emptyMany);
  const last = useLocalDraft(`${kind.storedPrefix}declined-with`, TemplateIds, {});
  const { data = [] } = useTemplates();
  const subjects = useStandardSubjects();
  /** Holds what was chosen, and the languages that were written in: whoever empties a field finds it empty. */
  const [chosen, setChosen] = useState<Partial<Record<Locale, string>>>({});
  const [written, setWritten] = useState<ReadonlySet<Locale>>(new Set());
  const standard = declines ? declineTemplates(data, purpose, last.content) : {};
  const beginning = (locale: Locale) => (written.has(locale) || !isEmpty(draft.content.texts[locale]) ? undefined : standard[locale]);
  const wordsIn = (locale: Locale): Words => {
    const template = beginning(locale);
    if (!template) return draft.content.texts[locale];
    return { subject: template.subject || subjects[purpose][locale], text: template.text };
  };
  const templates = byLocale((locale) => chosen[locale] ?? beginning(locale)?.id ?? '');

  return {
    texts: byLocale(wordsIn),
    /** The ids of the templates that they come from; empty for none. */
    templates,
    choose: (locale: Locale, id: string) => setChosen((before) => ({ ...before, [locale]: id })),
    change(locale: Locale, words: Words): void {
      // The template that it began with stays the chosen one.
      setChosen((before) => ({ [locale]: templates[locale], ...before }));
      setWritten((before) => new Set([...before, locale]));
      draft.change({ texts: { ...draft.content.texts, [locale]: words } });
    },
    write: (texts: Partial<ManyDraft['texts']>) => draft.change({ texts: { ...emptyMany.texts, ...texts } }),
    /** It has gone: people are declined with the same the next time. */
    sent(used: readonly Locale[]): void {
      if (declines) last.change(Object.fromEntries(used.flatMap((locale) => (templates[locale] ? [[locale, templates[locale]]] : []))));
      draft.forget();
    },
  };
}
