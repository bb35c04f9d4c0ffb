import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { localeFormats } from '#content/locales';
import { defaultLocale, directionOf, siteLocales } from '#contract/locales';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { Switch } from '../../parts/fields/switch.tsx';
import styles from './inputs.module.css';
import { Setting, useControl } from './setting.tsx';
import type { FieldOf, TypedPair, TypedPosition } from './settings-form.ts';
import { useSettings } from './use-settings-form.ts';

interface LineProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  field: FieldOf<'line' | 'number'>;
  icon?: LucideIcon;
  hint?: string;
}

/** A field of one line that is the same in every language. */
export function LineSetting({ field, icon: Icon, hint, ...rest }: LineProps) {
  const { shown, type } = useSettings();
  const id = `company-${field}`;
  const control = useControl(field, hint);
  return (
    <Setting field={field} controlId={id} hint={hint}>
      <span className={`relative grid ${styles.box}`} data-icon={Icon ? true : undefined}>
        {Icon && <Icon className="icon absolute size-4 text-quiet pointer-events-none" aria-hidden />}
        <input
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...control}
          id={id}
          name={field}
          className="input"
          value={shown(field) as string}
          onChange={({ target }) => type(field, target.value)}
        />
      </span>
    </Setting>
  );
}

interface PairProps {
  field: FieldOf<'pair'>;
  hint?: string;
  /** Lines of each; one is an input. */
  rows?: number;
  maxLength: number;
}

/** A text in both languages, side by side. */
export function PairSetting({ field, hint, rows = 1, maxLength }: PairProps) {
  const text = useText('company');
  const { shown, type } = useSettings();
  const control = useControl(field, hint);
  const typed = shown(field) as TypedPair;
  return (
    <Setting field={field} hint={hint}>
      <div className={`grid grid-cols-2 ${styles.pair}`}>
        {siteLocales.map((locale) => {
          const common = {
            ...control,
            id: locale === defaultLocale ? `company-${field}` : `company-${field}-${locale}`,
            className: 'input',
            lang: locale,
            dir: directionOf(locale),
            maxLength,
            'aria-label': fillSentence(text.inLanguage[locale], { label: text.fields[field] }),
            placeholder:
              siteLocales.length === 1 ? undefined : locale === 'ar' && typed.en !== '' ? text.asEnglish : localeFormats[locale].name,
            value: typed[locale],
          };
          const set = (value: string) => type(field, { ...typed, [locale]: value });
          return rows === 1 ? (
            <input key={locale} {...common} autoComplete="off" onChange={({ target }) => set(target.value)} />
          ) : (
            <textarea key={locale} {...common} rows={rows} onChange={({ target }) => set(target.value)} />
          );
        })}
      </div>
    </Setting>
  );
}

/** Latitude and longitude. */
export function PositionSetting({ hint }: { hint: string }) {
  const text = useText('company');
  const { shown, type } = useSettings();
  const control = useControl('position', hint);
  const typed = shown('position') as TypedPosition;
  return (
    <Setting field="position" hint={hint}>
      <div className={`grid grid-cols-2 ${styles.pair}`}>
        {(['latitude', 'longitude'] as const).map((part) => (
          <span key={part} className={`grid gap-1 ${styles.part}`}>
            <label className="text-quiet text-2xs" htmlFor={part === 'latitude' ? 'company-position' : `company-${part}`}>
              {text[part]}
            </label>
            <input
              {...control}
              id={part === 'latitude' ? 'company-position' : `company-${part}`}
              className="input"
              dir="ltr"
              inputMode="text"
              autoComplete="off"
              value={typed[part]}
              onChange={({ target }) => type('position', { ...typed, [part]: target.value })}
            />
          </span>
        ))}
      </div>
    </Setting>
  );
}

/** Something that is said or not. */
export function SwitchSetting({ field, hint }: { field: FieldOf<'switch'>; hint?: string }) {
  const { fields } = useText('company');
  const { shown, type } = useSettings();
  return (
    <Setting field={field} isSwitch>
      <Switch label={fields[field]} hint={hint} checked={shown(field) as boolean} onChange={(isOn) => type(field, isOn)} />
    </Setting>
  );
}
