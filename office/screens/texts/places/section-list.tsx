import { Link } from '@tanstack/react-router';
import { useCounted } from '../../../content/use-counted.ts';
import { useLocale, useText } from '../../../content/use-text.ts';
import { useSiteText } from '../../../data/texts/texts.ts';
import { useLineNames } from '../../../parts/texts/line-names.ts';
import { draftsOf, sectionsOf, wordsOf } from '../values/values.ts';
import styles from './place-list.module.css';

/** Sections with fewer lines than these are not worth a line of their own. */
const fewLines = 12;

/** The sections of the page that is open. */
export function SectionList({ text: name, section }: { text: string; section: string | undefined }) {
  const text = useText('texts');
  const counted = useCounted();
  const names = useLineNames();
  const words = useLocale();
  const { data } = useSiteText(name);
  if (!data || data.lines.length < fewLines) return null;
  const own = wordsOf(data.lines, words);
  return (
    <ul className={styles.inner}>
      {sectionsOf(data.lines).map(([key, lines]) => {
        const drafts = draftsOf(lines.map((line) => ({ ...line, name }))).length;
        return (
          <li key={key}>
            <Link
              to="/texts"
              search={{ text: name, section: key }}
              activeOptions={{ exact: true }}
              className={styles.place}
              aria-current={section === key ? 'page' : undefined}
            >
              <span>{names.section(key, own)}</span>
              <small>{drafts > 0 && <b>{counted(text.drafts, drafts)}</b>}</small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
