import { Braces } from 'lucide-react';
import type { Locale } from '#contract/locales';
import type { TextLine } from '#contract/office/texts';
import { placeholdersIn } from '#contract/texts/line-rules';
import { company } from '../../../content/company.ts';
import { useText } from '../../../content/use-text.ts';
import { Menu, MenuGroup, MenuItem } from '../../../parts/buttons/menu.tsx';
import styles from './line-field.module.css';

interface FieldToolsProps {
  line: TextLine;
  locale: Locale;
  /** Visitors read something else than the original, and so does the draft. */
  canGoBack: boolean;
  isDraft: boolean;
  onOriginal(): void;
  onDiscard(): void;
  onInsert(placeholder: string): void;
}

/** Inserts what is filled in by itself, and takes back what was written. */
export function FieldTools({ line, locale, canGoBack, isDraft, onOriginal, onDiscard, onInsert }: FieldToolsProps) {
  const { field: text } = useText('texts');
  const facts = company().placeholders[locale];
  const used = placeholdersIn(line.byLocale[locale].original);
  const groups = [
    { label: text.ofThisLine, names: line.placeholders.filter((name) => used.includes(name) || !(name in facts)) },
    { label: text.ofTheCompany, names: line.placeholders.filter((name) => !used.includes(name) && name in facts) },
  ].filter(({ names }) => names.length > 0);
  return (
    <div className={`row flex-none flex-wrap ${styles.tools}`}>
      {groups.length > 0 && (
        <Menu variant="icon" label={text.insert} className={styles.insert} trigger={<Braces className="icon" aria-hidden />}>
          {groups.map(({ label, names }) => (
            <MenuGroup key={label} label={label}>
              {names.map((name) => (
                <MenuItem
                  key={name}
                  label={facts[name] ?? text.filledIn}
                  detail={<bdi dir="ltr">{`{${name}}`}</bdi>}
                  onSelect={() => onInsert(`{${name}}`)}
                />
              ))}
            </MenuGroup>
          ))}
        </Menu>
      )}
      {canGoBack && (
        <button type="button" className="link text-2xs min-h-target" onClick={onOriginal}>
          {text.toOriginal}
        </button>
      )}
      {isDraft && (
        <button type="button" className="link text-2xs min-h-target" onClick={onDiscard}>
          {text.discard}
        </button>
      )}
    </div>
  );
}
