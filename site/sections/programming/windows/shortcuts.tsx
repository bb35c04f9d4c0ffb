import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './shortcuts.module.css';

type ShortcutsText = Content<'windows'>['shortcuts'];

/** Lists what is pressed together, the last key last. */
const keys: [keyof ShortcutsText['shortcuts'], string][] = [
  ['create', 'N'],
  ['find', 'F'],
  ['print', 'P'],
];

/** Picture and text on work without a mouse, which slide in from the side. */
export function Shortcuts({ text: { title, text, pictureAlt, shortcuts } }: { text: ShortcutsText }) {
  return (
    <section className="stage border-y bg-surface" aria-labelledby="shortcuts-title">
      <div className={`split ${styles.inner}`} data-reveal="0.5" data-reveal-margin="0px 0px -50px 0px" data-reveal-from="start">
        <Picture name="enter-key" alt={pictureAlt} sizes="(min-width: 64em) 90vw, 200vw" className={`crop ${styles.picture}`} />
        <div className={`grid gap-6 ${styles.text}`}>
          <h2 id="shortcuts-title" className="h2-small">
            {title}
          </h2>
          <p className="text">{text}</p>
          <ul className={`grid gap-3 text-heading ${styles.shortcuts}`}>
            {keys.map(([shortcut, key]) => (
              <li key={shortcut} className="grid items-center">
                <span dir="ltr" translate="no">
                  <kbd className="border-strong text-center text-brand-light">Ctrl</kbd>
                  <kbd className="border-strong text-center text-brand-light">{key}</kbd>
                </span>
                {shortcuts[shortcut]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
