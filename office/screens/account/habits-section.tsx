import { useId } from 'react';
import { localeFormats } from '#content/locales';
import { locales } from '#contract/locales';
import { mailTopics, type Preferences } from '#contract/office/account';
import { useText } from '../../content/use-text.ts';
import { useChangeAccount, useMe } from '../../data/account.ts';
import { Button } from '../../parts/button.tsx';
import { useMoments } from '../../parts/moments.ts';
import { Segments } from '../../parts/segments.tsx';
import { Switch } from '../../parts/switch.tsx';
import { useTry } from '../../parts/use-try.ts';
import styles from './account.module.css';
import { Section } from './section.tsx';

const themes = ['system', 'dark', 'light'] as const;

/** Language, light, keys, absence: each is kept as soon as it is chosen. */
export function HabitsSection() {
  const text = useText('account').habits;
  const me = useMe();
  const moments = useMoments();
  const change = useChangeAccount();
  const id = useId();
  // Painted at once; what could not be kept goes back.
  const preferences = { ...me.preferences, ...(change.isPending && change.variables.preferences) };
  const attempt = useTry();
  const keep = (chosen: Partial<Preferences>) => void attempt(async () => void (await change.mutateAsync({ preferences: chosen })));

  return (
    <Section title={text.title}>
      <div className={styles.habits}>
        <div className={styles.habit}>
          <span className={styles.habitName} aria-hidden="true">
            {text.locale}
          </span>
          <Segments
            label={text.locale}
            value={preferences.locale}
            options={locales.map((locale) => ({ value: locale, label: localeFormats[locale].name, lang: locale }))}
            onChange={(locale) => keep({ locale })}
          />
        </div>
        <div className={styles.habit}>
          <span className={styles.habitName} aria-hidden="true">
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
        <div className={styles.habit}>
          <label className={styles.habitName} htmlFor={id}>
            {text.away}
            <small>{text.awayHint}</small>
          </label>
          <span className={styles.away}>
            {preferences.awayUntil !== null && (
              <Button look="ghost" size="small" onClick={() => keep({ awayUntil: null })}>
                {text.notAway}
              </Button>
            )}
            <input
              id={id}
              type="date"
              className={`input ${styles.date}`}
              min={moments.today()}
              value={preferences.awayUntil ?? ''}
              onChange={({ target }) => keep({ awayUntil: target.value || null })}
            />
          </span>
        </div>
      </div>
      <fieldset className={styles.habits}>
        <legend className={styles.mails}>
          {text.mails}
          <small>{text.mailsHint}</small>
        </legend>
        {mailTopics
          .filter((topic) => topic !== 'newQuote' || me.permissions.includes('quotes.answer'))
          .map((topic) => (
            <Switch
              key={topic}
              {...text.mailTopics[topic]}
              checked={preferences.mails.includes(topic)}
              onChange={(isChosen) =>
                keep({ mails: mailTopics.filter((one) => (one === topic ? isChosen : preferences.mails.includes(one))) })
              }
            />
          ))}
      </fieldset>
    </Section>
  );
}
