import { TriangleAlert } from 'lucide-react';
import { hoursTexts } from '#content/hours-texts';
import { hoursTextLimit } from '#contract/company';
import { hoursLines } from '#contract/hours/company-hours';
import type { OfficeHours } from '#contract/hours/office-hours';
import { contradicts, wordingOf } from '#contract/hours/own-wording';
import { type Locale, siteLocales } from '#contract/locales';
import { useText } from '../../content/use-text.ts';
import { Switch } from '../../parts/fields/switch.tsx';
import styles from './hours.module.css';
import { formOf, type HoursForm, isWritten, type Problems, problemsIn } from './hours-form.ts';
import { PairField } from './pair-field.tsx';
import { PublicWords } from './public-words.tsx';

interface WordsSectionProps {
  form: HoursForm;
  hours: OfficeHours;
  problems: Problems;
  onChange(changed: Partial<HoursForm>): void;
}

/** Shows what visitors read of an ordinary week: made from the hours, or the company's own wording, which is marked where it says something else. */
export function WordsSection({ form, hours, problems, onChange }: WordsSectionProps) {
  const text = useText('hours');
  const { weekStartsOn } = hours;
  const label = wordingOf(form, formOf(hours.configured));
  const linesIn = (locale: Locale, own: HoursForm['hoursLabel']) =>
    hoursLines({ week: form.weekHours, weekStartsOn, exceptions: [], label: own?.[locale].trim() || undefined }, hoursTexts[locale]);
  const made = (locale: Locale) =>
    linesIn(locale, null).join(hoursTexts[locale].separator).replaceAll('\u00a0', ' ').slice(0, hoursTextLimit);
  const isContradicted = label && siteLocales.some((locale) => contradicts(label[locale], form.weekHours, hoursTexts[locale].days));
  return (
    <section className="grid gap-3.5" aria-labelledby="hours-words">
      <h2 id="hours-words">{text.words.title}</h2>
      {isWritten(form.weekHours) && <PublicWords label={text.words.read} linesIn={(locale) => linesIn(locale, label)} />}
      <Switch
        label={text.words.own}
        hint={text.words.ownHint}
        checked={label !== null}
        onChange={(isOwn) => onChange({ hoursLabel: isOwn ? { en: made('en'), ar: made('ar') } : null })}
      />
      {label && (
        <PairField
          label={text.words.field}
          value={label}
          maxLength={hoursTextLimit}
          isLong
          problems={problemsIn(problems, 'hoursLabel')}
          onChange={(hoursLabel) => onChange({ hoursLabel })}
        />
      )}
      {isContradicted && (
        <p className={`flex items-start gap-1.5 text-heading font-550 text-xs rounded-2 ${styles.contradiction}`} role="status">
          <TriangleAlert className="icon" aria-hidden />
          {text.words.contradicts}
        </p>
      )}
      <PairField
        label={text.otherwise}
        hint={text.otherwiseHint}
        value={form.hoursOtherwise}
        maxLength={hoursTextLimit}
        problems={problemsIn(problems, 'hoursOtherwise')}
        onChange={(hoursOtherwise) => onChange({ hoursOtherwise })}
      />
    </section>
  );
}
