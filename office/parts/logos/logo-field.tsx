import { Crop as CropIcon, ImagePlus, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Crop, LogoChoice } from '#contract/office/pictures/logos';
import { logoTypes, maxLogoBytes } from '#contract/office/pictures/logos';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { isSameCrop, scaledTo, sizeOf, whole } from '../../data/logos/crop-box.ts';
import { shownPart, useLogo, useLogoKeeper } from '../../data/logos/logos.ts';
import { Button, IconButton } from '../buttons/button.tsx';
import { FieldError } from '../fields/field.tsx';
import { Segments } from '../fields/segments.tsx';
import { useSentFile } from '../hooks/use-sent-file.ts';
import { CropFrame } from './crop-frame.tsx';
import styles from './logo-field.module.css';
import { LogoPicture } from './logo-picture.tsx';
import { isOfThisHost } from './own-logo.ts';

/** The grid of the site is dark; another place may be light. */
const grounds = ['dark', 'light'] as const;

interface LogoFieldProps {
  label: string;
  /** One line of help; what files are taken unless given. */
  hint?: ReactNode;
  error?: string | undefined;
  /** A logo that is kept, and the cut that it is to get. Before an entry is sent, `useLogoKeeper().settle` makes its path of it. */
  value: LogoChoice;
  onChange(value: LogoChoice): void;
}

/** A logo: chosen, dropped or pasted, sent at once, cut here, seen on dark and on light. The cut is made when the form is sent. */
export function LogoField({ label, hint, error, value, onChange }: LogoFieldProps) {
  const text = useText('logos');
  const id = useId();
  const { send } = useLogoKeeper();
  const box = useRef<HTMLFieldSetElement>(null);

  /** The logo that somebody has chosen or taken away, until it is shown. */
  const awaited = useRef<string>(undefined);
  const change = (path: string) => {
    awaited.current = path;
    onChange({ path });
  };
  // The button that was pressed is gone: unless the person has gone on already, the focus is with what stands there instead.
  useEffect(() => {
    if (awaited.current !== value.path) return;
    awaited.current = undefined;
    if (document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>('button, input:not([type="file"]), [tabindex="0"]')?.focus();
  }, [value.path]);

  const { isSending, isOver, problem, forget, ask, input, area } = useSentFile({
    maxBytes: maxLogoBytes,
    text,
    send,
    onSent: ({ path }) => change(path),
  });
  const shownError = problem ?? error;
  const remove = () => {
    forget();
    change('');
  };

  return (
    <fieldset
      ref={box}
      className="grid gap-1.5 min-w-0"
      aria-describedby={[shownError && `${id}error`, `${id}hint`].filter(Boolean).join(' ')}
      {...area}
    >
      <legend>{label}</legend>
      <input {...input} accept={logoTypes.join(',')} />
      <div className={classNames(`border-edge rounded-2 clip ${styles.box}`, isOver && styles.over)} aria-busy={isSending || undefined}>
        {value.path === '' ? (
          <div className={`grid justify-items-center gap-3 text-center text-quiet text-xs ${styles.empty}`}>
            <ImagePlus className="icon size-6 text-accent" aria-hidden />
            <p>{isOver ? text.dropNow : isSending ? text.sending : text.drop}</p>
            <Button icon={Upload} busy={isSending} onClick={ask}>
              {text.choose}
            </Button>
          </div>
        ) : (
          <Chosen value={value} onChange={onChange} isSending={isSending} onReplace={ask} onRemove={remove} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isSending && text.sending}
      </p>
      {shownError && <FieldError id={`${id}error`} text={shownError} role={problem ? 'alert' : undefined} />}
      <p className="text-2xs leading-snug text-quiet" id={`${id}hint`}>
        {hint ?? text.hint}
      </p>
    </fieldset>
  );
}

interface ChosenProps extends Pick<LogoFieldProps, 'value' | 'onChange'> {
  isSending: boolean;
  onReplace(): void;
  onRemove(): void;
}

/** A logo that is there, with its cut on the ground that the person chooses. */
function Chosen({ value, onChange, isSending, onReplace, onRemove }: ChosenProps) {
  const text = useText('logos');
  const [ground, setGround] = useState<(typeof grounds)[number]>('dark');
  const query = useLogo(value.path);
  const logo = query.data;
  const crop = shownPart(value, logo);
  const isElsewhere = !isOfThisHost(value.path);

  const cut = (next: Crop) => {
    const isAsKept = isSameCrop(next, logo?.crop ?? whole);
    const chosen = isSameCrop(next, whole) ? null : next;
    onChange(isAsKept ? { path: value.path } : { path: value.path, crop: chosen });
  };

  return (
    <>
      {logo ? (
        <CropFrame logo={logo} crop={crop} ground={ground} onChange={cut} />
      ) : (
        <div className={classNames(`grid place-items-center bg-bg text-center text-xs ${styles.plain}`, `theme-${ground}`)}>
          <LogoPicture path={value.path} fallback={<span className="text-quiet">{isElsewhere ? text.elsewhere : text.none}</span>} />
        </div>
      )}
      <div className={`flex flex-wrap items-center border-t-hair text-quiet ${styles.bar}`}>
        {logo && (
          <>
            <CropIcon className="icon" aria-hidden />
            <input
              type="range"
              className={`flex-1 cursor-pointer ${styles.size}`}
              aria-label={text.size}
              min={5}
              max={100}
              value={Math.round(sizeOf(crop) * 100)}
              onChange={({ target }) => cut(scaledTo(crop, Number(target.value) / 100))}
            />
            <Button size="small" variant="ghost" title={text.fitHint} onClick={() => cut(logo.content)}>
              {text.fit}
            </Button>
            <Button size="small" variant="ghost" title={text.wholeHint} onClick={() => cut(whole)}>
              {text.whole}
            </Button>
          </>
        )}
        {!logo && query.isError && <p className={`text-2xs text-quiet ${styles.note}`}>{text.notCut}</p>}
      </div>
      <div className={`flex flex-wrap items-center border-t-hair text-quiet ${styles.bar}`}>
        <Segments
          label={text.ground}
          value={ground}
          options={grounds.map((one) => ({ value: one, label: text.grounds[one] }))}
          onChange={(chosen) => setGround(chosen)}
        />
        <span className="flex-1" />
        <IconButton icon={Trash2} label={text.remove} onClick={onRemove} />
        <Button size="small" icon={Upload} busy={isSending} onClick={onReplace}>
          {text.replace}
        </Button>
      </div>
      {logo?.isOpaque && <p className={`text-2xs text-quiet ${styles.note}`}>{text.opaque}</p>}
    </>
  );
}
