import { type Locale, siteLocales } from '#contract/locales';
import { isBegun, missingLines } from '#contract/office/job-check';
import type { JobContent } from '#contract/office/jobs';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { Segments } from '../../../parts/fields/segments.tsx';
import styles from './editor.module.css';
import type { ShownLanguage } from './job-form.tsx';
import { useHasRoomForBoth } from './use-shown-language.ts';

interface LanguageChoiceProps {
  content: JobContent;
  shown: ShownLanguage;
  onShow(shown: ShownLanguage): void;
}

/** The languages, each with what is missing in it; nothing where the site has one. */
export function LanguageChoice({ content, shown, onShow }: LanguageChoiceProps) {
  const { editor: text } = useText('jobs');
  const counted = useCounted();
  const hasRoom = useHasRoomForBoth();

  if (siteLocales.length === 1) return null;

  function label(locale: Locale): string {
    const isOtherBegun = isBegun(content[locale === 'en' ? 'ar' : 'en']);
    if (!isBegun(content[locale])) return isOtherBegun ? text.empty[locale] : text.language[locale];
    const missing = missingLines(content, locale);
    return missing > 0 ? counted(text.missing[locale], missing) : text.language[locale];
  }

  const options = siteLocales.map((locale) => ({ value: locale as ShownLanguage, label: label(locale) }));
  return (
    <div className={styles.languages}>
      <Segments
        label={text.languages}
        value={shown}
        options={hasRoom ? [...options, { value: 'both', label: text.language.both }] : options}
        onChange={onShow}
      />
    </div>
  );
}
