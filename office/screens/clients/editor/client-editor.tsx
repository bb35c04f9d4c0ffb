import { ChevronLeft, ExternalLink, RotateCcw, Trash2, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type ClientValues, OfficeClient } from '#contract/office/clients';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { clientDetails } from '#contract/urls';
import { useLocale, useText } from '../../../content/use-text.ts';
import { shownPart, useLogo, useLogoKeeper } from '../../../data/logos/logos.ts';
import { isOfficeError } from '../../../data/requests/office-error.ts';
import { useIdempotencyKey } from '../../../data/requests/use-idempotency-key.ts';
import { useClientChanges } from '../../../data/site/clients.ts';
import { Button, IconButton } from '../../../parts/buttons/button.tsx';
import { KeyHint } from '../../../parts/buttons/key-hint.tsx';
import { useFocusWhenDone, useFocusWhenThere } from '../../../parts/hooks/use-focus-when-done.ts';
import { NewerNotice } from '../../../parts/messages/newer-notice.tsx';
import { Notice } from '../../../parts/messages/notice.tsx';
import { useAction } from '../../../parts/messages/use-action.ts';
import { useShortcut } from '../../../parts/shortcuts/shortcuts.ts';
import { useFaultTexts } from '../../../parts/texts/use-fault-texts.ts';
import { formOf, valuesOf } from '../client-draft.ts';
import type { Face } from '../client-face.tsx';
import { useClientActions } from '../use-client-actions.ts';
import { ClientFields } from './client-fields.tsx';
import styles from './editor.module.css';
import { GridPreview } from './grid-preview.tsx';
import { keptClient, useClientForm } from './use-client-form.ts';
import { useIsAlone } from './use-is-alone.ts';

export interface ClientPanelProps {
  /** `new` for one that is not there yet. */
  id: string;
  /** Clients on the grid. */
  total: number;
  onPreview(face: Face | undefined): void;
  onAskPlace(client: OfficeClient): void;
  onOpen(id: string): void;
  onClose(): void;
}

interface ClientEditorProps extends ClientPanelProps {
  /** Undefined for a new one. */
  client: OfficeClient | undefined;
  start: Parameters<typeof useClientForm>[1];
}

/** A client as it is being written: kept in this browser, on the site once it is published. */
export function ClientEditor({ id, client, start, total, onPreview, onAskPlace, onOpen, onClose }: ClientEditorProps) {
  const all = useText('clients');
  const text = all.editor;
  const locale = useLocale();
  const titleId = useId();
  const Title = useIsAlone() ? 'h1' : 'h2';
  const actions = useClientActions();
  const { settle } = useLogoKeeper();
  const { add, change, isPublishing } = useClientChanges();
  const formState = useClientForm(id, start);
  const { form, isChanged } = formState;
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [newer, setNewer] = useState<OfficeClient>();
  const [isSettling, setIsSettling] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const key = useIdempotencyKey();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenThere(title);
  useFocusWhenDone(title, isChanged);
  const isBusy = isPublishing || isSettling;
  const name = form.name.trim() || client?.name || text.new;
  const needsAttention = client?.needsAttention === true;
  const faults = useFaultTexts(needsAttention ? client.id : undefined, form, start.form);
  const isOff = client !== undefined && client.deletedAt !== null;

  const logo = useLogo(form.logo.path).data;
  const face = useMemo(
    () => ({
      ...{ name: form.name, services: form.services, isPrivateWork: form.isPrivateWork, comingSoon: form.comingSoon },
      ...{ logo: form.logo.path, draft: form.logo.crop !== undefined && logo ? { logo, crop: shownPart(form.logo, logo) } : undefined },
    }),
    [form, logo],
  );
  useEffect(() => {
    onPreview(isChanged ? face : undefined);
    return () => onPreview(undefined);
  }, [onPreview, face, isChanged]);

  // Somebody else was faster, and something is typed here.
  const outdated = client && isChanged && !isBusy && client.version > formState.version ? client : newer;

  async function publish(version = formState.version): Promise<void> {
    if (isBusy || isOff) return;
    const checked = valuesOf(form);
    setWrong(checked.ok ? new Set() : checked.wrong);
    if (!checked.ok) {
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    setIsSettling(true);
    await save(checked.values, version);
    setIsSettling(false);
  }
  const save = useAction({
    async run(checked: ClientValues, version: number) {
      const values = { ...checked, logo: await settle(form.logo) };
      const saved = await (client ? change({ id: client.id, version, values }) : add({ values, key: key.of(values) }));
      const { answer } = saved;
      key.renew();
      setNewer(undefined);
      formState.saved(form, formOf(answer), answer.version, keptClient(answer.id));
      if (!client) onOpen(answer.id);
      return saved;
    },
    done: ({ answer }) => fillPlaceholders(client ? all.done.changed : all.done.added, { name: answer.name }),
    failed(error) {
      const theirs = isOfficeError(error) ? OfficeClient.safeParse(error.newer) : undefined;
      if (theirs?.success) setNewer(theirs.data);
      return theirs?.success ? null : fillPlaceholders(all.failedChange, { name });
    },
  });

  useShortcut('entry', { 'Mod+Enter': () => void publish() });

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={`flex flex-none items-center gap-1.5 border-b-hair ${styles.bar}`}>
        <button type="button" className={`hidden ${styles.back}`} onClick={onClose}>
          <ChevronLeft className="icon icon-along" aria-hidden />
          {text.back}
        </button>
        <Title
          id={titleId}
          ref={title}
          tabIndex={-1}
          className={`flex-1 min-w-0 overflow-hidden text-ellipsis whitespace-nowrap ${styles.title}`}
        >
          <bdi>{name}</bdi>
        </Title>
        <span className="lead text-xs" role="status">
          {isChanged && text.unsaved}
        </span>
        {client && !isOff && !client.needsAttention && (
          <a
            className="icon-button"
            href={clientDetails(client.id, locale)}
            target="_blank"
            rel="noreferrer"
            aria-label={text.see}
            title={text.see}
          >
            <ExternalLink className="icon" aria-hidden />
          </a>
        )}
        <IconButton className={styles.close} icon={X} label={text.close} onClick={onClose} />
      </div>
      {outdated && !isOff && (
        <NewerNotice
          text={text.newer}
          name={outdated.name}
          onTheirs={() => {
            setNewer(undefined);
            formState.begin(formOf(outdated), outdated.version);
          }}
          onMine={() => {
            setNewer(undefined);
            formState.rebase(formOf(outdated), outdated.version);
            void publish(outdated.version);
          }}
        />
      )}
      {isOff && (
        <Notice icon={RotateCcw} text={text.savedOff}>
          <Button size="small" onClick={() => void actions.putBack(client)}>
            {all.putBack}
          </Button>
        </Notice>
      )}
      <form
        ref={element}
        method="post"
        className="flex flex-1 flex-col min-h-0"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void publish();
        }}
      >
        <div className={`grid flex-1 grid-cols-1 content-start gap-5 min-h-0 overflow-auto scrollbar-thin ${styles.body}`}>
          <GridPreview face={face} isAlone={!client} />
          <ClientFields form={form} wrong={wrong} faults={faults} isNew={!client} onChange={formState.change} />
          {client?.place != null && total > 1 && (
            <p className={`flex items-center justify-between gap-2 border-t-hair text-quiet text-xs ${styles.place}`}>
              <span>{fillPlaceholders(text.place, { place: client.place, count: total })}</span>
              <Button size="small" onClick={() => onAskPlace(client)}>
                {text.changePlace}
              </Button>
            </p>
          )}
        </div>
        <div className={`flex flex-none flex-wrap items-center gap-2 border-t ${styles.foot}`}>
          {client && !isOff && (
            <Button variant="ghost" icon={Trash2} onClick={() => void actions.takeOff(client).then((isDone) => isDone && onClose())}>
              {text.remove}
            </Button>
          )}
          <span className="flex-1" />
          {isChanged && (
            <Button
              variant="ghost"
              onClick={() => {
                setWrong(new Set());
                setNewer(undefined);
                formState.begin(start.form, start.version);
              }}
            >
              {text.discard}
            </Button>
          )}
          <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={(!isChanged && !needsAttention) || isOff}>
            {text.publish} <KeyHint keys="Mod+Enter" />
          </Button>
        </div>
      </form>
    </section>
  );
}
