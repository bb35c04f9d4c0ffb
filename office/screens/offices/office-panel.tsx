import { History, Trash2, X } from 'lucide-react';
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { CompanyOffice } from '#contract/office/offices';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { useLogoKeeper } from '../../data/logos/logos.ts';
import { isOfficeError } from '../../data/requests/request.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { useAddOffice, useChangeOffice } from '../../data/site/offices.ts';
import panel from '../../list/side-panel.module.css';
import { Button, IconButton } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { NewerNotice } from '../../parts/messages/newer-notice.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { useFaultTexts } from '../../parts/texts/use-fault-texts.ts';
import { centreOf } from './find-country.ts';
import { OfficeFields } from './office-fields.tsx';
import { emptyForm, errorsOf, formOf } from './office-form.ts';
import styles from './office-panel.module.css';
import { PinSection } from './pin-section.tsx';
import type { OfficeDraft } from './use-office-draft.ts';
import { useOfficeSteps } from './use-office-steps.ts';

interface OfficePanelProps {
  draft: OfficeDraft;
  offices: readonly CompanyOffice[];
  /** Leads to the pin, which leads back to it. */
  pinButton: Ref<HTMLButtonElement>;
  onMovePin(): void;
  onClose(): void;
  /** A new one is public under this id. */
  onAdded(id: string): void;
}

/** An office beside the list: what is typed is public with Publish, and kept until then. */
export function OfficePanel({ draft, offices, pinButton, onMovePin, onClose, onAdded }: OfficePanelProps) {
  const text = useText('offices');
  const { close } = useText('parts');
  const [add, change] = [useAddOffice(), useChangeOffice()];
  const steps = useOfficeSteps(offices);
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [newer, setNewer] = useState<CompanyOffice>();
  const [isSettling, setIsSettling] = useState(false);
  const key = useIdempotencyKey();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { settle } = useLogoKeeper();
  const { base, values, isChanged } = draft;
  const name = values.name || text.map.unnamed;
  const isBusy = add.isPending || change.isPending || isSettling;
  const needsAttention = base?.needsAttention === true;
  const faults = useFaultTexts(needsAttention ? base.id : undefined, draft.form, base ? formOf(base) : emptyForm);
  const errors = isChecked ? errorTexts(errorsOf(values), text.errors) : {};

  const isNew = base === undefined;
  useEffect(() => {
    if (isNew) form.current?.querySelector('input')?.focus();
    else heading.current?.focus();
  }, [isNew]);

  async function publish(version = draft.version): Promise<void> {
    if (isBusy) return;
    setIsChecked(true);
    setRefused({});
    if (Object.keys(errorsOf(values)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    setIsSettling(true);
    await save(version);
    setIsSettling(false);
  }
  const save = useAction({
    async run(version: number | null) {
      const logo = (await settle(draft.form.logo)) || null;
      const complete = { ...values, logo };
      const changes = needsAttention ? complete : draft.changesWith(logo);
      const saved = base
        ? await change.mutateAsync({ id: base.id, version: version ?? base.version, values: changes })
        : await add.mutateAsync({ values: complete, key: key.of(complete) });
      key.renew();
      draft.saved(draft.form, saved.answer);
      if (!base) onAdded(saved.answer.id);
      setIsChecked(false);
      setNewer(undefined);
      return saved;
    },
    done: () => fillPlaceholders(base ? text.done.changed : text.done.added, { name }),
    onErrors: setRefused,
    failed(error) {
      const theirs = isOfficeError(error) ? CompanyOffice.safeParse(error.newer).data : undefined;
      if (theirs) setNewer(theirs);
      return theirs ? null : fillPlaceholders(text.saveFailed, { name });
    },
  });

  const placeByCountry = () => {
    if (draft.form.position === null) draft.set({ position: centreOf(draft.form.country) ?? null });
  };

  useShortcut('entry', { 'Mod+Enter': () => void publish() });

  return (
    <section className={panel.panel} aria-labelledby={titleId}>
      <div className={panel.bar}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          <bdi>{base ? base.name : text.panel.newTitle}</bdi>
        </h2>
        <IconButton icon={X} label={close} onClick={onClose} />
      </div>
      {newer && (
        <NewerNotice
          text={text.newer}
          name={newer.name}
          onTheirs={() => {
            draft.reset(newer);
            setNewer(undefined);
          }}
          onMine={() => void publish(newer.version)}
        />
      )}
      {draft.isOld && isChanged && !newer && <Notice icon={History} text={text.panel.old} />}
      <form
        ref={form}
        method="post"
        className={panel.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void publish();
        }}
      >
        <div className={`${panel.body} scrollbar-thin ${styles.body}`}>
          <OfficeFields form={draft.form} errors={{ ...faults, ...refused, ...errors }} set={draft.set} onCountry={placeByCountry} />
          <PinSection
            form={draft.form}
            error={faults.positionTop ?? faults.positionLeft}
            set={draft.set}
            moveButton={pinButton}
            onMove={onMovePin}
          />
          <Switch
            label={text.panel.home}
            hint={text.panel.homeHint}
            checked={draft.form.showOnHome}
            onChange={(showOnHome) => draft.set({ showOnHome })}
          />
        </div>
        <div className={`${panel.foot} flex-wrap justify-end ${styles.foot}`}>
          <p className={`flex-1 text-quiet text-2xs ${styles.state}`} role="status">
            {isChanged && text.panel.unsaved}
          </p>
          {isChanged && (
            <Button variant="ghost" onClick={() => draft.reset(base)}>
              {text.panel.discard}
            </Button>
          )}
          {base && !isChanged && (
            <Button variant="ghost" icon={Trash2} onClick={() => void steps.remove(base).then((isDone) => isDone && onClose())}>
              {text.panel.remove}
            </Button>
          )}
          <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={!isChanged && !needsAttention}>
            {text.panel.publish} <KeyHint keys="Mod+Enter" />
          </Button>
        </div>
      </form>
    </section>
  );
}

const errorTexts = (
  errors: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, texts[key] ?? texts['field.invalid']]));
