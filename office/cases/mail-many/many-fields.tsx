import { useRef } from 'react';
import type { Locale } from '#contract/locales';
import { mailLimits, placeholdersOf, type TemplatePurpose } from '#contract/office/mail';
import { useText } from '../../content/use-text.ts';
import { useTemplates } from '../../data/mails/templates.ts';
import { Menu, MenuItem } from '../../parts/buttons/menu.tsx';
import { Field, TextField } from '../../parts/fields/field.tsx';
import { insertAtCursor } from '../../parts/fields/marked-textarea.tsx';
import { Select } from '../../parts/fields/select.tsx';
import { PlaceholderBox } from '../../parts/mails/placeholder-box.tsx';
import { PlaceholderTextarea } from '../../parts/mails/placeholder-textarea.tsx';
import { useStandardSubjects } from '../standard-subjects.ts';
import type { Words } from './mail-many-draft.ts';

interface ManyFieldsProps {
  locale: Locale;
  purpose: TemplatePurpose;
  words: Words;
  /** The id of the template that they come from; empty for none. */
  template: string;
  onChange(words: Words): void;
  onTemplate(id: string): void;
}

/** The words in one language, of a template or one's own. */
export function ManyFields({ locale, purpose, words, template: chosen, onChange, onTemplate }: ManyFieldsProps) {
  const { many: text } = useText('answer');
  const { placeholders } = useText('answer');
  const subjects = useStandardSubjects();
  const field = useRef<HTMLTextAreaElement>(null);
  const templates = (useTemplates().data ?? []).filter((template) => template.purpose === purpose && template.locale === locale);
  const insert = (placeholder: string) => {
    const next = insertAtCursor(field.current, `{{${placeholder}}}`);
    if (next !== undefined) onChange({ ...words, text: next });
  };
  const choose = (id: string) => {
    onTemplate(id);
    const template = templates.find((one) => one.id === id);
    if (template) onChange({ subject: template.subject || words.subject || subjects[purpose][locale], text: template.text });
  };
  return (
    <>
      {templates.length > 0 && (
        <Select
          label={text.template}
          value={chosen}
          options={[{ value: '', label: text.noTemplate }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={choose}
        />
      )}
      <TextField
        label={text.subject}
        value={words.subject}
        maxLength={mailLimits.subject}
        dir="auto"
        onChange={(subject) => onChange({ ...words, subject })}
      />
      <Field label={text.text} hint={text.textHint}>
        {(control) => (
          <PlaceholderBox
            menu={
              <Menu trigger={<span>{text.insert}</span>}>
                {placeholdersOf[purpose].map((placeholder) => (
                  <MenuItem key={placeholder} label={placeholders[placeholder]} onSelect={() => insert(placeholder)} />
                ))}
              </Menu>
            }
          >
            <PlaceholderTextarea
              {...control}
              ref={field}
              hasFilledPlaceholders
              value={words.text}
              maxLength={mailLimits.text}
              onChange={(next) => onChange({ ...words, text: next })}
            />
          </PlaceholderBox>
        )}
      </Field>
    </>
  );
}
