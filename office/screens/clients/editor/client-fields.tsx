import { siteLocales } from '#contract/locales';
import { clientLimits } from '#contract/office/clients';
import { clientCategories } from '#contract/services';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../../content/use-text.ts';
import { TextField } from '../../../parts/fields/field.tsx';
import { Select } from '../../../parts/fields/select.tsx';
import { Switch } from '../../../parts/fields/switch.tsx';
import { LogoField } from '../../../parts/logos/logo-field.tsx';
import type { ClientForm } from '../client-draft.ts';
import { ServicesField } from './services-field.tsx';
import { StoryFields } from './story-fields.tsx';

interface ClientFieldsProps {
  form: ClientForm;
  /** Names of the fields that are wrong. */
  wrong: ReadonlySet<string>;
  /** Says what does not fit in what is stored, by field. */
  faults: Readonly<Record<string, string | undefined>>;
  isNew: boolean;
  onChange(changed: Partial<ClientForm>): void;
}

export function ClientFields({ form, wrong, faults, isNew, onChange }: ClientFieldsProps) {
  const all = useText('clients');
  const text = all.editor;
  const categories = clientCategories.map((value) => ({ value, label: all.categories[value] }));
  // What is there already has to be seen.
  const hasArabicName = siteLocales.length > 1 || form.arabicName !== '';
  const wrongLinks = new Set([...wrong].flatMap((field) => (field.startsWith('services.') ? [Number(field.slice(9))] : [])));
  return (
    <>
      <LogoField label={text.logo} error={faults.logo} value={form.logo} onChange={(logo) => onChange({ logo })} />
      <div className={classNames('grid gap-4', hasArabicName && 'grid-cols-2 phone:grid-cols-1')}>
        <TextField
          label={text.name}
          value={form.name}
          error={wrong.has('name') ? text.required : faults.name}
          maxLength={clientLimits.name}
          dir="auto"
          autoComplete="off"
          autoFocus={isNew}
          onChange={(name) => onChange({ name })}
        />
        {hasArabicName && (
          <TextField
            label={text.arabicName}
            isOptional
            hint={text.arabicHint}
            error={faults['ar.name']}
            value={form.arabicName}
            maxLength={clientLimits.name}
            lang="ar"
            dir="rtl"
            autoComplete="off"
            onChange={(arabicName) => onChange({ arabicName })}
          />
        )}
      </div>
      <Select
        label={text.category}
        error={wrong.has('category') ? text.categoryRequired : faults.category}
        value={form.category}
        options={form.category === '' ? [{ value: '' as const, label: text.chooseCategory }, ...categories] : categories}
        onChange={(category) => onChange({ category })}
      />
      <ServicesField services={form.services} wrong={wrongLinks} error={faults.services} onChange={(services) => onChange({ services })} />
      <StoryFields stories={form.stories} onChange={(stories) => onChange({ stories })} />
      <div className="grid gap-1">
        <Switch
          label={text.privateWork}
          hint={form.comingSoon ? text.privateSoonHint : text.privateHint}
          checked={form.isPrivateWork}
          onChange={(isPrivateWork) => onChange({ isPrivateWork })}
        />
        <Switch
          label={text.comingSoon}
          hint={text.soonHint}
          checked={form.comingSoon}
          onChange={(comingSoon) => onChange({ comingSoon })}
        />
      </div>
    </>
  );
}
