import { useEffect, useId, useState } from 'react';
import { localeFormats } from '#content/locales';
import { locales } from '#contract/locales';
import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import styles from './account.module.css';
import { Section } from './section.tsx';
import { useHabits } from './use-habits.ts';

const themes = ['system', 'dark', 'light'] as const;

/** Language, light, keys, absence. */
export function HabitsSection() {
  const text = useText('account').habits;
  const { preferences, keep } = useHabits();
  const id = useId();

  return (
    <Section title={text.title}>
      <div className={styles.habits}>
        <div className={`flex flex-wrap items-center justify-between ${styles.habit}`}>
          <span className="text-heading font-550" aria-hidden="true">
            {text.locale}
          </span>
          <Segments
            label={text.locale}
            value={preferences.locale}
            options={locales.map((locale) => ({ value: locale, label: localeFormats[locale].name, lang: locale }))}
            onChange={(locale) => keep({ locale })}
          />
        </div>
        <div className={`flex flex-wrap items-center justify-between ${styles.habit}`}>
          <span className="text-heading font-550" aria-hidden="true">
            {text.theme}
          </span>
          <Segments
            label={text.theme}
            value={preferences.theme}
            options={themes.map((theme) => ({ value: theme, label: text.themes[theme] }))}
            onChange={(theme) => keep({ theme })}
          />
        </div>
        <Switch
          label={text.shortcuts}
          hint={text.shortcutsHint}
          checked={preferences.shortcuts}
          onChange={(shortcuts) => keep({ shortcuts })}
        />
        <div className={`flex flex-wrap items-center justify-between ${styles.habit}`}>
          <label className="text-heading font-550" htmlFor={id}>
            {text.away}
            <small className="block text-quiet text-2xs font-450">{text.awayHint}</small>
          </label>
          <span className="flex flex-wrap items-center gap-1">
            {preferences.awayUntil !== null && (
              <Button variant="ghost" size="small" onClick={() => keep({ awayUntil: null })}>
                {text.notAway}
              </Button>
            )}
            <AwayDay id={id} value={preferences.awayUntil} onChange={(awayUntil) => keep({ awayUntil })} />
          </span>
        </div>
      </div>
    </Section>
  );
}

interface AwayDayProps {
  id: string;
  /** YYYY-MM-DD. */
  value: string | null;
  onChange(day: string | null): void;
}

/** While a day is typed it is another one with every digit: it counts once it is not over, or when the field is left empty. */
function AwayDay({ id, value, onChange }: AwayDayProps) {
  const today = useDateFormats().today();
  const [typed, setTyped] = useState(value ?? '');
  useEffect(() => setTyped(value ?? ''), [value]);
  const type = (day: string) => {
    setTyped(day);
    if (day >= today && day !== value) onChange(day);
  };
  const leave = () => {
    if (typed === '' && value !== null) onChange(null);
    else if (typed < today) setTyped(value ?? '');
  };
  return (
    <input
      id={id}
      type="date"
      className={`input ${styles.date}`}
      min={today}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}
