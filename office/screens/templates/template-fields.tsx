import { useId, useRef } from 'react';
import { locales } from '#contract/locales';
import { mailLimits, placeholdersOf, type TemplatePurpose } from '#contract/office/mail';
import { fillSentence } from '#contract/text/fill-sentence';
import { useStandardSubjects } from '../../cases/standard-subjects.ts';
import { useText } from '../../content/use-text.ts';
import type { TemplateValues } from '../../data/mails/templates.ts';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
import { Field, TextField } from '../../parts/fields/field.tsx';
import { insertAtCursor } from '../../parts/fields/marked-textarea.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import { PlaceholderBox } from '../../parts/mails/placeholder-box.tsx';
import { PlaceholderTextarea } from '../../parts/mails/placeholder-textarea.tsx';
import styles from './template-editor.module.css';

interface TemplateFieldsProps {
  values: TemplateValues;
  purposes: readonly TemplatePurpose[];
  isNew: boolean;
  /** Tells what is missing. */
  isChecked: boolean;
  onChange(changed: Partial<TemplateValues>): void;
}

/** Asks what a template is for, and what it says. */
export function TemplateFields({ values, purposes, isNew, isChecked, onChange }: TemplateFieldsProps) {
  const text = useText('templates');
  const { placeholders } = useText('answer');
  const subjects = useStandardSubjects();
  const field = useRef<HTMLTextAreaElement>(null);
  const label = useId();
  const missing = (value: string) => (isChecked && value.trim() === '' ? text.required : undefined);
  const insert = (words: string) => {
    const next = insertAtCursor(field.current, words);
    if (next !== undefined) onChange({ text: next });
  };
  const languages = locales.map((value) => ({ value, label: text.languages[value] }));

  return (
    <div className={`grid flex-1 content-start min-h-0 overflow-auto scrollbar-thin phone:overflow-visible ${styles.fields}`}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        value={values.name}
        error={missing(values.name)}
        maxLength={60}
        dir="auto"
        autoFocus={isNew}
        onChange={(name) => onChange({ name })}
      />
      {purposes.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-heading font-600 text-xs" id={`${label}purpose`}>
            {text.purpose}
          </span>
          <Segments
            label={text.purpose}
            value={values.purpose}
            options={purposes.map((value) => ({ value, label: text.purposes[value] }))}
            onChange={(purpose) => onChange({ purpose })}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-heading font-600 text-xs" id={label}>
          {text.language}
        </span>
        <Segments label={text.language} value={values.locale} options={languages} onChange={(chosen) => onChange({ locale: chosen })} />
      </div>
      <TextField
        label={text.subject}
        value={values.subject}
        hint={fillSentence(text.subjectHint, { subject: subjects[values.purpose][values.locale] })}
        maxLength={mailLimits.subject}
        dir="auto"
        onChange={(subject) => onChange({ subject })}
      />
      <Field label={text.text} hint={text.textHint} error={missing(values.text)}>
        {(control) => (
          <PlaceholderBox
            menu={
              <Menu trigger={<span>{text.insert}</span>}>
                <MenuGroup label={text.filled}>
                  {placeholdersOf[values.purpose].map((placeholder) => (
                    <MenuItem key={placeholder} label={placeholders[placeholder]} onSelect={() => insert(`{{${placeholder}}}`)} />
                  ))}
                </MenuGroup>
                <MenuSeparator />
                <MenuItem label={text.asked} onSelect={() => insert(`[[${text.askedPlaceholder}]]`)} />
              </Menu>
            }
          >
            <PlaceholderTextarea
              {...control}
              ref={field}
              hasFilledPlaceholders
              value={values.text}
              maxLength={mailLimits.text}
              onChange={(next) => onChange({ text: next })}
            />
          </PlaceholderBox>
        )}
      </Field>
    </div>
  );
}
