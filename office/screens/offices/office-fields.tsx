import { useId } from 'react';
import { limits, serviceNamesShown } from '#contract/limits';
import { officeLimits } from '#contract/office/offices';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { Field, TextField } from '../../parts/fields/field.tsx';
import { LogoField } from '../../parts/logos/logo-field.tsx';
import { LinesArea } from './editor/lines-area.tsx';
import { linesOf } from './editor/text-lines.ts';
import { TwoColumns } from './editor/two-columns.tsx';
import { countryNames } from './find-country.ts';
import type { OfficeForm } from './office-form.ts';

interface OfficeFieldsProps {
  form: OfficeForm;
  /** By field, in words. */
  errors: Readonly<Record<string, string | undefined>>;
  set(changes: Partial<OfficeForm>): void;
  /** The country has been typed. */
  onCountry(): void;
}

/** Shows what an office says, in both languages side by side, and how it is reached. */
export function OfficeFields({ form, errors, set, onCountry }: OfficeFieldsProps) {
  const { panel: text } = useText('offices');
  const counted = useCounted();
  const countries = useId();
  const setArabic = (changes: Partial<OfficeForm['ar']>) => set({ ar: { ...form.ar, ...changes } });
  const inArabic = (field: string) => fillPlaceholders(text.inArabic, { field });
  const [english, arabic] = [linesOf(form.services).length, linesOf(form.ar.services).length];

  return (
    <>
      <fieldset className="grid gap-3.5 min-w-0">
        <legend className="visually-hidden">
          {text.english}, {text.arabic}
        </legend>
        <TwoColumns>
          <TextField
            {...{ label: text.name, value: form.name, error: errors.name, maxLength: limits.name, dir: 'auto', autoComplete: 'off' }}
            onChange={(name) => set({ name })}
          />
          <TextField
            {...{ label: inArabic(text.name), value: form.ar.name, error: errors['ar.name'], maxLength: limits.name }}
            {...{ lang: 'ar', dir: 'rtl', autoComplete: 'off', isOptional: true }}
            onChange={(name) => setArabic({ name })}
          />
        </TwoColumns>
        <TwoColumns>
          <TextField
            {...{ label: text.country, value: form.country, error: errors.country, maxLength: limits.country, dir: 'auto' }}
            {...{ autoComplete: 'off', list: `${countries}en`, onBlur: onCountry }}
            onChange={(country) => set({ country })}
          />
          <TextField
            {...{ label: inArabic(text.country), value: form.ar.country, error: errors['ar.country'], maxLength: limits.country }}
            {...{ lang: 'ar', dir: 'rtl', autoComplete: 'off', list: `${countries}ar`, isOptional: true }}
            onChange={(country) => setArabic({ country })}
          />
        </TwoColumns>
        <TwoColumns>
          <TextField
            {...{ label: text.address, value: form.address, error: errors.address, maxLength: officeLimits.address }}
            {...{ dir: 'auto', autoComplete: 'off' }}
            onChange={(address) => set({ address })}
          />
          <TextField
            {...{ label: inArabic(text.address), value: form.ar.address, error: errors['ar.address'], maxLength: officeLimits.address }}
            {...{ lang: 'ar', dir: 'rtl', autoComplete: 'off', isOptional: true }}
            onChange={(address) => setArabic({ address })}
          />
        </TwoColumns>
        <TwoColumns>
          <Field label={text.services} error={errors.services}>
            {(control) => <LinesArea {...control} dir="auto" value={form.services} onChange={(services) => set({ services })} />}
          </Field>
          <Field label={inArabic(text.services)} error={errors['ar.services']} isOptional>
            {(control) => (
              <LinesArea {...control} lang="ar" dir="rtl" value={form.ar.services} onChange={(services) => setArabic({ services })} />
            )}
          </Field>
        </TwoColumns>
        <p className="text-quiet text-2xs leading-snug">
          {fillPlaceholders(text.servicesHint, { shown: counted(text.serviceCount, serviceNamesShown) })}{' '}
          {arabic > 0 && arabic !== english && (
            <b className="text-heading font-550">
              {fillPlaceholders(text.servicesDiffer, {
                first: counted(text.serviceCount, english),
                second: counted(text.serviceCount, arabic),
              })}
            </b>
          )}{' '}
          {text.pairHint}
        </p>
        <datalist id={`${countries}en`}>
          {countryNames('en').map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <datalist id={`${countries}ar`}>
          {countryNames('ar').map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </fieldset>
      <TwoColumns>
        <TextField
          {...{ label: text.phone, value: form.phone, error: errors.phone, maxLength: limits.phone }}
          {...{ type: 'tel', dir: 'ltr', autoComplete: 'off' }}
          onChange={(phone) => set({ phone })}
        />
        <TextField
          {...{ label: text.email, value: form.email, error: errors.email, maxLength: limits.email }}
          {...{ type: 'email', dir: 'ltr', autoComplete: 'off' }}
          onChange={(email) => set({ email })}
        />
      </TwoColumns>
      <TextField
        {...{ label: text.website, value: form.website, error: errors.website, maxLength: officeLimits.url, isOptional: true }}
        {...{ type: 'url', dir: 'ltr', autoComplete: 'off', placeholder: 'https://' }}
        onChange={(website) => set({ website })}
      />
      <TextField
        {...{ label: text.googleMap, value: form.googleMap, error: errors.googleMap, maxLength: officeLimits.url, isOptional: true }}
        {...{ type: 'url', dir: 'ltr', autoComplete: 'off', placeholder: 'https://', hint: text.googleMapHint }}
        onChange={(googleMap) => set({ googleMap })}
      />
      <LogoField label={text.logo} error={errors.logo} value={form.logo} onChange={(logo) => set({ logo })} />
    </>
  );
}
