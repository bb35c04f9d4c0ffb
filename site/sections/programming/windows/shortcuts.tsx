import type { Content } from '#site/content/content.ts';
import styles from './shortcuts.module.css';

type ShortcutsText = Content<'windows'>['keys'];

/** What is pressed together, the last key last. */
const keys: [keyof ShortcutsText['shortcuts'], string][] = [
  ['create', 'N'],
  ['find', 'F'],
  ['print', 'P'],
];

/** Work without a mouse, and three pairs of keys that are pressed for it. They slide in from the side. */
export function Shortcuts({ text: { title, text, shortcuts } }: { text: ShortcutsText }) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="keys-title">
      <div className={`wrap split ${styles.inner}`} data-reveal="0.5" data-reveal-margin="0px 0px -50px 0px" data-reveal-from="start">
        <div className={styles.text}>
          <h2 id="keys-title" className="h2-quiet">
            {title}
          </h2>
          <p className="text">{text}</p>
        </div>
        <ul className={styles.shortcuts}>
          {keys.map(([shortcut, key]) => (
            <li key={shortcut}>
              <span dir="ltr" translate="no">
                <kbd>Ctrl</kbd>
                <kbd>{key}</kbd>
              </span>
              {shortcuts[shortcut]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
