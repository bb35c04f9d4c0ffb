import { createContext, use, useRef, useState } from 'react';
import { OfficeCompany } from '#contract/office/company';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useChangeCompany } from '../../data/company/company-settings.ts';
import { useLocalDraft } from '../../data/drafts/use-drafts.ts';
import { newerOf } from '../../data/requests/office-error.ts';
import { useAction } from '../../parts/messages/use-action.ts';
import {
  changeOf,
  counterChange,
  type Edits,
  KeptEdits,
  type SettingField,
  shownOf,
  type Typed,
  withoutEdit,
  withTyped,
} from './settings-form.ts';

type Errors = Partial<Record<SettingField, string>>;

/** Keeps what was typed and is not published, which survives a closed window, and publishes or discards it. */
export function useSettingsForm(company: OfficeCompany) {
  const text = useText('company');
  const counted = useCounted();
  const change = useChangeCompany();
  const draft = useLocalDraft<Edits>('company', KeptEdits, {});
  const edits = draft.content;
  const [errors, setErrors] = useState<Errors>({});
  const [isOutdated, setIsOutdated] = useState(false);

  const put = (field: SettingField, next: Edits) => {
    draft.write(next);
    setErrors(({ [field]: _, ...others }) => others);
  };

  const wrong = useRef<Errors>({});
  const send = useAction({
    async run(sent: Edits, _before: OfficeCompany) {
      wrong.current = {};
      const { changed } = await draft.save(async () => {
        const changed = await change.mutateAsync({ version: company.version, change: changeOf(sent) });
        return { changed, answer: {} };
      });
      setErrors({});
      setIsOutdated(false);
      return changed;
    },
    done: (_, sent) => counted(text.published, Object.keys(sent).length),
    undo: ({ version }, sent, before) =>
      change.mutateAsync({ version, change: counterChange(before, Object.keys(sent) as SettingField[]) }),
    onErrors(errors) {
      wrong.current = errors;
      setErrors(errors);
    },
    failed(error) {
      setErrors({});
      const isNewer = newerOf(error, OfficeCompany) !== undefined;
      if (isNewer) setIsOutdated(true);
      return isNewer ? null : text.publishFailed;
    },
  });

  /** @returns the first field that is not right, to which the focus goes */
  async function publish(): Promise<SettingField | undefined> {
    const sent = draft.state().content;
    const sentFields = Object.keys(sent) as SettingField[];
    if (sentFields.length > 0) await send(sent, company);
    return sentFields.find((field) => field in wrong.current);
  }

  return {
    company,
    edits,
    errors,
    count: Object.keys(edits).length,
    isBusy: draft.phase === 'saving',
    /** Somebody else was faster; what was typed stands over their state. */
    isOutdated,
    shown: (field: SettingField) => shownOf(company, edits, field),
    type: (field: SettingField, typed: Typed[keyof Typed]) => put(field, withTyped(company, draft.state().content, field, typed)),
    leave: (field: SettingField) => put(field, withoutEdit(draft.state().content, field)),
    reset: (field: SettingField) => put(field, { ...draft.state().content, [field]: 'reset' }),
    publish,
    discard: () => {
      draft.discard();
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
