import { useText } from '../../content/use-text.ts';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import type { listKeys } from '../../parts/shortcuts/named-keys.ts';
import styles from './help-sheet.module.css';

export type KeyGroup = ReturnType<typeof listKeys>[number];

/** Keys, by where they act. */
export function KeyGroups({ title, groups }: { title: string; groups: readonly KeyGroup[] }) {
  const text = useText('keys');
  if (groups.length === 0) return null;
  return (
    <section className={styles.keys}>
      <h3>{title}</h3>
      {groups.map(({ scope, title, keys }) => (
        <section key={scope} className={styles.group}>
          <h4 className="label">{title}</h4>
          <dl>
            {keys.map(({ name, keys: pressed }) => (
              <div key={pressed} className="row justify-between gap-4 border-b-hair text-heading text-xs">
                <dt>{name}</dt>
                <dd>
                  <KeyHint keys={pressed} />
                  <span className="visually-hidden">{pressed.replace(' ', ` ${text.andThen} `)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
