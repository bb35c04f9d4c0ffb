import { useLayoutEffect, useRef, useState } from 'react';
import type { CompanyOffice, OfficeValues } from '#contract/office/offices';
import { z } from '#contract/zod';
import { typedMeanwhile } from '../../data/drafts/typed-meanwhile.ts';
import { readStored, storageKey, writeStored } from '../../data/drafts/use-stored-text.ts';
import { useMe } from '../../data/people/account.ts';
import { changedFields, emptyForm, formOf, mergedForm, OfficeForm, valuesOf } from './office-form.ts';

const StoredDraft = z.object({ version: z.int().nullable(), form: OfficeForm });

interface Draft {
  /** The office's id, or `new`. */
  edit: string | undefined;
  /** It is changed from this: nothing for a new one. */
  base: CompanyOffice | undefined;
  /** The version that was seen when the typing began. */
  version: number | null;
  form: OfficeForm;
  /** It was typed earlier, and the page was left before it was published. */
  isOld: boolean;
}

export interface OfficeDraft extends Draft {
  /** Holds the fields, not checked. */
  values: OfficeValues;
  /** Returns what differs from what is public, with the logo as it has been cut. */
  changesWith(logo: string | null): Partial<OfficeValues>;
  isChanged: boolean;
  set(changes: Partial<OfficeForm>): void;
  /** Begins anew from an office as it is; from nothing for a new one. */
  reset(office: CompanyOffice | undefined): void;
  /** Goes on from what the server has made of `sent`; what was typed since it was sent stays, with the office that it belongs to. */
  saved(sent: OfficeForm, office: CompanyOffice): void;
}

const isSameForm = (one: OfficeForm, other: OfficeForm): boolean => JSON.stringify(one) === JSON.stringify(other);
const nameOf = (edit: string): string => `office:${edit}`;

/** Whether something was typed into an office's fields and not published. */
export const hasDraft = (accountId: string, edit: string): boolean => readStored(storageKey(accountId, nameOf(edit))) !== '';

/** Keeps what stands in the fields of the office that is open. It stays in this browser until it is published or discarded. */
export function useOfficeDraft(edit: string | undefined, office: CompanyOffice | undefined): OfficeDraft {
  const { id } = useMe();
  const [draft, setDraft] = useState(() => read(id, edit, office));
  // Another one was opened, or the one that is open has just been loaded.
  if (draft.edit !== edit || (!draft.base && office)) setDraft(read(id, edit, office));
  else if (draft.base && office && office.version > draft.base.version) {
    const form = mergedForm(draft.base, office, draft.form);
    if (form) setDraft({ ...draft, base: office, version: office.version, form });
  }

  // Ahead of what is rendered: a request that ends, and a file that has arrived, meet what stands in the fields by then.
  const newest = useRef(draft);
  useLayoutEffect(() => {
    newest.current = draft;
  });

  const before = valuesOf(draft.base ? formOf(draft.base) : emptyForm);
  const values = valuesOf(draft.form);
  const changesWith = (logo: string | null) => changedFields(before, { ...values, logo });

  function write(next: Draft): void {
    newest.current = next;
    setDraft(next);
    if (next.edit === undefined) return;
    const isSame = isSameForm(next.form, next.base ? formOf(next.base) : emptyForm);
    writeStored(storageKey(id, nameOf(next.edit)), isSame ? '' : JSON.stringify({ version: next.version, form: next.form }));
  }

  return {
    ...draft,
    values,
    changesWith,
    isChanged: Object.keys(changesWith(values.logo)).length > 0 || draft.form.logo.crop !== undefined,
    set: (changed) => write({ ...newest.current, form: { ...newest.current.form, ...changed } }),
    reset: (base) => write({ ...draft, base, version: base?.version ?? null, form: base ? formOf(base) : emptyForm, isOld: false }),
    saved(sent, office) {
      // Another one may have been opened meanwhile: this one is kept then, as it was left.
      const now = newest.current.edit === draft.edit ? newest.current : read(id, draft.edit, draft.base);
      const form = typedMeanwhile(sent, formOf(office), now.form);
      const { version } = office;
      if (draft.edit === 'new') writeStored(storageKey(id, nameOf('new')), '');
      writeStored(storageKey(id, nameOf(office.id)), isSameForm(form, formOf(office)) ? '' : JSON.stringify({ version, form }));
      if (newest.current.edit === office.id) {
        newest.current = { edit: office.id, base: office, version, form, isOld: false };
        setDraft(newest.current);
      }
    },
  };
}

function read(accountId: string, edit: string | undefined, base: CompanyOffice | undefined): Draft {
  const fresh = { edit, base, version: base?.version ?? null, form: base ? formOf(base) : emptyForm, isOld: false };
  if (edit === undefined || (edit !== 'new' && !base)) return fresh;
  try {
    const { version, form } = StoredDraft.parse(JSON.parse(readStored(storageKey(accountId, nameOf(edit)))));
    return { ...fresh, version, form, isOld: true };
  } catch {
    // Nothing is stored, or a draft in the format of an older version.
    return fresh;
  }
}
