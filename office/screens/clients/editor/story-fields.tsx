import type { ClientStory } from '#contract/client';
import { siteLocales } from '#contract/locales';
import { clientLimits } from '#contract/office/clients';
import { useText } from '../../../content/use-text.ts';
import { TextArea } from '../../../parts/fields/field.tsx';
import type { ClientForm } from '../client-draft.ts';

interface StoryFieldsProps {
  stories: ClientForm['stories'];
  onChange(stories: ClientForm['stories']): void;
}

const parts = ['before', 'done', 'now'] as const satisfies (keyof ClientStory)[];

/** Fields for what was before, what was done and how it is now, in the languages of the site. */
export function StoryFields({ stories, onChange }: StoryFieldsProps) {
  const { story: text } = useText('clients').editor;
  const isTold = (story: ClientStory) => parts.some((part) => story[part] !== '');
  // What is there already has to be seen.
  const languages = (['en', 'ar'] as const).filter((language) => siteLocales.includes(language) || isTold(stories[language]));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-medium">{text.title}</legend>
      <p className="text-sm text-muted">{text.hint}</p>
      {parts.map((part) => (
        <div key={part} className={languages.length > 1 ? 'grid gap-4 grid-cols-2 phone:grid-cols-1' : 'grid'}>
          {languages.map((language) => (
            <TextArea
              key={language}
              label={text[language][part]}
              isOptional
              value={stories[language][part]}
              maxLength={clientLimits.story}
              rows={3}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              onChange={(value) => onChange({ ...stories, [language]: { ...stories[language], [part]: value } })}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
