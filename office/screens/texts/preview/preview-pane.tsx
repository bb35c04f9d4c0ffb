import { Monitor, Smartphone, X } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type Locale, locales, splitLocale } from '#contract/locales';
import type { PreviewEvent } from '#contract/office/text-preview';
import type { OfficeText } from '#contract/office/texts';
import { useText } from '../../../content/use-text.ts';
import { IconButton } from '../../../parts/buttons/button.tsx';
import { useLineNames } from '../../../parts/texts/line-names.ts';
import { pageOf, textOfPage } from '../places/places.ts';
import type { TextsSearch } from '../texts-search.ts';
import { typedLines } from '../typed-lines.ts';
import { useLanguages } from '../use-languages.ts';
import { useTextsNavigation } from '../use-open-line.ts';
import { draftedValue, idOf } from '../values/values.ts';
import type { Fit, Fits } from './fits.ts';
import styles from './preview.module.css';
import { type Device, PreviewFrame } from './preview-frame.tsx';

interface PreviewPaneProps {
  text: OfficeText;
  search: TextsSearch;
  /** It has the place of the text. */
  isAlone: boolean;
  /** No text is open: what is chosen here opens the first. */
  isStart?: boolean;
  onFits(change: (before: Fits) => Fits): void;
}

const devices = [
  { device: 'desktop', icon: Monitor },
  { device: 'phone', icon: Smartphone },
] as const;

/** The page on which a text stands, with what is not public yet, in both languages. What is chosen there is written here. */
export function PreviewPane({ text: shown, search, isAlone, isStart = false, onFits }: PreviewPaneProps) {
  const Heading = isAlone ? 'h1' : 'h2';
  const { preview: text } = useText('texts');
  const { close } = useText('parts');
  const change = useTextsNavigation();
  const [device, setDevice] = useState<Device>(isStart ? 'desktop' : 'phone');
  const path = pageOf(shown.name) ?? '/';
  const { values, saved } = useShownValues(shown);
  const languages = useLanguages();
  const names = useLineNames();
  const hint = <p className={`text-2xs text-quiet px-pad ${styles.hint}`}>{text.hint}</p>;

  function onEvent(event: PreviewEvent, locale: Locale): void {
    if (event.type === 'measured') onFits((before) => withFits(before, locale, event));
    if (event.type === 'chosen') {
      const [, name = '', section = ''] = event.address.split('/');
      const isHere = name === shown.name;
      change({ line: event.address, text: name, section: isHere && search.section === undefined ? undefined : section, pane: undefined });
    }
    if (event.type === 'followed') {
      const name = textOfPage(splitLocale(event.path).path.replace(/\?.*/, ''));
      if (name !== undefined && (isStart || name !== shown.name)) change({ text: name, section: undefined, line: undefined });
    }
  }

  return (
    <section className={`column bg-pane-highlight ${styles.pane}`} aria-label={text.title}>
      <div className={`pane-bar justify-between ${styles.bar}`}>
        <Heading className="text-md font-medium">{isStart ? names.text(shown.name) : text.title}</Heading>
        <div className="row gap-2">
          <fieldset className={`inline-flex border-hair rounded-2 ${styles.devices}`}>
            <legend className="visually-hidden">{text.device}</legend>
            {devices.map(({ device: one, icon: Icon }) => (
              <label key={one} className="relative" title={text.devices[one]}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name="device"
                  checked={device === one}
                  aria-label={text.devices[one]}
                  onChange={() => setDevice(one)}
                />
                <Icon className="icon size-4" aria-hidden />
              </label>
            ))}
          </fieldset>
          {!isStart && <IconButton className={styles.close} icon={X} label={close} onClick={() => change({ pane: undefined })} />}
        </div>
      </div>
      {isStart && hint}
      <div className={`column flex-1 ${styles.pages}`}>
        {languages.map((locale) => (
          <PreviewFrame
            key={locale}
            {...{ path, locale, device, values, saved, onEvent }}
            label={text.languages[locale]}
            pointed={search.line?.replace(/^\w+/, locale)}
          />
        ))}
      </div>
      {!isStart && hint}
    </section>
  );
}

/** Returns what each line says at this moment, by address, with what is typed and not saved yet and without. */
function useShownValues({ name, lines }: OfficeText) {
  const typed = useSyncExternalStore(typedLines.subscribe, typedLines.all);
  const saved = useMemo(
    () =>
      new Map(lines.flatMap(({ path, byLocale }) => locales.map((locale) => [idOf(name, path, locale), draftedValue(byLocale[locale])]))),
    [name, lines],
  );
  const values = useMemo(() => {
    const own = [...typed].filter(([address]) => saved.has(address));
    return own.length === 0 ? saved : new Map([...saved, ...own.map(([address, { value }]) => [address, value] as const)]);
  }, [saved, typed]);
  return { values, saved };
}

/** Puts what one language has measured in the place of what it had before. */
function withFits(before: Fits, locale: Locale, { overflowing, longer }: Extract<PreviewEvent, { type: 'measured' }>): Fits {
  const others = [...before].filter(([address]) => !address.startsWith(`${locale}/`));
  const of = (addresses: readonly string[], fit: Fit) => addresses.map((address) => [address, fit] as const);
  return new Map([...others, ...of(longer, 'longer'), ...of(overflowing, 'overflowing')]);
}
