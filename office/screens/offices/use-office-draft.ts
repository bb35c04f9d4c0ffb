import { useState } from 'react';
import type { CompanyOffice, OfficeValues } from '#contract/office/offices';
import { z } from '#contract/zod';
import { useMe } from '../../data/account.ts';
import { keep, kept, keptKey } from '../../data/use-kept.ts';
import { changedFields, emptyForm, formOf, mergedForm, OfficeForm, valuesOf } from './office-form.ts';

const Kept = z.object({ version: z.int().nullable(), form: OfficeForm });

interface Draft {
  /** The office's id, or `new`. */
  edit: string | undefined;
  /** What it is changed from: nothing for a new one. */
  base: CompanyOffice | undefined;
  /** The version that was seen when the typing began. */
  version: number | null;
  form: OfficeForm;
  /** It was typed earlier, and the page was left before it was published. */
  isOld: boolean;
}

export interface OfficeDraft extends Draft {
  /** What the fields say, not checked. */
  values: OfficeValues;
  /** What differs from what is public, with the logo as it has been cut. */
  changesWith(logo: string | null): Partial<OfficeValues>;
  isChanged: boolean;
  set(changes: Partial<OfficeForm>): void;
  /** Begins anew from an office as it is; from nothing for a new one. */
  reset(office: CompanyOffice | undefined): void;
}

const nameOf = (edit: string): string => `office:${edit}`;

/** Whether something was typed into an office's fields and not published. */
export const hasDraft = (accountId: string, edit: string): boolean => kept(keptKey(accountId, nameOf(edit))) !== '';

/** What stands in the fields of the office that is open. It stays in this browser until it is published or discarded. */
export function useOfficeDraft(edit: string | undefined, office: CompanyOffice | undefined): OfficeDraft {
  const { id } = useMe();
  const [draft, setDraft] = useState(() => read(id, edit, office));
  // Another one was opened, or the one that is open has just been loaded.
  if (draft.edit !== edit || (!draft.base && office)) setDraft(read(id, edit, office));
  else if (draft.base && office && office.version > draft.base.version) {
    const form = mergedForm(draft.base, office, draft.form);
    if (form) setDraft({ ...draft, base: office, version: office.version, form });
  }

  const before = valuesOf(draft.base ? formOf(draft.base) : emptyForm);
  const values = valuesOf(draft.form);
  const changesWith = (logo: string | null) => changedFields(before, { ...values, logo });

  function write(next: Draft): void {
    setDraft(next);
    if (next.edit === undefined) return;
    const isSame = JSON.stringify(next.form) === JSON.stringify(next.base ? formOf(next.base) : emptyForm);
    keep(keptKey(id, nameOf(next.edit)), isSame ? '' : JSON.stringify({ version: next.version, form: next.form }));
  }

  return {
    ...draft,
    values,
    changesWith,
    isChanged: Object.keys(changesWith(values.logo)).length > 0 || draft.form.logo.crop !== undefined,
    set: (changed) => write({ ...draft, form: { ...draft.form, ...changed } }),
    reset: (base) => write({ ...draft, base, version: base?.version ?? null, form: base ? formOf(base) : emptyForm, isOld: false }),
  };
}

function read(accountId: string, edit: string | undefined, base: CompanyOffice | undefined): Draft {
  const fresh = { edit, base, version: base?.version ?? null, form: base ? formOf(base) : emptyForm, isOld: false };
  if (edit === undefined || (edit !== 'new' && !base)) return fresh;
  try {
    const { version, form } = Kept.parse(JSON.parse(kept(keptKey(accountId, nameOf(edit)))));
    return { ...fresh, version, form, isOld: true };
  } catch {
    // Nothing is kept, or what an older version kept.
    return fresh;
  }
}
