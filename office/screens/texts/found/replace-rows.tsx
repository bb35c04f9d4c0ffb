import { directionOf } from '#contract/locales';
import { fillSentence } from '#contract/text/fill-sentence';
import { plainText } from '#contract/texts/lines';
import { useText } from '../../../content/use-text.ts';
import { Difference } from '../../../parts/texts/difference.tsx';
import { useLineNames } from '../../../parts/texts/line-names.ts';
import styles from './found.module.css';
import type { Replacement } from './use-replacement.ts';

/** Shows what each line becomes; a line can be left out. */
export function ReplaceRows({ replace }: { replace: Replacement }) {
  const { replace: text } = useText('texts');
  const names = useLineNames();
  if (replace.all.length === 0) return <p className={`text-quiet px-pad ${styles.hint}`}>{text.nowhere}</p>;
  return (
    <ul aria-label={text.preview}>
      {replace.all.map(({ id, address: { name, path, locale }, before, after }) => (
        <li key={id} className={`border-b-hair ${styles.replaced}`} data-left={!replace.isChosen(id) || undefined}>
          <label className="flex items-start gap-3 cursor-pointer">
            <input
              type="checkbox"
              checked={replace.isChosen(id)}
              aria-label={fillSentence(text.choose, { name: names.whole(name, path, new Map([[path, plainText(before)]])) })}
              onChange={() => replace.toggle(id)}
            />
            <span className="grid gap-1 min-w-0 flex-1">
              <b className="text-2xs font-600">{names.whole(name, path, new Map([[path, plainText(before)]]))}</b>
              <span lang={locale} dir={directionOf(locale)} className="wrap-anywhere text-start">
                <Difference before={plainText(before)} after={plainText(after)} />
              </span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
