import { limits } from '#contract/limits';
import { siteLocales } from '#contract/locales';
import { answeredForms, memberLimits } from '#contract/office/people/members';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { chosenWith } from '../../list/toggled.ts';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { LogoField } from '../../parts/logos/logo-field.tsx';
import { type MemberForm, memberTexts } from './member-form.ts';
import type { ErrorTexts } from './use-member-editor.ts';

const lengths = { name: limits.name, role: memberLimits.role, duty: memberLimits.duty };

interface MemberFieldsProps {
  form: MemberForm;
  /** By field, in words. */
  errors: ErrorTexts;
  set(changes: Partial<MemberForm>): void;
}

/** Shows what somebody is called, does and answers for, in both languages side by side, and their portrait. */
export function MemberFields({ form, errors, set }: MemberFieldsProps) {
  const { panel: text } = useText('members');
  // What is there already has to be seen.
  const isInBoth = siteLocales.length > 1 || Object.values(form.ar).some((typed) => typed !== '');
  return (
    <>
      {memberTexts.map((name) => (
        <div key={name} className={classNames('grid gap-4 items-start', isInBoth && 'grid-cols-2 phone:grid-cols-1')}>
          <TextField
            label={text[name]}
            hint={name === 'duty' ? text.dutyHint : undefined}
            value={form[name]}
            error={errors[name]}
            maxLength={lengths[name]}
            isOptional={name === 'duty'}
            dir="auto"
            autoComplete="off"
            onChange={(typed) => set({ [name]: typed })}
          />
          {isInBoth && (
            <TextField
              label={fillSentence(text.inArabic, { field: text[name] })}
              value={form.ar[name]}
              error={errors[`ar.${name}`]}
              maxLength={lengths[name]}
              lang="ar"
              dir="rtl"
              autoComplete="off"
              isOptional
              onChange={(typed) => set({ ar: { ...form.ar, [name]: typed } })}
            />
          )}
        </div>
      ))}
      {isInBoth && <p className="text-2xs leading-snug text-quiet">{text.pairHint}</p>}
      <LogoField
        label={text.portrait}
        hint={text.portraitHint}
        error={errors.portrait}
        value={form.portrait}
        onChange={(portrait) => set({ portrait })}
      />
      <fieldset className="grid gap-1 min-w-0">
        <legend>{text.signs}</legend>
        {answeredForms.map((one) => (
          <Checkbox
            key={one}
            checked={form.answers.includes(one)}
            onChange={(isChecked) => set({ answers: chosenWith(answeredForms, form.answers, one, isChecked) })}
          >
            {text.answers[one]}
          </Checkbox>
        ))}
        <p className="text-2xs leading-snug text-quiet">{text.signsHint}</p>
      </fieldset>
      <Switch label={text.shown} hint={text.shownHint} checked={form.isShown} onChange={(isShown) => set({ isShown })} />
    </>
  );
}
