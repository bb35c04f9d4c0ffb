import { X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { controlOf, type FaultyEntry, repairSchemaOf } from '#contract/office/attention';
import { useText } from '../../content/use-text.ts';
import { useRepair, useUndoRepair } from '../../data/attention.ts';
import { errorText } from '../../data/office-error.ts';
import { isOfficeError } from '../../data/request.ts';
import { useUndo } from '../../data/use-undo.ts';
import { useShortcut } from '../../frame/shortcuts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { Notice } from '../../parts/notice.tsx';
import panel from '../../parts/side-panel.module.css';
import { useToast } from '../../parts/toast.tsx';
import styles from './attention.module.css';
import { faultWords, fieldName } from './fault-words.ts';
import { RepairControlField } from './repair-control.tsx';
import { repairedValue } from './repair-values.ts';
import { useRepairDraft } from './use-repair-draft.ts';

interface RepairPanelProps {
  entry: FaultyEntry;
  onClose(): void;
  /** It fits again. */
  onRepaired(): void;
}

/** What does not fit in an entry: why, what stands there, and the field in which it is put right. */
export function RepairPanel({ entry, onClose, onRepaired }: RepairPanelProps) {
  const text = useText('attention');
  const { close } = useText('parts');
  const toast = useToast();
  const repair = useRepair();
  const undoRepair = useUndoRepair();
  const undo = useUndo();
  const draft = useRepairDraft(entry);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [hasChanged, setHasChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { kind, faults, stored } = entry;
  const name = entry.name || text.unnamed;
  const fields = [...new Set(faults.map(({ field }) => field))];
  const isRepairable = fields.every((field) => controlOf(kind, field));

  useEffect(() => heading.current?.focus(), []);

  async function submit(): Promise<void> {
    if (repair.isPending || !isRepairable) return;
    const values = Object.fromEntries(fields.map((field) => [field, typedValue(field)]));
    const wrong = Object.fromEntries(
      fields.flatMap((field) => {
        const control = controlOf(kind, field);
        return control && !repairSchemaOf(kind, field)?.safeParse(values[field]).success ? [[field, text.expected[control]]] : [];
      }),
    );
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      focusFault();
      return;
    }
    try {
      const repaired = await repair.mutateAsync({ entry, values });
      draft.drop();
      undo.done(fillPlaceholders(text.repaired, { name }), () => undoRepair.mutateAsync({ kind, id: entry.id, rowHash: repaired.rowHash }));
      onRepaired();
    } catch (error) {
      failed(error);
    }
  }

  function typedValue(field: string): unknown {
    const control = controlOf(kind, field);
    return control && repairedValue(control, draft.stateOf(field));
  }

  function failed(error: unknown): void {
    if (isOfficeError(error) && error.status === 412) setHasChanged(true);
    else if (isOfficeError(error, 'http.notFound')) {
      draft.drop();
      toast.done(fillPlaceholders(text.gone, { name }));
      onRepaired();
    } else if (isOfficeError(error) && error.errors) {
      setErrors(error.errors);
      focusFault();
    } else toast.failed(fillPlaceholders(text.repairFailed, { name, reason: errorText(error) }));
  }

  const focusFault = () => requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());

  useShortcut('entry', { 'Mod+Enter': () => void submit() });
  useShortcut('everywhere', { Escape: onClose });

  return (
    <section className={panel.panel} aria-labelledby={titleId}>
      <div className={`${panel.bar} ${styles.bar}`}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi> <small>{text.kinds[kind]}</small>
        </h2>
        <IconButton icon={X} label={close} onClick={onClose} />
      </div>
      {hasChanged && <Notice text={text.changed.title} detail={text.changed.text} />}
      <form
        ref={form}
        method="post"
        className={`${panel.form} ${styles.form}`}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={`${panel.body} ${styles.body}`}>
          {fields.map((field) => {
            const control = controlOf(kind, field);
            return (
              <div key={field} className={styles.fault}>
                <ul className={styles.reasons}>
                  {faults
                    .filter((fault) => fault.field === field)
                    .map((fault) => (
                      <li key={fault.path.join('.')}>{faultWords(text, fault)}</li>
                    ))}
                </ul>
                <Stored value={stored[field] ?? null} />
                {control ? (
                  <RepairControlField
                    control={control}
                    label={fieldName(text, field)}
                    state={draft.stateOf(field)}
                    error={errors[field]}
                    onChange={(state) => draft.set(field, state)}
                  />
                ) : (
                  <p>{text.badKey}</p>
                )}
              </div>
            );
          })}
        </div>
        <div className={`${panel.foot} ${styles.foot}`}>
          <p className={styles.state} role="status">
            {draft.isChanged && text.unsaved}
          </p>
          <Button type="submit" variant="primary" size="large" busy={repair.isPending} disabled={!isRepairable}>
            {text.repair} <KeyHint keys="Mod+Enter" />
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Characters of a column that are shown. */
const shownLength = 600;

/** What stands in a column, letter by letter. */
function Stored({ value }: { value: string | null }) {
  const text = useText('attention');
  return (
    <div className={styles.stored}>
      <p>{text.stored}</p>
      {value === null || value === '' ? (
        <p className="quiet">{text.nothingStored}</p>
      ) : (
        <code dir="auto">
          {value.slice(0, shownLength)}
          {value.length > shownLength && <span> … {text.cut}</span>}
        </code>
      )}
    </div>
  );
}
