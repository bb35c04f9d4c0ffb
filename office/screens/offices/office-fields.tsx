import { Fragment, useId } from 'react';
import { limits, serviceNamesShown } from '#contract/limits';
import { locales, siteLocales } from '#contract/locales';
import { officeLimits } from '#contract/office/offices';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { CountryOptions } from '../../parts/contact/country-options.tsx';
import { Field, TextField } from '../../parts/fields/field.tsx';
import { LogoField } from '../../parts/logos/logo-field.tsx';
import { LinesArea } from './editor/lines-area.tsx';
import { linesOf } from './editor/text-lines.ts';
import { TwoColumns } from './editor/two-columns.tsx';
import type { OfficeForm } from './office-form.ts';

const lengths = { name: limits.name, country: limits.country, address: officeLimits.address };

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
  const inArabic = (field: string) => fillSentence(text.inArabic, { field });
  // What is there already has to be seen.
  const isInBoth = siteLocales.length > 1 || Object.values(form.ar).some((typed) => typed !== '');
  const Row = isInBoth ? TwoColumns : Fragment;
  const [english, arabic] = [linesOf(form.services).length, linesOf(form.ar.services).length];

  return (
    <>
      <fieldset className="grid gap-3.5 min-w-0">
        {isInBoth && (
          <legend className="visually-hidden">
            {text.english}, {text.arabic}
          </legend>
        )}
        {(['name', 'country', 'address'] as const).map((name) => (
          <Row key={name}>
            <TextField
              label={text[name]}
              value={form[name]}
              error={errors[name]}
              maxLength={lengths[name]}
              dir="auto"
              autoComplete="off"
              list={name === 'country' ? `${countries}en` : undefined}
              onBlur={name === 'country' ? onCountry : undefined}
              onChange={(typed) => set({ [name]: typed })}
            />
            {isInBoth && (
              <TextField
                label={inArabic(text[name])}
                value={form.ar[name]}
                error={errors[`ar.${name}`]}
                maxLength={lengths[name]}
                lang="ar"
                dir="rtl"
                autoComplete="off"
                list={name === 'country' ? `${countries}ar` : undefined}
                isOptional
                onChange={(typed) => setArabic({ [name]: typed })}
              />
            )}
          </Row>
        ))}
        <Row>
          <Field label={text.services} error={errors.services}>
            {(control) => <LinesArea {...control} dir="auto" value={form.services} onChange={(services) => set({ services })} />}
          </Field>
          {isInBoth && (
            <Field label={inArabic(text.services)} error={errors['ar.services']} isOptional>
              {(control) => (
                <LinesArea {...control} lang="ar" dir="rtl" value={form.ar.services} onChange={(services) => setArabic({ services })} />
              )}
            </Field>
          )}
        </Row>
        <p className="text-quiet text-2xs leading-snug">
          {fillSentence(text.servicesHint, { shown: counted(text.serviceCount, serviceNamesShown) })}{' '}
          {arabic > 0 && arabic !== english && (
            <b className="text-heading font-550">
              {fillSentence(text.servicesDiffer, {
                first: counted(text.serviceCount, english),
                second: counted(text.serviceCount, arabic),
              })}
            </b>
          )}{' '}
          {isInBoth && text.pairHint}
        </p>
        {locales.map((locale) => (
          <CountryOptions key={locale} id={`${countries}${locale}`} locale={locale} />
        ))}
      </fieldset>
      <TwoColumns>
        {(['phone', 'email'] as const).map((name) => (
          <TextField
            key={name}
            label={text[name]}
            value={form[name]}
            error={errors[name]}
            maxLength={limits[name]}
            type={name === 'phone' ? 'tel' : 'email'}
            dir="ltr"
            autoComplete="off"
            onChange={(typed) => set({ [name]: typed })}
          />
        ))}
      </TwoColumns>
      {(['website', 'googleMap'] as const).map((name) => (
        <TextField
          key={name}
          label={text[name]}
          hint={name === 'googleMap' ? text.googleMapHint : undefined}
          value={form[name]}
          error={errors[name]}
          maxLength={officeLimits.url}
          isOptional
          type="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          onChange={(typed) => set({ [name]: typed })}
        />
      ))}
      <LogoField label={text.logo} error={errors.logo} value={form.logo} onChange={(logo) => set({ logo })} />
    </>
  );
}
