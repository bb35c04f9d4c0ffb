import { limits } from '#contract/limits';
import type { RepairControl } from '#contract/office/attention';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { Field, TextArea, TextField } from '../../parts/field.tsx';
import { LinesArea } from '../../parts/lines-area.tsx';
import { Select } from '../../parts/select.tsx';
import styles from './attention.module.css';
import { fieldName } from './fault-words.ts';
import { type RepairState, type TypedService, translationFields } from './repair-values.ts';
import { ServiceLinks } from './service-links.tsx';

interface RepairControlProps {
  control: RepairControl;
  label: string;
  state: RepairState;
  error: string | undefined;
  onChange(state: RepairState): void;
}

/** The field in which something that does not fit is put right, by what it holds. */
export function RepairControlField({ control, label, state, error, onChange }: RepairControlProps) {
  const text = useText('attention');
  const counted = useCounted();
  const hint = (text.hints as Readonly<Record<string, string>>)[control];
  const shared = { label, error, hint };
  const chosen = (options: readonly { value: string; label: string }[]) => (
    <Select {...shared} value={state as string} options={[{ value: '', label: text.choice }, ...options]} onChange={onChange} />
  );
  const named = (names: Readonly<Record<string, string>>) => chosen(Object.entries(names).map(([value, name]) => ({ value, label: name })));

  switch (control) {
    case 'category':
      return named(text.categories);
    case 'service':
      return named(text.services);
    case 'reviewState':
      return named(text.states);
    case 'rating':
      return chosen(
        Array.from({ length: limits.rating.max }, (_, index) => ({ value: String(index + 1), label: counted(text.stars, index + 1) })),
      );
    case 'lines':
      return <Field {...shared}>{(ids) => <LinesArea {...ids} dir="auto" value={state as string} onChange={onChange} />}</Field>;
    case 'paragraph':
      return <TextArea {...shared} rows={6} dir="auto" value={state as string} onChange={onChange} />;
    case 'clientServices':
      return <ServiceLinks {...shared} services={state as readonly TypedService[]} onChange={onChange} />;
    case 'officeTranslation':
    case 'clientTranslation':
    case 'jobTranslation':
      return <TranslationFields {...shared} control={control} state={state as Readonly<Record<string, string>>} onChange={onChange} />;
    case 'percentage':
      return <TextField {...shared} type="number" min={0} max={100} step="any" dir="ltr" value={state as string} onChange={onChange} />;
    case 'day':
      return <TextField {...shared} type="date" value={state as string} onChange={onChange} />;
    case 'moment':
      return <TextField {...shared} type="datetime-local" value={state as string} onChange={onChange} />;
    default:
      return <TextField {...shared} dir="auto" value={state as string} onChange={onChange} />;
  }
}

interface TranslationFieldsProps {
  control: keyof typeof translationFields;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  state: Readonly<Record<string, string>>;
  onChange(state: Readonly<Record<string, string>>): void;
}

/** What an entry says in Arabic. */
function TranslationFields({ control, label, hint, error, state, onChange }: TranslationFieldsProps) {
  const text = useText('attention');
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {Object.entries(translationFields[control]).map(([name, kind]) => {
        const set = (value: string) => onChange({ ...state, [name]: value });
        const shared = { label: fieldName(text, name), lang: 'ar', dir: 'rtl', value: state[name] ?? '', onChange: set };
        if (kind === 'paragraph') return <TextArea key={name} rows={4} error={error} {...shared} />;
        if (kind === 'line') return <TextField key={name} error={error} {...shared} />;
        return (
          <Field key={name} label={shared.label} hint={text.hints.lines} error={error}>
            {(ids) => <LinesArea {...ids} lang="ar" dir="rtl" value={shared.value} onChange={set} />}
          </Field>
        );
      })}
    </fieldset>
  );
}
