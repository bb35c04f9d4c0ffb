import { createContext, use, useRef, useState } from 'react';
import { type CompanyField, OfficeCompany } from '#contract/office/company';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useChangeCompany } from '../../data/company/company-settings.ts';
import { useStoredText } from '../../data/drafts/use-stored-text.ts';
import { NotConfirmed } from '../../data/requests/not-confirmed.ts';
import { errorText, isOfficeError } from '../../data/requests/office-error.ts';
import { useUndo } from '../../parts/hooks/use-undo.ts';
import { useToast } from '../../parts/messages/toast.tsx';
import {
  changeOf,
  counterChange,
  type Edits,
  editsAfter,
  keptEdits,
  shownOf,
  type Typed,
  withoutEdit,
  withTyped,
} from './settings-form.ts';

type Errors = Partial<Record<CompanyField, string>>;

/** Keeps what was typed and is not published, which survives a closed window, and publishes or discards it. */
export function useSettingsForm(company: OfficeCompany) {
  const text = useText('company');
  const counted = useCounted();
  const toast = useToast();
  const { done } = useUndo();
  const change = useChangeCompany();
  const [stored, setStored] = useStoredText('company');
  const [edits, setState] = useState(() => keptEdits(stored));
  // Ahead of what is rendered: a request that ends meets what is typed by then.
  const newest = useRef(edits);
  const setEdits = (next: Edits) => {
    newest.current = next;
    setState(next);
    setStored(Object.keys(next).length > 0 ? JSON.stringify(next) : '');
  };
  const [errors, setErrors] = useState<Errors>({});
  const [isOutdated, setIsOutdated] = useState(false);

  const put = (field: CompanyField, next: Edits) => {
    setEdits(next);
    setErrors(({ [field]: _, ...others }) => others);
  };

  /** @returns the first field that is not right, to which the focus goes */
  async function publish(): Promise<CompanyField | undefined> {
    const sent = newest.current;
    const sentFields = Object.keys(sent) as CompanyField[];
    if (change.isPending || sentFields.length === 0) return undefined;
    try {
      const { version } = await change.mutateAsync({ version: company.version, change: changeOf(sent) });
      setEdits(editsAfter(newest.current, sent));
      setErrors({});
      setIsOutdated(false);
      const back = counterChange(company, sentFields);
      done(counted(text.published, sentFields.length), () => change.mutateAsync({ version, change: back }));
    } catch (error) {
      const wrong: Errors = (isOfficeError(error) && error.errors) || {};
      setErrors(wrong);
      const first = sentFields.find((field) => field in wrong);
      if (first) return first;
      if (isOfficeError(error) && OfficeCompany.safeParse(error.newer).success) setIsOutdated(true);
      else if (!(error instanceof NotConfirmed)) toast.failed(fillPlaceholders(text.publishFailed, { reason: errorText(error) }));
    }
    return undefined;
  }

  return {
    company,
    edits,
    errors,
    count: Object.keys(edits).length,
    isBusy: change.isPending,
    /** Somebody else was faster; what was typed stands over their state. */
    isOutdated,
    shown: (field: CompanyField) => shownOf(company, edits, field),
    type: (field: CompanyField, typed: Typed[keyof Typed]) => put(field, withTyped(company, newest.current, field, typed)),
    leave: (field: CompanyField) => put(field, withoutEdit(newest.current, field)),
    reset: (field: CompanyField) => put(field, { ...newest.current, [field]: 'reset' }),
    publish,
    discard: () => {
      setEdits({});
      setErrors({});
      setIsOutdated(false);
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

export const SettingsContext = createContext<SettingsForm | null>(null);

export function useSettings(): SettingsForm {
  const form = use(SettingsContext);
  if (!form) throw new Error('There is no form of settings above');
  return form;
}
