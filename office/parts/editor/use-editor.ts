import { type FormEvent, useRef, useState } from 'react';
import type { LocalDraft } from '../../data/drafts/use-drafts.ts';
import { useAction } from '../messages/use-action.ts';
import { useShortcut } from '../shortcuts/shortcuts.ts';

interface EditorOptions<Content, Thing, Values, Result> {
  draft: LocalDraft<Content, Thing>;
  /** Returns what is sent of it; undefined while something is missing or not right, and then the first field at fault gets the focus. */
  valuesOf(content: Content): Values | undefined;
  /** @param version of the thing that it was written on */
  send(values: Values, content: Content, version: number): Promise<Result>;
  onSaved?(result: Result): void;
  done(result: Result): string;
  failed: string;
  /** Errors of the server by field. */
  onErrors?(errors: Readonly<Record<string, string>>): void;
  /** It cannot be saved as it is. */
  isOff?: boolean;
  /** It is to be saved as it is too: something of it does not fit. */
  needsSaving?: boolean;
}

export type Editor = ReturnType<typeof useEditor>;

/** Saves a form whose content is kept as a draft: once it is whole, one request at a time, and over somebody else's state only if that is decided. */
export function useEditor<Content, Thing, Values, Result extends { answer: Thing | Content }>(
  options: EditorOptions<Content, Thing, Values, Result>,
) {
  const { draft, valuesOf, send, onSaved, done, failed, onErrors, isOff = false, needsSaving = false } = options;
  const canSave = !isOff && (draft.isChanged || needsSaving);
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);

  const saveWhole = useAction({
    async run() {
      const result = await draft.save((content, version) => {
        const values = valuesOf(content);
        if (values === undefined) throw new Error('What both sides have changed does not fit together');
        return send(values, content, version);
      });
      setIsChecked(false);
      onSaved?.(result);
      return result;
    },
    done,
    onErrors,
    // A conflict is a notice over the form already.
    failed: () => (draft.state().newer === undefined ? failed : null),
  });

  async function save(): Promise<void> {
    if (isOff || draft.state().phase === 'saving') return;
    setIsChecked(true);
    onErrors?.({});
    const isWhole = valuesOf(draft.state().content) !== undefined;
    if (!isWhole) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    else if (canSave) await saveWhole();
  }
  useShortcut('entry', { 'Mod+Enter': () => void save() });

  return {
    /** Whether it was to be saved: from then on, what is missing is told. */
    isChecked,
    isOff,
    canSave,
    isChanged: draft.isChanged,
    isBusy: draft.phase === 'saving',
    hasNewer: draft.newer !== undefined,
    save: () => void save(),
    discard(): void {
      setIsChecked(false);
      draft.discard();
    },
    /** Saves what was typed over what somebody else has made of it. */
    saveMine(): void {
      draft.keepMine();
      void save();
    },
    /** For the form. */
    fields: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent): void {
        event.preventDefault();
        void save();
      },
    },
  };
}
