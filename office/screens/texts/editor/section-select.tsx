import { ChevronDown } from 'lucide-react';
import type { OfficeText } from '#contract/office/texts';
import { useLocale, useText } from '../../../content/use-text.ts';
import { useLineNames } from '../../../parts/texts/line-names.ts';
import { useTextsNavigation } from '../use-open-line.ts';
import { sectionsOf, wordsOf } from '../values/values.ts';
import styles from './text-editor.module.css';

/** On a phone, where the list of places is a page of its own: the sections of the text. */
export function SectionSelect({ text, section }: { text: OfficeText; section: string | undefined }) {
  const { sections, wholeText } = useText('texts');
  const names = useLineNames();
  const change = useTextsNavigation();
  const own = wordsOf(text.lines, useLocale());
  const keys = sectionsOf(text.lines).map(([key]) => key);
  if (keys.length < 2) return null;
  return (
    <span className={`relative ${styles.sections}`}>
      <select
        className="input"
        aria-label={sections}
        value={section ?? ''}
        onChange={({ target }) => change({ section: target.value || undefined, line: undefined })}
      >
        <option value="">{wholeText}</option>
        {keys.map((key) => (
          <option key={key} value={key}>
            {names.section(key, own)}
          </option>
        ))}
      </select>
      <ChevronDown className="icon" aria-hidden />
    </span>
  );
}
